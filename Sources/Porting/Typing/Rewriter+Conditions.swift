/// Values as conditions: a number other than zero, or an object that is not nil.
extension Rewriter {
    /// A value as a condition.
    mutating func condition(_ expression: Expression) -> SwiftExpression {
        let inner = expression.withoutParentheses
        if case .assignment(let left, let sign, let right) = inner.kind {
            if let value = assignedValue(left, sign, right, inner.tokens) { return truth(value) }
            giveUp("RAC-3007", "An assignment is no value in Swift; write it as two statements.")
        }
        let value = self.expression(expression).object
        if isNumberObject(inner), value.type.isNumber || value.type.isBool {
            // The condition tests the object, and not its value.
            return value.type.isOptional
                ? SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool) : SwiftExpression("true", .bool)
        }
        // A member that no file declares is an object where it receives messages elsewhere.
        if value.type == .unknown, let name = inner.askedProperty?.name, model.receivers.contains(name) {
            return SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool)
        }
        return truth(value)
    }

    /// Whether an expression is a variable for an object that is a number.
    func isNumberObject(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): facts.type(of: name).map { $0.name == "NSNumber" && $0.pointers == 1 } ?? false
        case .parenthesized(let inner): isNumberObject(inner)
        case .cast(let type, let inner): CType(type) == nil && isNumberObject(inner)
        case .conditional(_, let first, let second): first.map(isNumberObject) == true || isNumberObject(second)
        case .boxed: true
        case .message(let message):
            SharedPlaces.picking.contains(message.selector) || message.receiver.isClassName("NSNumber")
        case .member(_, let name, isArrow: false): SharedPlaces.picking.contains(name)
        case .element(let base, _):
            switch base.kind {
            case .name(let name): facts.type(of: name).map { isOfFoundation($0) && $0.sizes.isEmpty } ?? false
            // The array of a structure is one of C.
            case .member(let owner, _, isArrow: false): !isOfStructure(owner)
            case .message, .array, .dictionary: true
            default: false
            }
        default: false
        }
    }

    private func isOfStructure(_ value: Expression) -> Bool {
        var probe = self
        return probe.expression(value).type.wrapped.name.map(model.structures.contains) ?? false
    }

    func truth(_ value: SwiftExpression) -> SwiftExpression {
        func compared(_ sign: String, _ other: String) -> SwiftExpression {
            SwiftExpression(.binary(value, sign, SwiftExpression(other)), .bool)
        }
        switch value.plain {
        case "1": return SwiftExpression("true", .bool)
        case "0": return SwiftExpression("false", .bool)
        default: break
        }
        switch value.type {
        case .unknown: return value.hasChain ? compared("==", "true") : value
        case .optional(let wrapped):
            if wrapped.isBool { return SwiftExpression(.binary(value, "??", SwiftExpression("false")), .bool) }
            if wrapped.isNumber {
                return SwiftExpression(
                    .binary(SwiftExpression(.binary(value, "??", SwiftExpression("0"))), "!=", SwiftExpression("0")),
                    .bool)
            }
            // What nil returns is zero.
            if let name = wrapped.name, isEnumeration(name) {
                return truth(SwiftExpression(.tuple([orZero(value)]), wrapped))
            }
            return compared("!=", "nil")
        case .named("ComparisonResult"): return compared("!=", ".orderedSame")
        case _ where value.type.isBool: return value
        case _ where value.type.isNumber: return compared("!=", "0")
        case .named(let name) where model.enumerations.contains(name):
            return SwiftExpression(.binary(value.member("rawValue", .int), "!=", SwiftExpression("0")), .bool)
        case .named(let name) where model.optionSets.contains(name): return isFilled(value)
        case Self.calendarUnits: return isFilled(value)
        default: return compared("!=", "nil")
        }
    }

    /// Whether a set has elements.
    func isFilled(_ set: SwiftExpression) -> SwiftExpression {
        SwiftExpression(.prefix("!", set.member("isEmpty", .bool)), .bool)
    }

    func negated(_ value: SwiftExpression) -> SwiftExpression {
        switch value.kind {
        case .text("true"): SwiftExpression("false", .bool)
        case .text("false"): SwiftExpression("true", .bool)
        case .binary(let left, "!=", let right): SwiftExpression(.binary(left, "==", right), .bool)
        case .binary(let left, "==", let right): SwiftExpression(.binary(left, "!=", right), .bool)
        case .prefix("!", let inner): inner
        case .member(let base, "isEmpty") where false: base
        default: SwiftExpression(.prefix("!", value), .bool)
        }
    }
}
