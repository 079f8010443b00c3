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
        let type = TypeName(objectOf: name)
        return plainType(type).text
    }

    /// Whether a class of the program implements `isEqual:`.
    func hasEquality(_ type: SwiftType) -> Bool {
        model.implements("isEqual:", type.wrapped.name)
    }

    /// The hash of a value of Swift; nil for objects and texts, which have one.
    ///
    /// Elements of any class have none: the count stands for them.
    func hash(of value: SwiftExpression) -> SwiftExpression? {
        guard value.type.isValue, value.type.wrapped != .string, value.type.wrapped != .any else { return nil }
        return link(value, .int) { $0.member(value.type.wrapped.hasAnyElements ? "count" : "hashValue") }
    }

    mutating func equality(_ message: Message) -> SwiftExpression {
        if message.receiver.isClassName("super") {
            let other = SwiftExpression.Argument(label: nil, value: expression(message.arguments[0]))
            return SwiftExpression("super").member("isEqual").call([other], .bool)
        }
        return equality(receiver(message.receiver), expression(message.arguments[0]))
    }

    /// Whether two objects are equal: nil is equal to nothing.
    mutating func equality(_ first: SwiftExpression, _ second: SwiftExpression) -> SwiftExpression {
        var (first, second) = (first, second)
        func isPlain(_ type: SwiftType) -> Bool { type.isValue && !type.isCollection && type != .unknown }
        if first.isNil || second.isNil { return SwiftExpression("false", .bool) }
        // Numbers of two types are equal by their values.
        if first.type.isNumber || first.type.isBool || second.type.isNumber || second.type.isBool,
            first.type != .unknown, second.type != .unknown, first.type.wrapped != .any, second.type.wrapped != .any
        {
            let box = SwiftType.named("NSNumber")
            if first.type.wrapped == box, !second.isLiteral, second.type.wrapped != box { second = boxedObject(second) }
            if second.type.wrapped == box, !first.isLiteral, first.type.wrapped != box { first = boxedObject(first) }
            if first.type.wrapped == box, second.isLiteral { second.type = box }
            if second.type.wrapped == box, first.isLiteral { first.type = box }
        }
        let (one, other) = (first.type.wrapped, second.type.wrapped)
        if one == .string, other == .string, model.hasCombiningMarks, !isAscii(first), !isAscii(second) {
            use(module: "CompatShims")
            return SwiftExpression("areEqualTexts").call(
                [.init(label: nil, value: first), .init(label: nil, value: second)], .bool)
        }
        let isSimple = one == other && (isPlain(one) || one.isCollection && !one.hasAnyElements) || one == .unknown
        if isSimple, !(first.type.isOptional && second.type.isOptional) {
            return SwiftExpression(.binary(first, "==", second), .bool)
        }
        if let name = one.name, model.classes[name]?.superclass != nil, one == other || other == .any {
            let call = link(first, .bool) { $0.member("isEqual").call([.init(label: nil, value: second)]) }
            return call.type.isOptional ? SwiftExpression(.binary(call, "??", SwiftExpression("false")), .bool) : call
        }
        use(module: "CompatShims")
        if one == .any {
            return SwiftExpression(
                .call(asOptionalAny(first).member("isEqual"), [.init(label: nil, value: second)]), .bool)
        }
        // Two nil values are not equal.
        return SwiftExpression("areEqual").call(
            [.init(label: nil, value: first.fullCase), .init(label: nil, value: second.fullCase)], .bool)
    }

    /// Whether a text is a literal of letters that have no marks.
    private func isAscii(_ value: SwiftExpression) -> Bool {
        guard let text = value.plain, text.hasPrefix("\"") else { return false }
        return text.allSatisfy(\.isASCII) && !text.contains("\\")
    }

    /// Whether two objects are the same, where at least one is of any class.
    mutating func identity(_ first: SwiftExpression, _ sign: String, _ second: SwiftExpression) -> SwiftExpression {
        use(module: "CompatShims")
        let test = SwiftExpression("isSameObject").call(
            [.init(label: nil, value: first), .init(label: nil, value: second)], .bool)
        return sign == "==" ? test : SwiftExpression(.prefix("!", test), .bool)
    }
}
