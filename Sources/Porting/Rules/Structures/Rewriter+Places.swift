/// Lists in braces whose elements say their places.
extension Rewriter {
    /// The elements of a list in their places, with zero in those that it does not name; nil where a place is not known.
    func placed(_ elements: [Expression]) -> [Expression]? {
        guard elements.contains(where: { $0.place != nil }) else { return elements }
        var list: [Int: Expression] = [:]
        var next = 0
        for element in elements {
            if let (place, value) = element.place {
                guard let number = number(of: place.withoutParentheses), (0..<1_000).contains(number) else {
                    return nil
                }
                next = number
                list[next] = value
            } else {
                list[next] = element
            }
            next += 1
        }
        return (0...(list.keys.max() ?? 0)).map {
            list[$0] ?? Expression(kind: .name("NULL"), tokens: elements[0].tokens)
        }
    }

    /// The number of a place in a list: `2`, `0x1F`, `'a'`, or a constant of an enumeration; nil for another expression.
    private func number(of place: Expression) -> Int? {
        switch place.kind {
        case .name(let name): return model.rawValues[name]
        case .character(let text):
            let inside = Array(swiftLiteral(text).utf8)
            return inside.count == 1 ? Int(inside[0]) : ["\\\\": 0x5C, "\\'": 0x27, "\\\"": 0x22][swiftLiteral(text)]
        default:
            var probe = self
            return probe.expression(place).plain.flatMap(Self.literal).flatMap { Int(exactly: $0) }
        }
    }
}

extension Expression {
    /// The place and the value of an element of a list: `[2] = x`.
    fileprivate var place: (place: Expression, value: Expression)? {
        guard case .assignment(let target, "=", let value) = kind, case .parenthesized(let place) = target.kind else {
            return nil
        }
        return (place, value)
    }
}
