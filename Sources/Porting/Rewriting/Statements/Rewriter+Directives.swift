extension Rewriter {
    /// The lines of Swift for a directive.
    mutating func directive(_ text: String, _ tokens: Range<Int>) -> [String] {
        let body = text.dropFirst().drop { $0 == " " || $0 == "\t" }
        let word = body.prefix { $0.isLetter }
        let rest = body.dropFirst(word.count).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        switch word {
        case "import", "include":
            noteImport(rest)
            return []
        case "pragma":
            if rest.hasPrefix("mark") {
                let title = rest.dropFirst(4).drop { $0 == " " }
                return title.isEmpty || title == "-" ? [] : ["// MARK: \(title)"]
            }
            return []
        case "if", "elif", "ifdef", "ifndef":
            let line = word == "elif" ? "#elseif" : "#if"
            if let condition = SwiftCondition.of(rest) {
                return ["\(line) \(word == "ifndef" ? "!" : "")\(condition)"]
            }
            // The branches stay apart, so that the code after them keeps its meaning.
            return byHand("RAC-3053", "Swift cannot ask \(rest): decide which branch it compiles.", tokens)
                + ["\(line) true"]
        case "else": return ["#else"]
        case "endif": return ["#endif"]
        case "define": return definition(rest, tokens)
        case "undef": return []
        case "warning", "error": return ["#\(word)(\"\(rest.replacing("\"", with: "\\\""))\")"]
        default: return ["// \(text)"]
        }
    }

    private mutating func noteImport(_ text: String) {
        if text.contains("UIKit") || text.contains("AppKit") || text.contains("Cocoa/") {
            modules.insert("CompatShims")
        }
        if text.contains("ReactiveCocoa") || text.contains("ReactiveObjC") || text.contains("RAC") {
            modules.insert("RACCompat")
        }
    }

    private mutating func definition(_ rest: String, _ tokens: Range<Int>) -> [String] {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let after = rest.dropFirst(name.count)
        if after.isEmpty { return [] }  // it guards an include, or sets a flag
        // What their uses become is known.
        if MacroTable.isOfLibrary(name) { return [] }
        if name.contains("RELEASE"), name.uppercased() == name, after.contains("release") { return [] }
        if after.first == "(", model.logMacros[String(name)] != nil { return [] }
        if model.macros.contains(String(name)) {
            return ["// Expanded where it is used:"] + originalLines(tokens).map { "// \($0)" }
        }
        guard after.first == " " else {
            if !model.called.contains(String(name)) {
                return ["// Used nowhere:"] + originalLines(tokens).map { "// \($0)" }
            }
            return byHand("RAC-3022", "A macro with parameters becomes a function.", tokens)
        }
        // The value is read as the first value of a variable.
        let value = after.dropFirst()
        let file = File(name: file.name, text: "id x = \(value);")
        guard case .variables(let variables)? = file.tree.items.first?.kind, file.tree.items.count == 1,
            let initial = variables.first?.initial
        else { return byHand("RAC-3022", "What the macro stands for is no value.", tokens) }
        var inner = self
        inner.file = file
        inner.placedComments = PlacedComments()
        let written = inner.expression(initial)
        guard inner.obstacle == nil else { return byHand("RAC-3022", "What the macro stands for is no value.", tokens) }
        model.globals[String(name)] = written.type
        // The macro of a file that no other file reads.
        let access = self.file.hasBodies && !self.file.isHeader ? "private " : ""
        let word = written.type.isSendable || written.isLiteral ? "let" : "nonisolated(unsafe) let"
        return ["\(access)\(word) \(name) = \(SwiftPrinter().text(written))"]
    }
}
