/// Variables of headers, of which each file that includes the header has one of its own.
extension Rewriter {
    /// A variable outside of classes; asks for a review of a static one of a header that the program sets.
    mutating func fileVariable(_ variable: Variable, _ tokens: Range<Int>, of program: Program) -> [SwiftStatement] {
        var written = global(variable, tokens, of: program)
        guard variable.type.isStatic, file.isHeader, model.assignedNames.contains(variable.name),
            !variable.type.qualifiers.contains("const"), !written.isEmpty
        else { return written }
        let message = "Each file that includes the header had a variable of its own: here, all share it."
        note("RAC-3069", .review, message, at: tokens)
        written[0].leading.append("// review RAC-3069: \(message)")
        return written
    }
}
