/// Integers by the rules of C: promotion, the common type of both sides, and wrapping.
extension Rewriter {
    /// `a + b` of two integers; nil if the sides are no integers.
    mutating func integers(
        _ first: SwiftExpression, _ left: Expression, _ sign: String, _ second: SwiftExpression, _ right: Expression
    ) -> SwiftExpression? {
        guard let one = first.cType, let other = second.cType, !one.isFraction, !other.isFraction,
            first.type.isInteger, second.type.isInteger, !first.type.isOptional, !second.type.isOptional
        else { return nil }
        if sign == "<<" || sign == ">>" { return shifted(first, left, sign, second, one.promoted) }
        let common = CType.common(one, other)
        if common == .unsignedInt, staysWithin(first, left, sign, second, right) {
            let result = SwiftExpression(.binary(first, sign, second), .int)
            return Self.comparisons.contains(sign) ? SwiftExpression(result.kind, .bool) : result.of(common)
        }
        let type = swiftType(common, first, second)
        var (a, b) = (converted(first, to: type), converted(second, to: type))
        let isComparison = ["<", ">", "<=", ">="].contains(sign)
        if type == .int, !common.isSigned, isComparison || sign == "/" || sign == "%" {
            let needs = (mayDiffer(left, one), mayDiffer(right, other))
            if needs.0 || needs.1 {
                if sign == ">", b.plain == "0" { return SwiftExpression(.binary(a, "!=", b), .bool) }
                if needs.0 || !isComparison { a = bits(a) }
                if needs.1 || !isComparison { b = bits(b) }
                if isComparison { return SwiftExpression(.binary(a, sign, b), .bool) }
                return integer(SwiftExpression(.binary(a, sign, b), .named("UInt")), label: "bitPattern").of(common)
            }
        }
        if isComparison || sign == "==" || sign == "!=" { return SwiftExpression(.binary(a, sign, b), .bool) }
        let wraps =
            if !["+", "-", "*"].contains(sign) {
                false
            } else if common.isSigned {
                type == .int32 || facts.isHashed(left) || facts.isHashed(right)
            } else {
                type != .int || accumulates(left) || accumulates(right)
            }
        return SwiftExpression(.binary(a, wraps ? "&" + sign : sign, b), type).of(common)
    }

    /// Whether two numbers that `Int` holds, of which one is that of a plain enumeration, need not wrap as an `unsigned` does.
    private func staysWithin(
        _ first: SwiftExpression, _ left: Expression, _ sign: String, _ second: SwiftExpression, _ right: Expression
    ) -> Bool {
        guard first.type == .int || first.isLiteral, second.type == .int || second.isLiteral, sign != "-" else {
            return false
        }
        let (one, other) = (isCount(first, left), isCount(second, right))
        return sign == "&" ? one || other : one && other
    }

    /// Whether an `Int` is shown to hold no negative number: that of a plain enumeration, a literal or a counted variable.
    private func isCount(_ value: SwiftExpression, _ original: Expression) -> Bool {
        if let literal = value.plain.flatMap(Self.literal) { return literal >= 0 }
        return value.number == .unsignedInt || isSumOfCases(original) || facts.isCounted(original)
    }

    private func isSumOfCases(_ original: Expression) -> Bool {
        switch original.withoutParentheses.kind {
        case .name(let name):
            model.cases[name].map { model.enumerationNumbers[$0.type]?.isSigned == false } ?? false
        case .binary(let left, "+", let right): isSumOfCases(left) && isSumOfCases(right)
        default: false
        }
    }

    /// The Swift type of a computation in a type of C.
    func swiftType(_ common: CType, _ first: SwiftExpression, _ second: SwiftExpression) -> SwiftType {
        let types = [first, second].filter { !$0.isLiteral }.map(\.type.wrapped)
        if common.bits == 32, !common.isSigned { return .named("UInt32") }
        for name in ["UInt64", "UInt"] where !common.isSigned && types.contains(.named(name)) { return .named(name) }
        if let type = types.first, ["Int32", "Int64"].contains(type.text ?? ""), types.allSatisfy({ $0 == type }),
            CType(type)?.bits == common.bits
        {
            return type
        }
        return .int
    }

    /// An integer as another type, by its low bits.
    func converted(_ value: SwiftExpression, to type: SwiftType) -> SwiftExpression {
        if value.type == type { return value }
        if let literal = value.largeLiteral, type.name == "UInt64" { return SwiftExpression(literal.kind, type) }
        let name = type.text ?? "Int"
        if let literal = value.plain.flatMap(Self.literal) {
            if Self.fits(literal, type) { return SwiftExpression(value.kind, type).of(value.number) }
        } else if value.isLiteral, value.plain?.first == "\"" {
            return value
        }
        let source = CType(value.type) ?? .long
        let wanted = CType(type) ?? .long
        let isWider =
            wanted.bits > source.bits && (wanted.isSigned || !source.isSigned)
        let label = isWider || value.type.isBool ? nil : "truncatingIfNeeded"
        return SwiftExpression(name).call([.init(label: label, value: value)], type)
    }

    /// An integer as an `unsigned`; a literal has no type of its own in Swift.
    func unsigned(_ value: SwiftExpression) -> SwiftExpression {
        let type = SwiftType.named("UInt32")
        guard value.isLiteral else { return converted(value, to: type) }
        return SwiftExpression("UInt32").call([.init(label: nil, value: value)], type)
    }

    /// The value of a literal of Swift.
    static func literal(_ text: String) -> Int128? {
        var digits = Substring(text)
        let isNegative = digits.first == "-"
        if isNegative { digits = digits.dropFirst() }
        let value: Int128? =
            digits.hasPrefix("0x")
            ? Int128(digits.dropFirst(2), radix: 16)
            : digits.hasPrefix("0o") ? Int128(digits.dropFirst(2), radix: 8) : Int128(digits)
        return value.map { isNegative ? -$0 : $0 }
    }

    /// Whether a type holds a number.
    static func fits(_ value: Int128, _ type: SwiftType) -> Bool {
        guard let wanted = CType(type), !wanted.isFraction else { return false }
        let size = Int128(1) << (wanted.isSigned ? wanted.bits - 1 : wanted.bits)
        return value < size && value >= (wanted.isSigned ? -size : 0)
    }

    /// Whether a side of an unsigned comparison may be negative in Swift.
    private func mayDiffer(_ side: Expression, _ type: CType) -> Bool {
        if facts.isCounted(side) { return false }
        // A smaller type is promoted with its sign.
        return type.isSigned ? true : facts.mayBeNegative(side)
    }

    /// Whether a number may be so large that its sum with another one is over the largest `Int`.
    private func accumulates(_ side: Expression) -> Bool {
        var found = facts.searches.mayBeNotFound(side)
        walk(side) { part in
            switch part.kind {
            case .name(let name): if facts.accumulated.contains(name) { found = true }
            case .number(let text): if CType.exceedsLong(text) { found = true }
            case .message(let message): if message.selector == "hash" { found = true }
            case .member(_, "hash", _): found = true
            default: break
            }
        }
        return found
    }

    private mutating func shifted(
        _ first: SwiftExpression, _ left: Expression, _ sign: String, _ second: SwiftExpression, _ type: CType
    ) -> SwiftExpression {
        let isSmall = (CType(first.type)?.bits ?? 64) < 32
        let a = isSmall ? converted(first, to: .int) : first
        if a.type == .int, !type.isSigned, sign == ">>", type.bits == 64, facts.mayBeNegative(left) {
            return integer(SwiftExpression(.binary(bits(a), sign, second), .named("UInt")), label: "bitPattern").of(
                type)
        }
        let result = SwiftExpression(.binary(a, sign, second), a.type).of(type)
        // `1 << 31` is an `int`, too.
        guard sign == "<<", type == .int, a.type == .int, let number = a.plain.flatMap(Self.literal),
            let places = second.plain.flatMap(Self.literal), 0..<32 ~= places,
            !Self.fits(number << places, .named("Int32"))
        else { return result }
        return int(converted(result, to: .named("Int32")))
    }

    /// Whether an unsigned number may be over the largest `Int`, which is negative in Swift.
    func mayWrap(_ value: SwiftExpression, _ original: Expression) -> Bool {
        value.type == .int && value.cType == .unsignedLong && mayDiffer(original, .unsignedLong)
    }

    /// A number as one that becomes a fraction: `Int` holds unsigned numbers over the largest `Int` as negative ones.
    func whole(_ value: SwiftExpression, _ original: Expression) -> SwiftExpression {
        mayWrap(value, original) ? bits(value) : value
    }

    /// The greater or smaller of two integers, as C compares them; nil for other values.
    func extreme(
        _ name: String, _ first: SwiftExpression, _ left: Expression, _ second: SwiftExpression, _ right: Expression
    ) -> SwiftExpression? {
        guard let one = first.cType, let other = second.cType, !one.isFraction, !other.isFraction,
            first.type.isInteger, second.type.isInteger, !first.type.isOptional, !second.type.isOptional
        else { return nil }
        let common = CType.common(one, other)
        let staysWithin = common == .unsignedInt && staysWithin(first, left, "<", second, right)
        let type = staysWithin ? .int : swiftType(common, first, second)
        let isWrapping =
            type == .int && !common.isSigned && !staysWithin && (mayDiffer(left, one) || mayDiffer(right, other))
        let sides = [first, second].map { side in
            let side = converted(side, to: type)
            return SwiftExpression.Argument(label: nil, value: isWrapping ? bits(side) : side)
        }
        let result = SwiftExpression(name).call(sides, isWrapping ? .named("UInt") : type)
        return (isWrapping ? integer(result, label: "bitPattern") : result).of(common)
    }

    func bits(_ value: SwiftExpression) -> SwiftExpression {
        if value.isLiteral { return value }
        if let number = unsignedNumber(value) { return number }
        return SwiftExpression("UInt").call([.init(label: "bitPattern", value: value)], .named("UInt"))
    }

    /// The bits of a number object; nil for other values.
    private func unsignedNumber(_ value: SwiftExpression) -> SwiftExpression? {
        switch value.kind {
        case .member(let number, "intValue") where Self.isNumberObject(number):
            SwiftExpression(.member(number, "uintValue"), .named("UInt"))
        case .binary(let value, "??", let zero) where zero.plain == "0":
            unsignedNumber(value).map { SwiftExpression(.binary($0, "??", zero), .named("UInt")) }
        default: nil
        }
    }

    private static func isNumberObject(_ value: SwiftExpression) -> Bool {
        if case .chained(let base) = value.kind { return isNumberObject(base) }
        return value.type.wrapped == .named("NSNumber")
    }

    private func integer(_ value: SwiftExpression, label: String?) -> SwiftExpression {
        SwiftExpression("Int").call([.init(label: label, value: value)], .int)
    }

    /// Whether an `int` holds all numbers of a type.
    static func isInt(_ type: CType) -> Bool { type.bits < 32 || type == .int }

    /// A value in a place of a type of C that is `Int` in Swift: an `int` keeps 32 bits.
    func narrowed(_ value: SwiftExpression, _ original: Expression, to wanted: CType?) -> SwiftExpression {
        guard wanted == .int, value.type.isInteger, !value.type.isOptional, let source = value.cType,
            !Self.isInt(source) || source == .int && value.type == .int && facts.isHashed(original),
            !facts.isCounted(original)
        else { return value }
        if let literal = value.plain.flatMap(Self.literal), Self.fits(literal, .named("Int32")) { return value }
        let low = SwiftExpression("Int32").call([.init(label: "truncatingIfNeeded", value: value)], .named("Int32"))
        return integer(low, label: nil).of(wanted)
    }

    /// `a += b` of an integer that is smaller than `Int` or unsigned; nil where the plain form is right.
    mutating func steppedInteger(
        _ target: SwiftExpression, _ left: Expression, _ sign: String, _ value: SwiftExpression, _ right: Expression
    ) -> SwiftExpression? {
        let operation = String(sign.dropLast())
        // The number of an object that may be nil is read as zero, and then not set.
        let isChained = hasChain(target) && target.type.isOptional
        let type = isChained ? target.type.wrapped : target.type
        let read =
            isChained
            ? SwiftExpression(.tuple([SwiftExpression(.binary(target, "??", SwiftExpression("0")), type)]), type)
                .of(target.number) : target
        guard sign != "=", type.isInteger, !type.isOptional, value.type.isInteger, !value.type.isOptional,
            let wanted = CType(type), let other = value.cType, !other.isFraction
        else { return nil }
        let wraps = ["+", "-", "*"].contains(operation)
        if type == .int {
            // The number of an enumeration keeps the bits of its type.
            if let number = target.number, number.bits < 32 || number == .unsignedInt,
                let sum = integers(read, left, operation, value, right)
            {
                let low = converted(sum, to: .named(number.swiftName))
                return SwiftExpression(.binary(target, "=", integer(low, label: nil)), .void)
            }
            let isWithin = ["<<", ">>"].contains(operation) || ["/", "%"].contains(operation) && other.isSigned
            let isHashed = facts.isHashed(left)
            if target.number == .int, isHashed || !Self.isInt(other) && !isWithin && !facts.isCounted(right),
                let result = integers(read, left, operation, value, right)
            {
                let low = narrowed(result, isHashed ? left : right, to: .int)
                return SwiftExpression(.binary(target, "=", low), .void)
            }
            // An operation on the bits of an unsigned number is no operator of `Int`.
            if ["/", "%", ">>"].contains(operation), let result = integers(read, left, operation, value, right),
                case .call = result.kind
            {
                return SwiftExpression(.binary(target, "=", result), .void)
            }
            guard wraps, read.cType?.bits == 64,
                read.cType?.isSigned == true ? facts.isHashed(left) : accumulates(left) || accumulates(right)
            else { return nil }
            return SwiftExpression(.binary(target, "&" + sign, converted(value, to: .int)), .void)
        }
        let isLiteral = value.plain.flatMap(Self.literal).map { Self.fits($0, type) } ?? false
        if isLiteral || value.type == type {
            let isSame = wraps && (!wanted.isSigned || wanted.bits <= 32 || facts.isHashed(left))
            return SwiftExpression(.binary(target, isSame ? "&" + sign : sign, value), .void)
        }
        guard !["<<", ">>"].contains(operation),
            let sum = integers(read, left, operation, value, right)
        else { return nil }
        return SwiftExpression(.binary(target, "=", converted(sum, to: type)), .void)
    }

    /// The type of a computation of two numbers, of which one may be a literal.
    func numberType(_ first: SwiftExpression, _ second: SwiftExpression) -> SwiftType {
        if first.isLiteral, second.isLiteral { return first.type.isFraction ? first.type : second.type }
        return first.isLiteral && second.type.isNumber ? second.type : first.type
    }
}
