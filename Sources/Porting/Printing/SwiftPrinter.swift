/// Writes Swift: four spaces a level, at most 120 columns where a line can be broken.
struct SwiftPrinter {
    static let width = 120
    private(set) var lines: [String] = []
    private var level = 0

    var text: String {
        lines.joined(separator: "\n") + "\n"
    }

    // MARK: Lines

    private mutating func line(_ text: String) {
        lines.append(text.allSatisfy { $0 == " " } ? "" : String(repeating: "    ", count: level) + text)
    }

    /// Adds text; each further line keeps its indentation relative to the first.
    private mutating func add(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { self.line(String(line)) }
    }

    private mutating func indented(_ body: (inout SwiftPrinter) -> Void) {
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

    private mutating func kind(_ kind: SwiftStatement.Kind) {
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
            braces("while \(text(condition))", body)
        case .repeating(let body, let condition):
            braces("repeat", body, end: "} while \(text(condition))")
        case .select(let value, let cases):
            line("switch \(text(value)) {")
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

    private mutating func braces(_ head: String, _ body: [SwiftStatement], end: String = "}") {
        add(head + " {")
        indented { $0.statements(body) }
        line(end)
    }

    private mutating func conditional(
        _ conditions: [SwiftExpression], _ body: [SwiftStatement], _ otherwise: [SwiftStatement]?, prefix: String
    ) {
        add(prefix + "if " + conditions.map { text($0) }.joined(separator: ", ") + " {")
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

    // MARK: Expressions

    /// The columns that are left at this level.
    private var room: Int { Self.width - (level + offset) * 4 }

    private func prefixed(_ head: String, _ value: SwiftExpression) -> String {
        head + text(value, taken: head.count)
    }

    /// The text of an expression; its further lines are indented relative to the first.
    func text(_ expression: SwiftExpression, taken: Int = 0) -> String {
        if let flat = flat(expression), flat.count + taken <= room { return flat }
        return broken(expression, taken: taken)
    }

    /// The text in one line; nil if the expression needs several.
    private func flat(_ expression: SwiftExpression) -> String? {
        switch expression.kind {
        case .text(let text): return text.contains("\n") ? nil : text
        case .member(let base, let name): return operand(base).map { "\($0).\(name)" }
        case .chained(let base): return operand(base).map { "\($0)?" }
        case .forced(let base): return operand(base).map { "\($0)!" }
        case .call(let callee, let arguments):
            guard let callee = operand(callee), let list = flat(arguments, isCall: true) else { return nil }
            return callee + list
        case .element(let base, let arguments):
            guard let base = operand(base), let list = flatList(arguments) else { return nil }
            return "\(base)[\(list)]"
        case .prefix(let sign, let operand): return self.operand(operand, isPrefixed: true).map { sign + $0 }
        case .binary(let left, let sign, let right):
            guard let left = operand(left, of: sign, isLeft: true), let right = operand(right, of: sign, isLeft: false)
            else {
                return nil
            }
            return sign == "..<" || sign == "..." ? left + sign + right : "\(left) \(sign) \(right)"
        case .conditional(let condition, let positive, let negative):
            guard let condition = operand(condition, of: "?", isLeft: true), let positive = flat(positive),
                let negative = flat(negative)
            else { return nil }
            return "\(condition) ? \(positive) : \(negative)"
        case .cast(let value, let word, let type):
            return operand(value, of: "as", isLeft: true).map { "\($0) \(word) \(type)" }
        case .closure(let closure): return flat(closure)
        case .array(let elements):
            let texts = elements.compactMap(flat)
            return texts.count == elements.count ? "[\(texts.joined(separator: ", "))]" : nil
        case .dictionary(let pairs):
            if pairs.isEmpty { return "[:]" }
            let texts = pairs.compactMap { pair in
                flat(pair.key).flatMap { key in flat(pair.value).map { "\(key): \($0)" } }
            }
            return texts.count == pairs.count ? "[\(texts.joined(separator: ", "))]" : nil
        case .tuple(let elements):
            let texts = elements.compactMap(flat)
            return texts.count == elements.count ? "(\(texts.joined(separator: ", ")))" : nil
        case .attempt(let value): return flat(value).map { "try \($0)" }
        case .commented: return nil
        }
    }

    private func flatList(_ arguments: [SwiftExpression.Argument]) -> String? {
        let texts = arguments.compactMap { argument in
            flat(argument.value).map { (argument.label.map { "\($0): " } ?? "") + $0 }
        }
        return texts.count == arguments.count ? texts.joined(separator: ", ") : nil
    }

    /// The arguments of a call, with the closures behind the parentheses.
    private func flat(_ arguments: [SwiftExpression.Argument], isCall: Bool) -> String? {
        let (plain, closures) = split(arguments)
        guard closures.count < 2, let list = flatList(plain) else { return nil }
        var text = plain.isEmpty && !closures.isEmpty ? "" : "(\(list))"
        for (index, argument) in closures.enumerated() {
            guard let closure = flat(argument.value) else { return nil }
            text += index == 0 ? " \(closure)" : " \(argument.label ?? "_"): \(closure)"
        }
        return text
    }

    /// Separates the arguments in the parentheses from the closures behind them.
    private func split(
        _ arguments: [SwiftExpression.Argument]
    ) -> (plain: [SwiftExpression.Argument], closures: [SwiftExpression.Argument]) {
        var count = arguments.count
        while count > 0, case .closure = arguments[count - 1].value.kind { count -= 1 }
        return (Array(arguments[..<count]), Array(arguments[count...]))
    }

    private func flat(_ closure: SwiftClosure) -> String? {
        guard let head = head(closure) else { return nil }
        if closure.body.isEmpty { return head.isEmpty ? "{}" : "{ \(head) }" }
        guard closure.body.count == 1, let body = inline(closure.body) else { return nil }
        return head.isEmpty ? "{ \(body) }" : "{ \(head) \(body) }"
    }

    private func head(_ closure: SwiftClosure) -> String? {
        var head = closure.captures.isEmpty ? "" : "[\(closure.captures.joined(separator: ", "))]"
        if !closure.parameters.isEmpty {
            let isTyped = closure.parameters.contains { $0.type != nil } || closure.returns != nil
            let names = closure.parameters.map { name, type in type.map { "\(name): \($0)" } ?? name }
            let list = names.joined(separator: ", ")
            if !head.isEmpty { head += " " }
            head += isTyped ? "(\(list))" : list
        } else if closure.returns != nil {
            head += head.isEmpty ? "()" : " ()"
        }
        if let returns = closure.returns { head += " -> \(returns)" }
        return head.isEmpty ? "" : head + " in"
    }

    /// A statement in one line, without its `return`.
    private func inline(_ statements: [SwiftStatement], keepsReturn: Bool = false) -> String? {
        guard statements.count == 1, statements[0].leading.allSatisfy(\.isEmpty), statements[0].trailing == nil else {
            return nil
        }
        switch statements[0].kind {
        case .expression(let value): return flat(value)
        case .returns(let value?): return flat(value).map { keepsReturn ? "return \($0)" : $0 }
        case .returns(nil): return "return"
        case .word(let word): return word
        default: return nil
        }
    }

    private static let precedences: [String: Int] = [
        "=": 0, "+=": 0, "-=": 0, "*=": 0, "/=": 0, "%=": 0, "&=": 0, "|=": 0, "^=": 0, "<<=": 0, ">>=": 0, "<~": 1,
        "<~>": 1, "?": 2, "||": 3,
        "&&": 4, "==": 5, "!=": 5, "===": 5, "!==": 5, "<": 5, ">": 5, "<=": 5, ">=": 5, "??": 6, "as": 7, "..<": 8,
        "...": 8, "+": 9, "-": 9,
        "|": 9, "^": 9, "*": 10, "/": 10, "%": 10, "&": 10, "<<": 11, ">>": 11,
    ]

    /// An operand of an operator, in parentheses where it needs them.
    private func operand(_ expression: SwiftExpression, of sign: String, isLeft: Bool) -> String? {
        guard let text = flat(expression) else { return nil }
        return needsParentheses(expression, sign, isLeft) ? "(\(text))" : text
    }

    private func needsParentheses(_ expression: SwiftExpression, _ sign: String, _ isLeft: Bool) -> Bool {
        let outer = Self.precedences[sign] ?? 0
        switch expression.kind {
        case .binary(_, let inner, _):
            let inner = Self.precedences[inner] ?? 0
            // Comparisons do not associate; `??` does to the right.
            if inner == 6, outer == 5 { return true }
            return inner < outer || inner == outer && (outer == 5 || (sign == "??" ? isLeft : !isLeft))
        case .conditional: return sign != "=" && sign != "<~" || isLeft
        case .cast: return outer >= 7
        case .closure: return isLeft
        case .attempt: return isLeft == false && outer > 0
        case .prefix("try? ", _): return sign != "as"
        default: return false
        }
    }

    /// The operand before a member, call or mark, in parentheses where the operand needs them.
    private func operand(_ expression: SwiftExpression, isPrefixed: Bool = false) -> String? {
        guard let text = flat(expression) else { return nil }
        return needsParentheses(expression, isPrefixed: isPrefixed) ? "(\(text))" : text
    }

    private func needsParentheses(_ expression: SwiftExpression, isPrefixed: Bool = false) -> Bool {
        switch expression.kind {
        case .binary, .conditional, .cast, .attempt, .prefix: true
        case .closure: !isPrefixed
        default: false
        }
    }

    // MARK: Several lines

    private func nested(_ body: (inout SwiftPrinter) -> Void) -> String {
        var printer = SwiftPrinter()
        printer.level = 1
        // Columns count from the level of this printer.
        printer.offset = offset + level
        body(&printer)
        return printer.lines.joined(separator: "\n")
    }

    private var offset = 0

    private func broken(_ expression: SwiftExpression, taken: Int) -> String {
        switch expression.kind {
        case .text(let text): return text
        case .closure(let closure): return broken(closure)
        case .attempt(let value): return "try " + text(value, taken: taken + 4)
        case .commented(let comments, let value): return comments.joined(separator: "\n") + "\n" + text(value)
        case .prefix(let sign, let value):
            return sign + (needsParentheses(value, isPrefixed: true) ? "(\(text(value)))" : text(value))
        case .binary(let left, let sign, let right):
            let first = needsParentheses(left, sign, true) ? "(\(text(left)))" : text(left, taken: taken)
            let second = needsParentheses(right, sign, false) ? "(\(text(right)))" : text(right)
            if (Self.precedences[sign] ?? 0) <= 1 {
                let head = "\(first) \(sign) "
                return head + (needsParentheses(right, sign, false) ? second : text(right, taken: taken + head.count))
            }
            if second.contains("\n"), !first.contains("\n") { return "\(first) \(sign) \(second)" }
            return "\(first)\n    \(sign) " + indentRest(second)
        case .conditional(let condition, let positive, let negative):
            return "\(text(condition))\n    ? \(indentRest(text(positive)))\n    : \(indentRest(text(negative)))"
        case .cast(let value, let word, let type):
            return "\(needsParentheses(value, "as", true) ? "(\(text(value)))" : text(value)) \(word) \(type)"
        case .array(let elements):
            return list("[", elements.map { text($0) }, "]")
        case .tuple(let elements):
            return list("(", elements.map { text($0) }, ")")
        case .dictionary(let pairs):
            return list("[", pairs.map { "\(text($0.key)): \(text($0.value))" }, "]")
        case .member, .chained, .forced, .call, .element:
            return chain(expression, taken: taken)
        }
    }

    private func indentRest(_ text: String) -> String {
        text.replacing("\n", with: "\n    ")
    }

    private func list(_ open: String, _ elements: [String], _ close: String) -> String {
        let body = elements.map { "    " + $0.replacing("\n", with: "\n    ") }.joined(separator: ",\n")
        return "\(open)\n\(body)\(open == "[" ? "," : "")\n\(close)"
    }

    private func broken(_ closure: SwiftClosure) -> String {
        let head = head(closure) ?? ""
        let body = nested { $0.statements(closure.body) }
        return (head.isEmpty ? "{" : "{ \(head)") + "\n" + body + "\n}"
    }

    /// A link of a chain: the text after its base.
    private struct Link {
        var text: String
        var comments: [String] = []
        var isCall = false
    }

    private func chain(_ expression: SwiftExpression, taken: Int) -> String {
        var links: [Link] = []
        var base = expression
        var suffix = ""
        var pending: [String] = []
        var hasCall = false
        while true {
            switch base.kind {
            case .member(let inner, let name):
                links.append(Link(text: ".\(name)" + suffix, comments: pending, isCall: hasCall))
                (base, suffix, pending, hasCall) = (inner, "", [], false)
                continue
            case .chained(let inner):
                (base, suffix) = (inner, "?" + suffix)
                continue
            case .forced(let inner):
                (base, suffix) = (inner, "!" + suffix)
                continue
            case .call(let callee, let arguments):
                (base, suffix, hasCall) = (callee, self.arguments(arguments, taken: taken) + suffix, true)
                continue
            case .element(let inner, let arguments):
                (base, suffix) = (inner, "[\(arguments.map { text($0.value) }.joined(separator: ", "))]" + suffix)
                continue
            case .commented(let comments, let inner):
                // The comments stand before the link that was passed last.
                if links.isEmpty {
                    pending = comments + pending
                } else {
                    links[links.count - 1].comments = comments + links[links.count - 1].comments
                }
                base = inner
                continue
            default:
                break
            }
            break
        }
        links.reverse()
        let first = (needsParentheses(base) ? "(\(text(base)))" : text(base)) + suffix
        // Names before the first call stay with the base.
        var head = first
        var rest = links[...]
        while let link = rest.first, !link.isCall, link.comments.isEmpty {
            head += link.text
            rest = rest.dropFirst()
        }
        let calls = rest.filter(\.isCall).count
        let joined = head + rest.map(\.text).joined()
        let lines = joined.split(separator: "\n", omittingEmptySubsequences: false)
        let fits = (lines.first?.count ?? 0) + taken <= room && lines.allSatisfy { $0.count <= room }
        // Where all links stand in one line, only the last may span lines.
        let isOpen = rest.dropLast().contains { $0.text.contains("\n") }
        if calls <= 1 || fits && !isOpen, rest.allSatisfy(\.comments.isEmpty) { return joined }
        // A capitalized base keeps its first call: RACSignal.merge(…).
        if let link = rest.first, link.comments.isEmpty,
            (head.first?.isUppercase == true && !head.contains("(")) || head.count <= 4,
            !link.text.contains("\n") || rest.count > 1
        {
            head += link.text
            rest = rest.dropFirst()
        }
        var result = head
        // After a closing brace the links stand under it.
        let isUnder = head.contains("\n")
        let newline = isUnder ? "\n" : "\n    "
        for link in rest {
            if link.isCall || !link.comments.isEmpty {
                for comment in link.comments { result += newline + comment.replacing("\n", with: newline) }
                result += newline + link.text.replacing("\n", with: newline)
            } else {
                result += link.text
            }
        }
        return result
    }

    private func arguments(_ list: [SwiftExpression.Argument], taken: Int) -> String {
        if let flat = flat(list, isCall: true), flat.count + taken <= room - 20 { return flat }
        let (plain, closures) = split(list)
        var result = ""
        if let flat = flatList(plain), flat.count <= room - 30 {
            result = plain.isEmpty && !closures.isEmpty ? "" : "(\(flat))"
        } else {
            let texts = plain.map { argument in
                (argument.label.map { "\($0): " } ?? "")
                    + text(argument.value, taken: plain.count == 1 ? taken + 24 : 8)
            }
            result = texts.count == 1 ? "(\(texts[0]))" : self.list("(", texts, ")")
        }
        for (index, argument) in closures.enumerated() {
            // Several closures stand in lines of their own.
            var closure = text(argument.value, taken: taken + 20)
            if closures.count > 1, case .closure(let value) = argument.value.kind { closure = broken(value) }
            result += index == 0 ? " \(closure)" : " \(argument.label ?? "_"): \(closure)"
        }
        return result
    }
}
