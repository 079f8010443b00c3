/// Writes Swift: four spaces a level, at most 120 columns where a line can be broken.
struct SwiftPrinter {
    static let width = 120
    private(set) var lines: [String] = []
    var level = 0
    var offset = 0
    /// Whether what is written stands in a literal, which has no lines.
    var isInQuotes = false

    var text: String {
        lines.joined(separator: "\n") + "\n"
    }

    static func text(of statements: [SwiftStatement]) -> String {
        var printer = SwiftPrinter()
        printer.statements(statements)
        return printer.text
    }

    // MARK: Lines

    mutating func line(_ text: String) {
        lines.append(text.allSatisfy { $0 == " " } ? "" : String(repeating: "    ", count: level) + text)
    }

    /// Adds text; each further line keeps its indentation relative to the first.
    private mutating func add(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { self.line(String(line)) }
    }

    mutating func indented(_ body: (inout SwiftPrinter) -> Void) {
        level += 1
        body(&self)
        level -= 1
    }

    // MARK: Statements

    mutating func statements(_ statements: [SwiftStatement], areFirst: Bool = true) {
        for (index, statement) in statements.enumerated() {
            self.statement(statement, isFirst: areFirst && index == 0)
        }
    }

    mutating func blankLine() { line("") }

    mutating func statement(_ statement: SwiftStatement, isFirst: Bool = false) {
        var leading = statement.leading[...]
        if isFirst { leading = leading.drop(while: \.isEmpty) }
        for comment in leading {
            if comment.isEmpty { if lines.last != "" { line("") } } else { add(comment) }
        }
        let before = lines.count
        kind(statement.kind)
        if let trailing = statement.trailing {
            if lines.count > before, !lines[lines.count - 1].isEmpty {
                lines[lines.count - 1] += "  " + trailing
            } else {
                line(trailing)
            }
        }
    }

    mutating func kind(_ kind: SwiftStatement.Kind) {
        switch kind {
        case .expression(let expression):
            add(text(expression))
        case .variable(let words, let name, let type, let value):
            let head = "\(words) \(name)" + (type.map { ": \($0)" } ?? "")
            guard let value else { return add(head) }
            add(prefixed(head + " = ", value))
        case .conditional(let conditions, let body, let otherwise):
            conditional(conditions, body, otherwise, prefix: "")
        case .guarding(let condition, let body):
            if body.count == 1, let only = inline(body, keepsReturn: true),
                "guard \(condition) else { \(only) }".count + level * 4 <= Self.width
            {
                add("guard \(condition) else { \(only) }")
            } else {
                braces("guard \(condition) else", body)
            }
        case .forEach(let name, let list, let body):
            // The brace of a closure would be taken for that of the loop.
            let values = text(list)
            braces("for \(name) in \(values.contains("{") ? "(\(values))" : values)", body)
        case .whileTrue(let condition, let body):
            braces("while \(test(condition))", body)
        case .repeating(let body, let condition):
            braces("repeat", body, end: "} while \(text(condition))")
        case .select(let value, let cases):
            line("switch \(test(value)) {")
            for (pattern, comments, body) in cases {
                for comment in comments { comment.isEmpty ? line("") : add(comment) }
                line(pattern.map { "case \($0.map { text($0) }.joined(separator: ", ")):" } ?? "default:")
                indented { $0.statements(body) }
            }
            line("}")
        case .returns(let value):
            guard let value else { return line("return") }
            add(prefixed("return ", value))
        case .word(let word):
            line(word)
        case .throwing(let value):
            add(prefixed("throw ", value))
        case .attempt(let body, let catches):
            if catches.isEmpty { return braces("do", body) }
            line("do {")
            indented { $0.statements(body) }
            for (pattern, body) in catches {
                line(pattern.isEmpty ? "} catch {" : "} catch \(pattern) {")
                indented { $0.statements(body) }
            }
            line("}")
        case .deferred(let body):
            braces("defer", body)
        case .body(let head, let body):
            if body.isEmpty { add(head + " {}") } else { braces(head, body) }
        case .lines(let lines):
            for text in lines { line(text) }
        case .empty:
            break
        }
    }

    /// A condition, in parentheses where the brace of a closure would be taken for that of the body.
    private func test(_ condition: SwiftExpression) -> String {
        hasClosureBehind(condition) ? "(\(text(condition)))" : text(condition)
    }

    private func hasClosureBehind(_ part: SwiftExpression) -> Bool {
        switch part.kind {
        case .closure: true
        case .call(let callee, let arguments): !split(arguments).closures.isEmpty || hasClosureBehind(callee)
        case .binary(let left, _, let right): hasClosureBehind(left) || hasClosureBehind(right)
        case .conditional(let test, let positive, let negative):
            [test, positive, negative].contains(where: hasClosureBehind)
        case .member(let base, _), .chained(let base), .forced(let base), .prefix(_, let base), .cast(let base, _, _),
            .attempt(let base):
            hasClosureBehind(base)
        default: false
        }
    }

    private mutating func braces(_ head: String, _ body: [SwiftStatement], end: String = "}") {
        add(head + " {")
        indented { $0.statements(body) }
        line(end)
    }

    mutating func conditional(
        _ conditions: [SwiftExpression], _ body: [SwiftStatement], _ otherwise: [SwiftStatement]?, prefix: String
    ) {
        add(prefix + "if " + conditions.map { test($0) }.joined(separator: ", ") + " {")
        indented { $0.statements(body) }
        guard let otherwise else { return line("}") }
        if otherwise.count == 1, otherwise[0].leading.allSatisfy(\.isEmpty), otherwise[0].trailing == nil,
            case .conditional(let conditions, let body, let otherwise) = otherwise[0].kind
        {
            return conditional(conditions, body, otherwise, prefix: "} else ")
        }
        line("} else {")
        indented { $0.statements(otherwise) }
        line("}")
    }
}
