/// Objects that are numbers in Swift: `@5`, and elements of arrays of such numbers.
extension Rewriter {
    /// The types in C of the results of Foundation's methods.
    static let results: [String: CType] = [
        "count": .unsignedLong, "length": .unsignedLong, "hash": .unsignedLong, "unsignedIntegerValue": .unsignedLong,
        "indexOfObject:": .unsignedLong, "intValue": .int, "integerValue": .long, "longValue": .long,
        "longLongValue": .long, "characterAtIndex:": CType(bits: 16, isSigned: false), "firstIndex": .unsignedLong,
        "indexOfObjectPassingTest:": .unsignedLong, "lastIndex": .unsignedLong,
        "NSMaxRange": .unsignedLong,
        "unsignedIntValue": CType(bits: 32, isSigned: false), "code": .long,
    ]

    /// What a search of Foundation returns, which is an unsigned number.
    func index(_ value: SwiftExpression, _ message: Message) -> SwiftExpression {
        guard value.type.wrapped == .int, value.number == nil, SearchResults.indexes.contains(message.selector),
            model.method(message.selector) == nil
        else { return value }
        return value.of(.unsignedLong)
    }

    /// The result of a message to a boxed number, which is a plain number in Swift; nil for other receivers.
    mutating func boxedNumber(_ selector: String, of receiver: SwiftExpression) -> SwiftExpression? {
        let type = receiver.type.wrapped
        guard type.isNumber || type.isBool, let result = Self.boxes[selector] else { return nil }
        let isOptional = receiver.type.isOptional
        let value = isOptional ? orZero(receiver) : receiver
        let wanted = result.type
        if selector == "intValue", type.isInteger, let number = value.cType {
            return Self.isInt(number) ? converted(value, to: .int).of(.int) : int(converted(value, to: .int32))
        }
        if type == wanted { return value.of(Self.results[selector]) }
        if wanted.isBool { return truth(value) }
        if type.isBool, wanted == .int || wanted == .int32 { return plainNumber(value).of(.int) }
        if type.isInteger, wanted.isFraction || wanted == .int {
            if value.isLiteral, wanted.isFraction { return SwiftExpression(value.kind, wanted) }
            return SwiftExpression(wanted.text ?? "Int").call([.init(label: nil, value: value)], wanted)
        }
        let box = SwiftExpression("NSNumber").call([.init(label: "value", value: value)], .named("NSNumber"))
        let number = box.member(result.member, wanted)
        return wanted == .int32 ? int(number) : number.of(Self.results[selector])
    }

    /// An `int` of C, which is an `Int` in Swift, of a value of its 32 bits; a message to nil returns 0.
    func int(_ value: SwiftExpression) -> SwiftExpression {
        SwiftExpression("Int").call([.init(label: nil, value: orZero(value))], .int).of(.int)
    }

    private static let boxes: [String: (member: String, type: SwiftType)] = [
        "intValue": ("int32Value", .int32), "integerValue": ("intValue", .int), "longValue": ("intValue", .int),
        "longLongValue": ("intValue", .int), "unsignedIntegerValue": ("intValue", .int),
        "boolValue": ("boolValue", .bool),
        "doubleValue": ("doubleValue", .double), "floatValue": ("floatValue", .named("Float")),
        "charValue": ("int8Value", .named("Int8")), "unsignedCharValue": ("uint8Value", .named("UInt8")),
        "shortValue": ("int16Value", .named("Int16")), "unsignedShortValue": ("uint16Value", .named("UInt16")),
        "unsignedIntValue": ("uint32Value", .named("UInt32")),
        "unsignedLongLongValue": ("uint64Value", .named("UInt64")),
    ]

    /// The text of an object whose description is another in Swift: of numbers and collections, and of objects that may
    /// be one.
    mutating func described(_ selector: String, of receiver: SwiftExpression) -> SwiftExpression? {
        if receiver.plain == "super", selector.lowercased().hasSuffix("description") {
            return receiver.member(selector, .string)
        }
        let type = receiver.type.wrapped
        let isNumber =
            type.isNumber || type.isBool || type == .named("NSNumber") || type == .named("NSDecimalNumber")
        switch (selector, type) {
        case ("stringValue", _) where isNumber, ("description", _) where isNumber: break
        case ("description", .any), ("description", .array), ("description", .dictionary), ("description", .set): break
        case ("description", .unknown) where receiver.plain != "super" && receiver.plain != "self": break
        default: return nil
        }
        let isWhole = type.isInteger && !receiver.type.isOptional && !hasChain(receiver)
        if isWhole { return SwiftExpression("String").call([.init(label: nil, value: receiver)], .string) }
        use(module: "CompatShims")
        if type == .unknown {
            let object = SwiftExpression(.cast(receiver, "as", "Any?"), .anyOptional)
            return mapped(SwiftExpression(.tuple([object]), object.type), "objectText", .string)
        }
        guard receiver.type.isOptional || hasChain(receiver) else {
            return SwiftExpression("objectText").call([.init(label: nil, value: receiver)], .string)
        }
        return mapped(receiver, "objectText", .string)
    }

    /// The result of a function for an object that may be nil; nil for nil.
    private func mapped(_ object: SwiftExpression, _ function: String, _ type: SwiftType) -> SwiftExpression {
        let object = hasChain(object) ? SwiftExpression(.tuple([object]), object.type) : object
        return object.member("map").call([.init(label: nil, value: SwiftExpression(function))], .optional(type))
    }

    /// A number of Swift as the object that it is in Objective-C.
    mutating func boxedObject(_ value: SwiftExpression) -> SwiftExpression {
        let value = counted(value)
        let type = SwiftType.named("NSNumber")
        guard value.type.isOptional else {
            return SwiftExpression("NSNumber").call([.init(label: "value", value: value)], type)
        }
        return mapped(value, "{ NSNumber(value: $0) }", type)
    }

    /// A truth value as the number that it is in a collection: `@(a > b)` boxes an `int`, which JSON writes as 1.
    mutating func counted(_ value: SwiftExpression) -> SwiftExpression {
        value.type == .bool && value.number == .int ? plainNumber(value) : value
    }

    /// An argument as what a parameter takes: `@(a > b)` for one of any class.
    mutating func boxed(_ argument: Expression, _ value: SwiftExpression, for target: SwiftType) -> SwiftExpression {
        guard target.wrapped == .any, case .boxed = argument.withoutParentheses.kind else { return value }
        return counted(value)
    }

    /// Whether a value is a literal that `Float` and `Double` hold alike.
    func isExactFloat(_ value: SwiftExpression) -> Bool {
        value.plain.flatMap(Double.init).map { Double(Float($0)) == $0 } ?? false
    }
}

extension Expression {
    /// Whether an expression is a test whose result C gives as an `int`: a comparison, `!`, `&&` or `||`.
    var isIntOfTruth: Bool {
        switch withoutParentheses.kind {
        case .binary(_, let sign, _): ["==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains(sign)
        case .prefix("!", _): true
        default: false
        }
    }
}
