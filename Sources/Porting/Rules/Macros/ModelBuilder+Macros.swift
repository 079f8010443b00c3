/// The macros of the program that stand for values.
extension ModelBuilder {
    /// `#define NAME @"text"`: the other files know that the name is a value, and of which type.
    mutating func noteConstantMacro(_ text: String) {
        guard let match = text.wholeMatch(of: /#\s*define\s+(\w+)\s+(\S.*?)\s*/) else { return }
        let (name, body) = (String(match.1), match.2)
        guard rewriter.model.globals[name] == nil else { return }
        if body.wholeMatch(of: /@"(?:[^"\\]|\\.)*"/) != nil {
            rewriter.model.globals[name] = .string
        } else if body.contains(where: { $0 == "[" || $0 == "(" || $0 == "\"" }) {
            // An expression: other names may stand for classes.
            rewriter.model.globals[name] = .unknown
        }
    }

    /// The types of the values that macros stand for, which the files know that use them.
    mutating func typeMacros(_ files: [Rewriter.File]) {
        let definition = /#\s*define\s+(\w+)\s+(\S.*?)\s*/.dotMatchesNewlines()
        for file in files + files {
            for case .directive(let text) in file.tree.items.map(\.kind) where text.isDefinition {
                guard let match = text.wholeMatch(of: definition),
                    model.globals[String(match.1), default: .unknown] == .unknown,
                    !model.macros.contains(String(match.1)), !MacroTable.isOfLibrary(match.1)
                else { continue }
                var probe = rewriter
                probe.file = file
                guard let value = probe.macroValue(match.2) else { continue }
                rewriter.model.globals[String(match.1)] = value.swift.type
            }
        }
    }
}
