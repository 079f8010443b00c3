/// The classes that a function asks its variables for, and the variables that it uses where the answer is no.
struct AskedClasses: Sendable {
    private(set) var classes: [String: Set<String>] = [:]
    /// Variables that are used where they are of another class than the one that is asked for.
    private(set) var usedOtherwise: Set<String> = []

    init() {}

    init(_ body: [Statement]) {
        for statement in body {
            walkStatements(statement) { inner in
                guard case .conditional(let condition, let positive, let negative) = inner.kind else { return }
                note(condition, [positive], [negative].compactMap(\.self))
            }
            walk(statement) { expression in
                switch expression.kind {
                case .conditional(let condition, let positive?, let negative):
                    note(condition, [positive.asStatement], [negative.asStatement])
                case .message(let message):
                    guard let (name, asked) = message.askedClass else { return }
                    classes[name, default: []].insert(asked)
                default: break
                }
            }
        }
    }

    private mutating func note(_ condition: Expression, _ positive: [Statement], _ negative: [Statement]) {
        for name in names(in: condition, isTrue: false) where mentions(positive, name) { usedOtherwise.insert(name) }
        for name in names(in: condition, isTrue: true) where mentions(negative, name) { usedOtherwise.insert(name) }
    }

    /// The variables whose class has been asked for where a condition is true, and is the one for `isTrue`.
    private func names(in condition: Expression, isTrue: Bool) -> [String] {
        switch condition.kind {
        case .parenthesized(let inner): names(in: inner, isTrue: isTrue)
        case .prefix("!", let inner): names(in: inner, isTrue: !isTrue)
        case .binary(let left, let sign, let right) where sign == "&&" || sign == "||":
            names(in: left, isTrue: isTrue) + names(in: right, isTrue: isTrue)
        case .message(let message) where isTrue: [message.askedClass?.name].compactMap(\.self)
        default: []
        }
    }

    private func mentions(_ statements: [Statement], _ name: String) -> Bool {
        var found = false
        for statement in statements {
            walk(statement) { expression in
                if case .name(name) = expression.kind { found = true }
            }
        }
        return found
    }
}

extension Message {
    /// The variable and the class of `[x isKindOfClass:[C class]]`.
    fileprivate var askedClass: (name: String, asked: String)? {
        guard selector == "isKindOfClass:", case .name(let name) = receiver.kind,
            let asked = arguments[0].classWord
        else { return nil }
        return (name, asked)
    }
}

extension Expression {
    fileprivate var asStatement: Statement { Statement(kind: .expression(self), tokens: tokens) }
}
