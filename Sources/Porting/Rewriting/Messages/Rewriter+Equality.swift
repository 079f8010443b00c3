/// Equality of objects.
extension Rewriter {
    /// The class that `[X class]` or `X.class` names.
    func className(of expression: Expression) -> String? {
        let base: Expression
        switch expression.kind {
        case .message(let message) where message.words == ["class"]: base = message.receiver
        case .member(let inner, "class", _): base = inner
        default: return nil
        }
        guard case .name(let name) = base.kind, isClassName(name) else { return nil }
        var type = TypeName(name)
        type.pointers = 1
        return plainType(type).text
    }

    /// Whether a class of the program says which of its objects are equal.
    func hasEquality(_ type: SwiftType) -> Bool {
        model.nearest(to: type.wrapped.name) { $0.implemented.contains("isEqual:") ? true : nil } ?? false
    }

    mutating func equality(_ message: Message) -> SwiftExpression {
        equality(expression(message.receiver), expression(message.arguments[0]))
    }

    /// Whether two objects are equal.
    mutating func equality(_ first: SwiftExpression, _ second: SwiftExpression) -> SwiftExpression {
        var (first, second) = (first, second)
        // Elements of any type are compared as objects.
        if case .array(let one) = first.type.wrapped, case .array(let other) = second.type.wrapped,
            one == .any || other == .any
        {
            func object(_ value: SwiftExpression) -> SwiftExpression {
                SwiftExpression(.cast(value, "as", value.type.isOptional ? "NSArray?" : "NSArray"), .named("NSArray"))
            }
            return SwiftExpression(.binary(object(first), "==", object(second)), .bool)
        }
        let isAny =
            first.type.wrapped == .any || second.type.wrapped == .any
            || first.type == .unknown && second.type == .unknown
        if isAny,
            let type = [first.type.wrapped, second.type.wrapped].first(where: {
                $0 != .any && $0 != .unknown && $0.isValue
            })
        {
            first = coerce(first, to: .optional(type))
            second = coerce(second, to: .optional(type))
            return SwiftExpression(.binary(first, "==", second), .bool)
        }
        if isAny {
            let object = SwiftExpression(.cast(first, "as?", "NSObject"), .optional(.named("NSObject")))
            let call = link(object, .bool) { $0.member("isEqual").call([.init(label: nil, value: second)]) }
            return SwiftExpression(.binary(call, "??", SwiftExpression("false")), .bool)
        }
        if first.type.isBool || first.type.isNumber || second.type.isBool || second.type.isNumber {
            if first.type.wrapped == .named("NSNumber") { first = coerce(first, to: second.type.wrapped) }
            if second.type.wrapped == .named("NSNumber") { second = coerce(second, to: first.type.wrapped) }
        }
        return SwiftExpression(.binary(first, "==", second), .bool)
    }
}
