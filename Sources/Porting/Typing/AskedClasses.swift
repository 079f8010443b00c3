/// The classes that a function asks its variables for, and the variables that it uses where the answer is no.
struct AskedClasses: Sendable {
    private(set) var classes: [String: Set<String>] = [:]
    /// Variables that are used where they are of another class than the one that is asked for.
    private(set) var usedOtherwise: Set<String> = []

    init() {}

    /// The selectors that variables are asked for: `[x respondsToSelector:@selector(length)]`.
    private(set) var selectors: [String: Set<String>] = [:]
    /// The variables that hold `[NSNull null]`.
    private var nulls: Set<String> = []

    init(_ body: [Statement]) {
        for statement in body {
            walkStatements(statement) { inner in
                guard case .declaration(let variables) = inner.kind else { return }
                nulls.formUnion(variables.filter { $0.initial?.literalClass == "NSNull" }.map(\.name))
            }
        }
        for statement in body {
            walkStatements(statement) { inner in
                guard case .conditional(let condition, let positive, let negative) = inner.kind else { return }
                note(condition, [positive], [negative].compactMap(\.self))
            }
            walk(statement) { expression in
                switch expression.kind {
                case .conditional(let condition, let positive?, let negative):
                    note(condition, [positive.asStatement], [negative.asStatement])
                case .message(let message) where message.selector == "respondsToSelector:":
                    guard let name = message.receiver.localName,
                        case .atWord(_, let selector) = message.arguments[0].kind
                    else { return }
                    selectors[name, default: []].insert(selector.filter { !$0.isWhitespace })
                default:
                    guard let (object, asked) = expression.askedClass(nulls), let name = object.localName else {
                        return
                    }
                    classes[name, default: []].insert(asked)
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
        case .message where isTrue: [condition.askedClass(nulls)?.object.localName].compactMap(\.self)
        default: []
        }
    }

    private func mentions(_ statements: [Statement], _ name: String) -> Bool {
        statements.contains { $0.mentions(name) }
    }
}

extension Expression {
    /// The object whose class is asked for, and the class: of `[x isKindOfClass:[C class]]`, `x == [NSNull null]` and
    /// `[x isEqual:[NSNull null]]`.
    ///
    /// - Parameter nulls: The variables that hold `[NSNull null]`.
    func askedClass(_ nulls: Set<String> = []) -> (object: Expression, asked: String)? {
        func isNull(_ value: Expression) -> Bool {
            value.literalClass == "NSNull" || value.localName.map(nulls.contains) == true
        }
        let (one, other): (Expression, Expression)
        switch kind {
        case .message(let message) where message.selector == "isKindOfClass:":
            return message.arguments[0].classWord.map { (message.receiver.withoutCasts, $0) }
        case .message(let message) where message.selector == "isEqual:":
            (one, other) = (message.receiver, message.arguments[0])
        case .binary(let left, "==", let right), .binary(let left, "!=", let right):
            if let object = left.ownerOfClass, let word = right.classWord, word.isClassWord { return (object, word) }
            if let object = right.ownerOfClass, let word = left.classWord, word.isClassWord { return (object, word) }
            (one, other) = (left, right)
        default: return nil
        }
        if isNull(other) { return (one.withoutCasts, "NSNull") }
        return isNull(one) ? (other.withoutCasts, "NSNull") : nil
    }

    /// The object in `[x class]` and `x.class`.
    private var ownerOfClass: Expression? {
        switch kind {
        case .message(let message) where message.selector == "class": message.receiver.withoutCasts
        case .member(let base, "class", _): base.withoutCasts
        default: nil
        }
    }

    /// The expression inside of parentheses and casts.
    var withoutCasts: Expression {
        switch kind {
        case .parenthesized(let inner), .cast(_, let inner): inner.withoutCasts
        default: self
        }
    }

    fileprivate var asStatement: Statement { Statement(kind: .expression(self), tokens: tokens) }
}

extension String {
    /// Whether a word before `class` names one, as far as it shows: a variable begins with a small letter.
    fileprivate var isClassWord: Bool { first?.isUppercase == true }
}
