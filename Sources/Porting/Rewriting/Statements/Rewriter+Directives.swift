extension Rewriter {
    /// The declaration that a directive at the top of a file becomes, or its lines.
    mutating func directiveItem(_ text: String, _ tokens: Range<Int>) -> [SwiftStatement] {
        if let match = text.wholeMatch(of: /#\s*define\s+(.*)/.dotMatchesNewlines()) {
            return definition(match.1.split(whereSeparator: \.isWhitespace).joined(separator: " "), tokens)
        }
        let lines = directive(text, tokens)
        return lines.isEmpty ? [] : [SwiftStatement(kind: .lines(lines))]
    }

    /// The lines of Swift for a directive, which may stand in a function.
    mutating func directive(_ text: String, _ tokens: Range<Int>, isLocal: Bool = false) -> [String] {
        let word = text.directiveWord
        let rest = text[word.endIndex...].split(whereSeparator: \.isWhitespace).joined(separator: " ")
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
            return condition(rest, String(word), tokens)
        case "else": return ["#else"]
        case "endif": return ["#endif"]
        case "define":
            return SwiftPrinter.text(of: definition(rest, tokens, isLocal: isLocal)).split(separator: "\n").map(
                String.init)
        case "undef": return []
        case "warning", "error": return ["#\(word)(\"\(rest.replacing("\"", with: "\\\""))\")"]
        default: return ["// \(text)"]
        }
    }

    /// The lines for a condition, in which what the program defines itself is true or false.
    private mutating func condition(_ text: String, _ word: String, _ tokens: Range<Int>) -> [String] {
        let line = word == "elif" ? "#elseif" : "#if"
        let resolved = model.macros.flags.resolved(text, word)
        guard let condition = SwiftCondition.of(resolved) else {
            // The branches stay apart, so that the code after them keeps its meaning.
            return byHand("RAC-3053", "Swift cannot ask \(text): decide which branch it compiles.", tokens)
                + ["\(line) true"]
        }
        let written = "\(line) \(word == "ifndef" ? "!" : "")\(condition)"
        // A name that has a value unless the build gives it another asks for the build's.
        let names = word == "ifndef" ? [] : model.macros.flags.uncertain(in: resolved)
        guard !names.isEmpty else { return [written] }
        let list = names.joined(separator: ", ")
        let message = "The program defines \(list) itself: pass -D to the compiler of Swift where it is true."
        note("RAC-3053", .review, message, at: tokens)
        return ["// review RAC-3053: \(message)", written]
    }

    /// The places of conditions that choose headers, and nothing else: in Swift, nothing is left of them.
    func choicesOfImports(_ items: [Item]) -> Set<Int> {
        var choices: Set<Int> = []
        var open: [(start: Int, chooses: Bool)] = []
        for (index, item) in items.enumerated() {
            guard case .directive(let text) = item.kind else {
                if !open.isEmpty { open[open.count - 1].chooses = false }
                continue
            }
            switch text.conditionStep {
            case 1: open.append((index, true))
            case -1:
                guard let (start, chooses) = open.popLast() else { continue }
                if chooses { choices.formUnion(start...index) }
                if !chooses, !open.isEmpty { open[open.count - 1].chooses = false }
            default:
                let isPart =
                    text.isImport || text.definesLibraryMacro
                    || ["else", "elif", "pragma"].contains(text.directiveWord)
                if !isPart, !open.isEmpty { open[open.count - 1].chooses = false }
            }
        }
        return choices
    }

    /// Notes what a directive imports that stands in such a condition; nothing is written for it.
    mutating func chosen(_ item: Item) -> [SwiftStatement] {
        if case .directive(let text) = item.kind, text.isImport { _ = directive(text, item.tokens) }
        return []
    }

    private mutating func noteImport(_ text: String) {
        if text.contains("UIKit") || text.contains("AppKit") || text.contains("Cocoa/") {
            modules.insert("CompatShims")
        }
        if text.contains("ReactiveCocoa") || text.contains("ReactiveObjC") || text.contains("RAC") {
            modules.insert("RACCompat")
        }
    }

    /// What macros begin with that stand beside declarations, or in conditions alone: they have no value.
    private static let ofDeclarations = ["_Pragma(", "__attribute__(", "__attribute__ (", "__has_"]

    private mutating func definition(_ rest: String, _ tokens: Range<Int>, isLocal: Bool = false) -> [SwiftStatement] {
        func lines(_ lines: [String]) -> [SwiftStatement] { [SwiftStatement(kind: .lines(lines))] }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let after = rest.dropFirst(name.count)
        if after.isEmpty { return [] }  // it guards an include, or sets a flag
        // What their uses become is known.
        if MacroTable.isOfLibrary(name) { return [] }
        if after.first == "(", model.logMacros[String(name)] != nil { return [] }
        if Self.ofDeclarations.contains(where: after.dropFirst().hasPrefix) { return [] }
        if model.macros.contains(String(name)) {
            return lines(["// Expanded where it is used:"] + originalLines(tokens).map { "// \($0)" })
        }
        guard after.first == " " else {
            if !model.called.contains(String(name)) {
                return lines(["// Used nowhere:"] + originalLines(tokens).map { "// \($0)" })
            }
            return lines(byHand("RAC-3022", "A macro with parameters becomes a function.", tokens))
        }
        guard let value = macroValue(after.dropFirst()) else {
            return lines(byHand("RAC-3022", "What the macro stands for is no value.", tokens))
        }
        model.globals[String(name)] = value.swift.type
        // The macro of a file that no other file reads.
        let access = self.file.hasBodies && !self.file.isHeader && !isLocal ? "private " : ""
        // A macro is evaluated at each use: the time of day is another one then.
        if !value.isConstant, let type = value.swift.type.text {
            let body = SwiftStatement(kind: .expression(value.swift))
            return [SwiftStatement(kind: .body(head: "\(access)var \(globalName(String(name))): \(type)", [body]))]
        }
        let word = isLocal || value.swift.type.isSendable || value.swift.isLiteral ? "let" : "nonisolated(unsafe) let"
        // The types that the value alone does not give.
        let isStated = [.set(.named("Calendar.Component")), .named("Float")].contains(value.swift.type)
        let type = isStated ? value.swift.type.text : nil
        return [SwiftStatement(kind: .variable(access + word, name: globalName(String(name)), type: type, value.swift))]
    }

    /// The value of a macro without parameters, and whether it is the same at each use; nil for statements and declarations.
    mutating func macroValue(_ body: Substring) -> (swift: SwiftExpression, isConstant: Bool)? {
        // It is read as the first value of a variable.
        let file = File(name: file.name, text: "id x = \(body);", macros: model.macros)
        guard case .variables(let variables)? = file.tree.items.first?.kind, file.tree.items.count == 1,
            let initial = variables.first?.initial
        else { return nil }
        var inner = self
        inner.file = file
        inner.placedComments = PlacedComments()
        var swift = inner.expression(initial)
        guard inner.obstacle == nil else { return nil }
        if swift.type.wrapped == .named("Calendar.Component") {
            swift = units(swift)
        }
        modules.formUnion(inner.modules)
        var isConstant = true
        walk(initial) { part in
            switch part.kind {
            case .message, .call, .member: isConstant = false
            case .name(let name) where model.globals[name] != nil: isConstant = false
            default: break
            }
        }
        return (swift, isConstant)
    }
}

extension String {
    /// The word of a directive, after its sign.
    var directiveWord: Substring {
        dropFirst().drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter }
    }

    fileprivate var isImport: Bool { ["import", "include"].contains(directiveWord) }

    /// Whether a directive defines a macro of a library again, where that is missing: `NS_ENUM` of older systems.
    fileprivate var definesLibraryMacro: Bool {
        isDefinition
            && MacroTable.isOfLibrary(
                MacroFlags.parts(of: self).rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// What a directive adds to the number of conditions that the lines after it stand in.
    var conditionStep: Int {
        switch directiveWord {
        case "if", "ifdef", "ifndef": 1
        case "endif": -1
        default: 0
        }
    }
}
