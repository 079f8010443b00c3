/// Values as the numbers that Objective-C has in their places.
extension Rewriter {
    /// A truth value, a case of an enumeration or a missing number as the number that it is in Objective-C.
    mutating func plainNumber(_ value: SwiftExpression) -> SwiftExpression {
        let type = value.type.wrapped
        if value.isNil { return value }
        if let name = type.name, isEnumeration(name) {
            let number = orZero(link(value.fullCase, .int) { $0.member("rawValue") })
                .of(caseNumber(value) ?? model.enumerationNumbers[name]?.promoted)
            guard Self.unsignedEnumerations.contains(name) else { return number }
            return SwiftExpression("Int").call([.init(label: nil, value: number)], .int)
        }
        let present = computed(value)
        guard type.isBool else { return present }
        if present.plain == "true" { return SwiftExpression("1", .int) }
        if present.plain == "false" { return SwiftExpression("0", .int) }
        return SwiftExpression(.conditional(present, SwiftExpression("1"), SwiftExpression("0")), .int).of(.int)
    }

    /// The type of C of cases of a plain enumeration, which is not that of its variables; nil for other values.
    private func caseNumber(_ value: SwiftExpression) -> CType? {
        switch value.kind {
        case .conditional(_, let first, let second):
            caseNumber(first).flatMap { one in caseNumber(second).map { CType.common(one, $0) } }
        case .tuple(let list): list.count == 1 ? caseNumber(list[0]) : nil
        default: value.number
        }
    }

    /// A number that becomes that of a case or of options: it keeps the bits that their type has.
    func rawNumber(_ value: SwiftExpression, of enumeration: String) -> SwiftExpression {
        guard let number = model.enumerationNumbers[enumeration] else { return value }
        guard number.bits < 32 || number == .unsignedInt else {
            return value.isLiteral ? value : converted(value, to: .int)
        }
        if value.type == .int, value.number == number { return value }
        let type = SwiftType.named(number.swiftName)
        if let literal = value.plain.flatMap(Self.literal), Self.fits(literal, type) { return value }
        return SwiftExpression("Int").call([.init(label: nil, value: converted(value, to: type))], .int)
    }

    /// The enumerations of modules whose numbers are unsigned in Swift.
    static let unsignedEnumerations: Set<String> = [
        "RACEventType", "NumberFormatter.Style", "DateFormatter.Style", "URLRequest.CachePolicy", "String.Encoding",
    ]

    /// The result of a message to nil, for a type whose values are not objects.
    func scalarZero(_ type: SwiftType) -> String? {
        if type.isBool { return "false" }
        if type.isNumber { return "0" }
        if type == Self.calendarUnits { return "[]" }
        guard case .named(let name) = type else { return nil }
        if name == "ComparisonResult" { return ".orderedSame" }
        if model.openEnumerations.contains(name) { return "\(name)(rawValue: 0)" }
        let isScalar =
            model.optionSets.contains(name) || model.enumerations.contains(name) || model.structures.contains(name)
            || ["NSRange", "CGRect", "CGPoint", "CGSize", "UIEdgeInsets"].contains(name)
        return isScalar ? zero(type) : nil
    }

    /// A number or truth value with its zero in the place of nil: a message to nil returns zero.
    func orZero(_ value: SwiftExpression) -> SwiftExpression {
        let type = value.type.wrapped
        if let component = componentOfNil(value) { return component }
        guard value.type.isOptional, !value.isNil, let zero = unsetComponent(value) ?? scalarZero(type) else {
            return value
        }
        return SwiftExpression(.binary(value, "??", SwiftExpression(zero)), type).of(value.number)
    }

    /// The number of a component of a date that was not set; nil where the calendar was asked for it, and for other values.
    func unsetComponent(_ value: SwiftExpression) -> String? {
        guard case .member(let base, let unit) = value.kind, base.type == .named("DateComponents") else { return nil }
        func asks(_ expression: Expression) -> Bool {
            var found = false
            walk(expression) { part in
                if case .name(let name) = part.kind, registry.constant(name)?.swift == ".\(unit)" { found = true }
            }
            return found
        }
        let made = base.plain.flatMap { facts.assignments[$0] } ?? []
        return !made.isEmpty && made.allSatisfy(asks) ? nil : "NSDateComponentUndefined"
    }

    /// The number of a component of a date that may be nil, which has none; nil for other values.
    func componentOfNil(_ value: SwiftExpression) -> SwiftExpression? {
        guard case .member(let base, let unit) = value.kind, case .chained(let date) = base.kind,
            date.type.wrapped == .named("DateComponents")
        else { return nil }
        let number = date.member("map").call(
            [.init(label: nil, value: SwiftExpression("{ $0.\(unit) ?? NSDateComponentUndefined }"))],
            .optional(.int))
        return SwiftExpression(.binary(number, "??", SwiftExpression("0")), .int).of(value.number)
    }

    /// A value in a computation, which is a number whether or not its type is known.
    func computed(_ value: SwiftExpression) -> SwiftExpression {
        value.isUnknownOfNil ? SwiftExpression(.binary(value, "??", SwiftExpression("0"))) : orZero(value)
    }
}

extension SwiftExpression {
    /// Whether a fraction may be none that an integer holds, as a quotient by zero is.
    var mayBeNoNumber: Bool {
        switch kind {
        case .binary(let left, let sign, let right):
            sign == "/" && !(right.plain.flatMap(Double.init).map { $0 != 0 } ?? false) || left.mayBeNoNumber
                || right.mayBeNoNumber
        case .tuple(let list): list.contains(where: \.mayBeNoNumber)
        case .prefix(_, let inner): inner.mayBeNoNumber
        case .call(_, let list): list.contains(where: \.value.mayBeNoNumber)
        case .conditional(_, let one, let other): one.mayBeNoNumber || other.mayBeNoNumber
        default: false
        }
    }
}

extension Rewriter {
    /// A truth value or an order beside a number, or a truth value in a computation with bits, as a number.
    mutating func number(_ value: SwiftExpression, beside other: SwiftExpression, _ isEquality: Bool) -> SwiftExpression
    {
        let isNumber =
            value.type.isBool && (other.type.isNumber || !isEquality)
            || ["ComparisonResult", "String.Encoding"].contains(value.type.name) && other.type.isNumber
        return isNumber ? plainNumber(value) : value
    }

    /// `-flag`; nil for other values.
    func negatedTruth(_ sign: String, _ value: SwiftExpression) -> SwiftExpression? {
        guard sign == "-", value.type == .bool, !value.isLiteral else { return nil }
        return SwiftExpression(.conditional(value, SwiftExpression("-1"), SwiftExpression("0")), .int).of(.int)
    }
}

extension SwiftExpression {
    /// A call over `0..<bound` with a bound that is one at least: a random number below zero is zero in C, and stops in Swift.
    ///
    /// - Parameter most: The name of the function `max` here.
    func overAnyRange(_ most: String) -> SwiftExpression {
        guard case .call(let callee, var list) = kind, list.count == 1,
            case .binary(let low, "..<", let bound) = list[0].value.kind, low.plain == "0",
            !(bound.plain.flatMap(Rewriter.literal).map { $0 > 0 } ?? false)
        else { return self }
        let one = SwiftExpression(most).call([.init(label: nil, value: bound), .init(label: nil, value: .init("1"))])
        list[0].value = SwiftExpression(.binary(low, "..<", one), list[0].value.type)
        return SwiftExpression(.call(callee, list), type).of(number)
    }
}
