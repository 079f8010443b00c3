/// Numbers with a sign that wrap in C, as those of hashes and random numbers do: `h = h * 31 + c`, and `h *= 31` with `h += c`.
///
/// What counts digits does not: `n = n * 10 + d`.
struct HashedNumbers {
    private var multiplied: Set<String> = []
    private var added: Set<String> = []

    var names: Set<String> { multiplied.intersection(added) }

    init(_ body: [Statement]) {
        for statement in body {
            walk(statement) { expression in
                guard case .assignment(let target, let sign, let value) = expression.kind,
                    let place = target.hashedPlace
                else { return }
                switch sign {
                case "*=": if Self.mixes(value) { multiplied.insert(place) }
                case "+=", "-=", "^=":
                    added.insert(place)
                    add(value, to: place)
                case "=": add(value, to: place)
                default: break
                }
            }
        }
    }

    private mutating func add(_ value: Expression, to place: String) {
        walk(value) { part in
            guard case .binary(let left, let sign, let right) = part.kind, left.mentions(place) || right.mentions(place)
            else { return }
            switch sign {
            case "*": if Self.mixes(left) || Self.mixes(right) { multiplied.insert(place) }
            case "<<": if Self.mixes(right) { multiplied.insert(place) }
            case "+", "-", "^": added.insert(place)
            default: break
            }
        }
    }

    /// Whether a factor, or a number of places, is none of those that digits have.
    private static func mixes(_ factor: Expression) -> Bool {
        guard case .number(let text) = factor.withoutParentheses.kind else { return false }
        let number = text.filter { !"uUlL".contains($0) }
        return !["0", "1", "2", "4", "8", "10", "16", "24", "60", "100", "1000"].contains(number)
    }
}

extension FunctionFacts {
    /// Whether a number is computed from one that wraps.
    func isHashed(_ value: Expression) -> Bool { hashed.contains(where: value.mentions) }
}

extension Expression {
    /// The variable or property of the object itself that is set.
    fileprivate var hashedPlace: String? {
        switch kind {
        case .name(let name): name
        case .member(let base, let name, _) where base.localName == "self": "self.\(name)"
        default: nil
        }
    }

    fileprivate func mentions(_ place: String) -> Bool {
        var found = false
        walk(self) { if $0.hashedPlace == place { found = true } }
        return found
    }
}
