/// Enumerations and options, and the numbers of their cases.
extension Rewriter {
    /// Writes an enumeration: options as a set, open ones as a structure, others as an enumeration of Swift.
    mutating func enumeration(_ enumeration: Enumeration) -> [SwiftStatement] {
        guard let name = enumeration.name else {
            var next = "0"
            return enumeration.cases.map { entry in
                let value = caseValue(entry, next)
                next = Self.successor(of: value, entry.name)
                return SwiftStatement(
                    leading: leading(of: entry.tokens),
                    kind: .variable("let", name: entry.name, type: nil, SwiftExpression(value)))
            }
        }
        let names = caseNames(enumeration)
        var body: [SwiftStatement] = []
        if enumeration.isOptions {
            body.append(SwiftStatement(kind: .lines(["let rawValue: Int"])))
            var next = "0"
            for (entry, short) in zip(enumeration.cases, names) {
                let line: String
                if let options = entry.value.flatMap({ options(in: $0) }) {
                    line = "static let \(short): \(name) = [\(options.joined(separator: ", "))]"
                    next = "\(name).\(short).rawValue + 1"
                } else {
                    let value = caseValue(entry, next)
                    let zero = "static let \(short): \(name) = []"
                    line = value == "0" ? zero : "static let \(short) = \(name)(rawValue: \(value))"
                    next = Self.successor(of: value, "\(name).\(short).rawValue")
                }
                add(SwiftStatement(kind: .lines([line])), of: entry, to: &body)
            }
            attachEnd(enumeration, &body)
            return [SwiftStatement(kind: .body(head: "struct \(name): OptionSet", body))]
        }
        if model.openEnumerations.contains(name) {
            body.append(SwiftStatement(kind: .lines(["var rawValue = 0"])))
            var next = "0"
            for (entry, short) in zip(enumeration.cases, names) {
                let value = caseValue(entry, next)
                next = Self.successor(of: value, "\(name).\(short).rawValue")
                add(
                    SwiftStatement(kind: .lines(["static let \(short) = \(name)(rawValue: \(value))"])), of: entry,
                    to: &body)
            }
            attachEnd(enumeration, &body)
            return [SwiftStatement(kind: .body(head: "struct \(name): RawRepresentable, Hashable", body))]
        }
        for (entry, short) in zip(enumeration.cases, names) {
            let value = entry.value.map { number($0) }
            let text = value.map { " = \(SwiftPrinter().text($0))" } ?? ""
            add(SwiftStatement(kind: .lines(["case \(short)\(text)"])), of: entry, to: &body)
        }
        attachEnd(enumeration, &body)
        return [SwiftStatement(kind: .body(head: "enum \(name): Int", body))]
    }

    /// What a case is: what is written, or one more than the case before it.
    private mutating func caseValue(_ entry: Enumeration.Case, _ next: String) -> String {
        entry.value.map { SwiftPrinter().oneLine(number($0)) } ?? next
    }

    /// The number of a case; a constant that is no number in Swift is by hand.
    private mutating func number(_ value: Expression) -> SwiftExpression {
        let number = plainNumber(expression(value, as: .int))
        if !number.type.isInteger, !number.type.isBool, number.type != .unknown {
            giveUp("RAC-3002", "What this case stands for is no number in Swift: write the number.")
        }
        return number
    }

    private static func successor(of value: String, _ name: String) -> String {
        Int(value).map { "\($0 + 1)" } ?? "\(name) + 1"
    }

    /// The cases that a value joins; nil where it has other parts.
    private func options(in value: Expression) -> [String]? {
        switch value.withoutParentheses.kind {
        case .name(let other): return model.cases[other].map { [".\($0.name)"] }
        case .binary(let left, "|", let right):
            guard let first = options(in: left), let second = options(in: right) else { return nil }
            return first + second
        default: return nil
        }
    }

    private mutating func leading(of tokens: Range<Int>) -> [String] {
        let around = comments(before: tokens.lowerBound)
        return [around.trailing].compactMap { $0 } + around.leading
    }

    /// Adds a case with its comments; a comment that ends the line of the case before stands there.
    private mutating func add(_ statement: SwiftStatement, of entry: Enumeration.Case, to body: inout [SwiftStatement])
    {
        let around = comments(before: entry.tokens.lowerBound)
        var statement = statement
        if let trailing = around.trailing {
            if body.isEmpty { statement.leading.append(trailing) } else { body[body.count - 1].trailing = trailing }
        }
        statement.leading += around.leading
        body.append(statement)
    }

    /// Comments after the cases stand after them.
    private mutating func attachEnd(_ enumeration: Enumeration, _ body: inout [SwiftStatement]) {
        guard let last = enumeration.cases.last else { return }
        for token in [last.tokens.upperBound, last.tokens.upperBound + 1] where token < source.tokens.count {
            guard word(token) == "}" || word(token) == "," else { continue }
            let around = comments(before: token)
            if let trailing = around.trailing { body[body.count - 1].trailing = trailing }
            let lines = around.leading.filter { !$0.isEmpty }
            if !lines.isEmpty { body.append(SwiftStatement(leading: lines, kind: .empty)) }
        }
    }
}
