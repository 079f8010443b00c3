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
        case "if", "elif":
            return ["#\(word == "if" ? "if" : "elseif") \(condition(rest))"]
        case "ifdef": return ["#if \(condition(rest))"]
        case "ifndef": return ["#if !\(condition(rest))"]
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

    /// The condition of a directive, in the words of Swift.
    private func condition(_ text: String) -> String {
        var result = text.replacing("defined(", with: "(").replacing("defined ", with: "")
        for (old, new) in [
            ("TARGET_OS_IPHONE", "os(iOS)"), ("TARGET_OS_IOS", "os(iOS)"), ("TARGET_OS_MAC", "os(macOS)"),
            ("TARGET_OS_OSX", "os(macOS)"),
            ("TARGET_IPHONE_SIMULATOR", "targetEnvironment(simulator)"),
            ("TARGET_OS_SIMULATOR", "targetEnvironment(simulator)"), ("TARGET_OS_TV", "os(tvOS)"),
        ] { result = result.replacing(old, with: new) }
        if result == "0" || result == "NO" { return "false" }
        if result == "1" || result == "YES" { return "true" }
        return result
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
        inner.placedComments = []
        let written = inner.expression(initial)
        guard inner.obstacle == nil else { return byHand("RAC-3022", "What the macro stands for is no value.", tokens) }
        model.globals[String(name)] = written.type
        return ["let \(name) = \(SwiftPrinter().text(written))"]
    }
}
