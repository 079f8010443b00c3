import Foundation

/// Lines of Swift, without regard to indentation; imports are kept apart.
struct SourceText {
    let text: String
    let imports: Set<String>
    private let lines: String

    init(_ text: String) {
        self.text = text
        let trimmed = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        imports = Set(trimmed.filter { $0.hasPrefix("import ") })
        let code = trimmed.filter { !$0.hasPrefix("import ") }.drop { $0.isEmpty }
        lines = "\n" + code.joined(separator: "\n") + "\n"
    }

    /// Whether the lines of a block are here, one after the other, and its imports too.
    func contains(_ block: SourceText) -> Bool {
        lines.contains(block.lines) && imports.isSuperset(of: block.imports)
    }
}
