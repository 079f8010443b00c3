/// The macros of a program that are expanded where they are used, as the preprocessor does.
///
/// A macro whose value is a single operand becomes a constant. A value with an operator outside of parentheses takes part
/// in the precedence around its use, and a macro with parameters takes expressions as they stand: their texts are put in the
/// places of their uses before the file is read.
struct MacroTable: Sendable {
    private struct Macro: Sendable {
        /// Nil for a macro without parentheses.
        let parameters: [String]?
        let body: String
    }

    private var macros: [String: Macro] = [:]

    init(_ texts: [String] = []) {
        for text in texts where text.contains("#define") || text.contains("# define") {
            let source = SourceText(text)
            for token in source.tokens where token.kind == .directive { note(source.text(of: token)) }
        }
    }

    mutating func add(_ other: MacroTable) { macros.merge(other.macros) { own, _ in own } }

    func contains(_ name: String) -> Bool { macros[name] != nil }

    private mutating func note(_ directive: String) {
        let text = directive.replacing("\\\n", with: " ")
        guard let match = text.wholeMatch(of: /#\s*define\s+(\w+)(\(([^)]*)\))?\s*(.*)/.dotMatchesNewlines()) else {
            return
        }
        let body = String(match.4)
        guard !body.isEmpty, isExpression(body) else { return }
        let parameters = match.3.map { $0.split(separator: ",").map { $0.filter { !$0.isWhitespace } } }
        if let parameters {
            guard parameters.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else { return }
        } else if !hasOpenOperator(body) {
            return
        }
        macros[String(match.1)] = Macro(parameters: parameters, body: body)
    }

    /// Whether a body is an expression, and neither statements, a declaration, nor made of pieces of words.
    private func isExpression(_ body: String) -> Bool {
        let source = SourceText(body)
        var depth = 0
        for token in source.tokens where token.kind != .end {
            switch source.text(of: token) {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "{", "}", ";", "#", "##", "do", "return", "for", "while", "if", "typeof", "__typeof__", "__VA_ARGS__",
                "NSLog", "^", "@":
                return false
            default: if token.kind == .directive || token.kind == .atWord { return false }
            }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// Whether an operator stands outside of parentheses, which takes part in the precedence around a use.
    private func hasOpenOperator(_ body: String) -> Bool {
        let source = SourceText(body)
        var depth = 0
        for (index, token) in source.tokens.enumerated() where token.kind == .symbol {
            switch source.text(of: token) {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case ".", ",", "->": continue
            default: if depth == 0, index > 0 { return true }
            }
        }
        return false
    }

    // MARK: Expanding

    /// The text with the macros' bodies in the places of their uses; lines keep their numbers.
    func expanded(_ text: String) -> String {
        guard !macros.isEmpty, macros.keys.contains(where: { text.contains($0) }) else { return text }
        return expanded(text, without: [])
    }

    private func expanded(_ text: String, without names: Set<String>) -> String {
        let source = SourceText(text)
        let tokens = source.tokens
        var result = ""
        var end = 0
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            let word = token.kind == .word ? source.text(of: token) : ""
            guard let macro = macros[word], !names.contains(word),
                let use = use(of: macro, at: index, in: source)
            else {
                index += 1
                continue
            }
            result += source.text(end..<token.start)
            result += expanded(use.body, without: names.union([word]))
            end = tokens[use.last].end
            index = use.last + 1
        }
        return result + source.text(end..<(tokens.last?.start ?? 0))
    }

    /// The body of a macro with its arguments, and the last token of the use.
    private func use(of macro: Macro, at index: Int, in source: SourceText) -> (body: String, last: Int)? {
        guard let parameters = macro.parameters else { return (macro.body, index) }
        let tokens = source.tokens
        guard index + 1 < tokens.count, source.text(of: tokens[index + 1]) == "(" else { return nil }
        var arguments: [String] = []
        var depth = 0
        var start = tokens[index + 1].end
        var last = index + 1
        while last < tokens.count, tokens[last].kind != .end {
            switch source.text(of: tokens[last]) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 1:
                arguments.append(source.text(start..<tokens[last].start))
                start = tokens[last].end
            default: break
            }
            if depth == 0 { break }
            last += 1
        }
        guard depth == 0 else { return nil }
        arguments.append(source.text(start..<tokens[last].start))
        guard arguments.count == parameters.count else { return nil }
        let values = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
        let body = SourceText(macro.body)
        var result = ""
        var end = 0
        for token in body.tokens where token.kind == .word {
            guard let value = values[body.text(of: token)] else { continue }
            result += body.text(end..<token.start) + value.trimmingPrefix { $0 == " " }
            end = token.end
        }
        return (result + body.text(end..<(body.tokens.last?.start ?? 0)), last)
    }
}
