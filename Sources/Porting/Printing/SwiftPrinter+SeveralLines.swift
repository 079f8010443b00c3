/// Expressions that need several lines: chains, closures, lists.
extension SwiftPrinter {
    private func nested(_ body: (inout SwiftPrinter) -> Void) -> String {
        var printer = SwiftPrinter()
        printer.level = 1
        // Columns count from the level of this printer.
        printer.offset = offset + level
        body(&printer)
        return printer.lines.joined(separator: "\n")
    }

    func broken(_ expression: SwiftExpression, taken: Int) -> String {
        switch expression.kind {
        case .text(let text): return text
        case .closure(let closure): return broken(closure)
        case .attempt(let value): return "try " + text(value, taken: taken + 4)
        case .commented(let comments, let value): return comments.joined(separator: "\n") + "\n" + text(value)
        case .prefix(let sign, let value):
            return sign + (needsParentheses(value, isPrefixed: true) ? "(\(text(value)))" : text(value))
        case .binary: return brokenOperators(expression, taken: taken)
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

    /// Writes operators from the innermost operand on; the operators of a line that is too long begin lines.
    private func brokenOperators(_ expression: SwiftExpression, taken: Int) -> String {
        var outer: [(sign: String, right: SwiftExpression)] = []
        var first = expression
        while case .binary(let left, let sign, let right) = first.kind {
            outer.append((sign, right))
            first = left
            if needsParentheses(left, sign, true) { break }
        }
        guard let inner = outer.last else { return text(expression, taken: taken) }
        let isInner = needsParentheses(first, inner.sign, true)
        var text = isInner ? "(\(self.text(first)))" : self.text(first, taken: taken)
        // The same in one line, as long as there is room for it.
        var short = isInner ? flat(first).map { "(\($0))" } : flat(first)
        for (index, (sign, right)) in outer.reversed().enumerated() {
            short = short.flatMap { left in
                guard left.count + taken <= room, let right = operand(right, of: sign, isLeft: false) else {
                    return nil
                }
                return left + Self.operation(sign, right)
            }
            if let short, short.count + taken <= room, index < outer.count - 1 {
                text = short
                continue
            }
            add(sign, right, to: &text, taken: taken)
        }
        return text
    }

    /// Writes an operator and its right operand behind the left one.
    private func add(_ sign: String, _ right: SwiftExpression, to text: inout String, taken: Int) {
        let isInner = needsParentheses(right, sign, false)
        let second = isInner ? "(\(self.text(right)))" : self.text(right)
        if (Self.precedences[sign] ?? 0) <= 1 {
            text += " \(sign) "
            text += isInner ? second : self.text(right, taken: taken + text.count)
        } else if second.contains("\n"), !text.contains("\n") {
            text += " \(sign) \(second)"
        } else {
            text += "\n    \(sign) " + indentRest(second)
        }
    }

    private func indentRest(_ text: String) -> String {
        text.replacing("\n", with: "\n    ")
    }

    func list(_ open: String, _ elements: [String], _ close: String) -> String {
        let body = elements.map { "    " + $0.replacing("\n", with: "\n    ") }.joined(separator: ",\n")
        return "\(open)\n\(body)\(open == "[" ? "," : "")\n\(close)"
    }

    func broken(_ closure: SwiftClosure) -> String {
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

    func arguments(_ list: [SwiftExpression.Argument], taken: Int) -> String {
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
