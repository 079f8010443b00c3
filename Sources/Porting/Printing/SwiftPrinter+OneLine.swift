/// Expressions that have room in one line.
extension SwiftPrinter {
    /// The columns that are left at this level.
    var room: Int { Self.width - (level + offset) * 4 }

    func prefixed(_ head: String, _ value: SwiftExpression) -> String {
        head + text(value, taken: head.count)
    }

    /// The text of an expression; its further lines are indented relative to the first.
    func text(_ expression: SwiftExpression, taken: Int = 0) -> String {
        if let flat = flat(expression, within: room - taken), flat.count + taken <= room { return flat }
        return broken(expression, taken: taken)
    }

    /// The text in one line, however long, unless the expression needs several: the inside of a literal has no lines.
    func oneLine(_ expression: SwiftExpression) -> String { flat(expression) ?? text(expression) }

    /// The text in one line, as a literal needs it: a semicolon ends each statement of a closure.
    func inQuotes(_ expression: SwiftExpression) -> String {
        var printer = self
        printer.isInQuotes = true
        return printer.oneLine(expression)
    }

    /// The text in one line; nil if the expression needs several, or certainly more than a number of columns.
    ///
    /// The first operands, of which a chain may have many, are written from the inside out.
    func flat(_ expression: SwiftExpression, within columns: Int = .max) -> String? {
        var links: [SwiftExpression] = []
        var first = expression
        while let base = first.firstOperand {
            // Each link takes a column.
            guard links.count <= columns else { return nil }
            links.append(first)
            first = base
        }
        guard var text = flatPart(first) else { return nil }
        for link in links.reversed() {
            if needsParenthesesInside(first, of: link) { text = "(\(text))" }
            guard append(link, to: &text) else { return nil }
            first = link
        }
        return text
    }

    /// An operator and its right operand in one line; those of ranges stand without spaces.
    static func operation(_ sign: String, _ right: String) -> String {
        // A range of members needs the spaces: `.min ... .max`.
        (sign == "..<" || sign == "...") && !right.hasPrefix(".") ? sign + right : " \(sign) \(right)"
    }

    private func needsParenthesesInside(_ base: SwiftExpression, of link: SwiftExpression) -> Bool {
        switch link.kind {
        case .binary(_, let sign, _): needsParentheses(base, sign, true)
        case .cast: needsParentheses(base, "as", true)
        case .conditional: needsParentheses(base, "?", true)
        // A closure is called as it stands.
        case .call: needsParentheses(base, isPrefixed: true)
        default: needsParentheses(base)
        }
    }

    /// Writes the part after the first operand; returns false if it needs several lines.
    private func append(_ link: SwiftExpression, to text: inout String) -> Bool {
        switch link.kind {
        case .member(_, let name): text += ".\(name)"
        case .chained: text += "?"
        case .forced: text += "!"
        case .call(_, let arguments):
            guard let list = flat(arguments, isCall: true) else { return false }
            text += list
        case .element(_, let arguments):
            guard let list = flatList(arguments) else { return false }
            text += "[\(list)]"
        case .binary(_, let sign, let right):
            guard let right = operand(right, of: sign, isLeft: false) else { return false }
            text += Self.operation(sign, right)
        case .conditional(_, let positive, let negative):
            guard let positive = flat(positive), let negative = flat(negative) else { return false }
            text += " ? \(positive) : \(negative)"
        case .cast(_, let word, let type): text += " \(word) \(type)"
        default: return false
        }
        return true
    }

    /// The text of an expression that has no first operand.
    private func flatPart(_ expression: SwiftExpression) -> String? {
        switch expression.kind {
        case .text(let text): return text.contains("\n") ? nil : text
        case .prefix(let sign, let operand): return self.operand(operand, isPrefixed: true).map { sign + $0 }
        case .closure(let closure): return flat(closure)
        case .array(let elements):
            let texts = elements.compactMap { flat($0) }
            return texts.count == elements.count ? "[\(texts.joined(separator: ", "))]" : nil
        case .dictionary(let pairs):
            if pairs.isEmpty { return "[:]" }
            let texts = pairs.compactMap { pair in
                flat(pair.key).flatMap { key in flat(pair.value).map { "\(key): \($0)" } }
            }
            return texts.count == pairs.count ? "[\(texts.joined(separator: ", "))]" : nil
        case .tuple(let elements):
            let texts = elements.compactMap { flat($0) }
            return texts.count == elements.count ? "(\(texts.joined(separator: ", ")))" : nil
        case .attempt(let value): return flat(value).map { "try \($0)" }
        default: return nil
        }
    }

    func flatList(_ arguments: [SwiftExpression.Argument]) -> String? {
        let texts = arguments.compactMap { argument in
            flat(argument.value).map { (argument.label.map { "\($0): " } ?? "") + $0 }
        }
        return texts.count == arguments.count ? texts.joined(separator: ", ") : nil
    }

    /// The arguments of a call, with the closures behind the parentheses.
    func flat(_ arguments: [SwiftExpression.Argument], isCall: Bool) -> String? {
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
    func split(
        _ arguments: [SwiftExpression.Argument]
    ) -> (plain: [SwiftExpression.Argument], closures: [SwiftExpression.Argument]) {
        var count = arguments.count
        while count > 0, !arguments[count - 1].isTold, case .closure = arguments[count - 1].value.kind { count -= 1 }
        return (Array(arguments[..<count]), Array(arguments[count...]))
    }

    func flat(_ closure: SwiftClosure) -> String? {
        guard let head = head(closure) else { return nil }
        if closure.body.isEmpty { return head.isEmpty ? "{}" : "{ \(head) }" }
        let isList = closure.body.count > 1
        guard !isList || isInQuotes else { return nil }
        let lines = closure.body.compactMap { inline([$0], keepsReturn: isList) }
        guard lines.count == closure.body.count, case let body = lines.joined(separator: "; ") else { return nil }
        return head.isEmpty ? "{ \(body) }" : "{ \(head) \(body) }"
    }

    func head(_ closure: SwiftClosure) -> String? {
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
    func inline(_ statements: [SwiftStatement], keepsReturn: Bool = false) -> String? {
        guard statements.count == 1, statements[0].leading.allSatisfy(\.isEmpty), statements[0].trailing == nil else {
            return nil
        }
        switch statements[0].kind {
        case .expression(let value): return flat(value)
        case .returns(let value?): return flat(value).map { keepsReturn ? "return \($0)" : $0 }
        case .returns(nil): return "return"
        case .variable(let word, let name, let type, let value?) where isInQuotes:
            return flat(value).map { "\(word) \(name)\(type.map { ": \($0)" } ?? "") = \($0)" }
        case .word(let word): return word
        default: return nil
        }
    }

    static let precedences: [String: Int] = [
        "=": 0, "+=": 0, "-=": 0, "*=": 0, "/=": 0, "%=": 0, "&=": 0, "|=": 0, "^=": 0, "<<=": 0, ">>=": 0, "<~": 1,
        "<~>": 1, "?": 2, "||": 3,
        "&&": 4, "==": 5, "!=": 5, "===": 5, "!==": 5, "<": 5, ">": 5, "<=": 5, ">=": 5, "??": 6, "as": 7, "..<": 8,
        "...": 8, "+": 9, "-": 9,
        "&+": 9, "&-": 9, "|": 9, "^": 9, "*": 10, "&*": 10, "/": 10, "%": 10, "&": 10, "<<": 11, ">>": 11,
    ]

    /// An operand of an operator, in parentheses where it needs them.
    func operand(_ expression: SwiftExpression, of sign: String, isLeft: Bool) -> String? {
        guard let text = flat(expression) else { return nil }
        return needsParentheses(expression, sign, isLeft) ? "(\(text))" : text
    }

    func needsParentheses(_ expression: SwiftExpression, _ sign: String, _ isLeft: Bool) -> Bool {
        let outer = Self.precedences[sign] ?? 0
        switch expression.kind {
        case .binary(_, let inner, _):
            let inner = Self.precedences[inner] ?? 0
            // Comparisons do not associate; `??` does to the right.
            if inner == 6, outer == 5 { return true }
            // Shifts do not associate, either.
            if inner == 11, outer == 11 { return true }
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

    func needsParentheses(_ expression: SwiftExpression, isPrefixed: Bool = false) -> Bool {
        switch expression.kind {
        case .binary, .conditional, .cast, .attempt, .prefix: true
        case .closure: !isPrefixed
        default: false
        }
    }
}

extension SwiftExpression {
    /// The operand at the beginning of an expression.
    fileprivate var firstOperand: SwiftExpression? {
        switch kind {
        case .member(let base, _), .chained(let base), .forced(let base), .call(let base, _), .element(let base, _),
            .binary(let base, _, _), .conditional(let base, _, _), .cast(let base, _, _):
            base
        default: nil
        }
    }
}
