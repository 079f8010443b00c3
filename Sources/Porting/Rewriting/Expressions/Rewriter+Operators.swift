/// Operators and casts, with the types of both sides.
extension Rewriter {
    mutating func prefix(_ sign: String, _ operand: Expression, _ tokens: Range<Int>) -> SwiftExpression {
        switch sign {
        case "!": return negated(condition(operand))
        case "*":
            // *stop and *error.
            let value = expression(operand)
            return loaded(operand) ?? pointee(value) ?? elementBehind(operand, value) ?? value
        case "&":
            // Nothing reads the error.
            let name = operand.localName
            if let name, unreadErrors.contains(name) { return SwiftExpression("nil", .optional(.unknown)) }
            let value = expression(operand)
            if let rest = restOfText(value) { return rest }
            // A function is a pointer to itself.
            let isFunction = name.map { scope[$0] == nil } == true && value.type.isFunction
            return isFunction ? value : SwiftExpression(.prefix("&", value))
        case "++", "--": return step(operand, sign, isPostfix: false)
        default:
            let object = expression(operand)
            if let number = negatedTruth(sign, object) { return number }
            var value = plainNumber(object)
            if sign == "+" { return value }
            if (CType(value.type)?.bits ?? 64) < 32 { value = converted(value, to: .int) }
            let type = value.cType?.promoted
            if value.type == .int, type == .unsignedInt { value = unsigned(value) }
            if sign == "-", value.isUntyped {
                // Swift knows many types for what both of these may be.
                if case .prefix("-", let inner) = value.kind { return inner.of(type) }
                if case .conditional = value.kind { value = typed(value) }
            }
            if sign == "-", value.type == .named("UInt32") || value.type == .named("UInt64") {
                return SwiftExpression(.binary(SwiftExpression("0"), "&-", value), value.type).of(type)
            }
            return SwiftExpression(.prefix(sign, value), value.type).of(type)
        }
    }

    /// Whether a text is a constant of the program, which differs from every other text.
    private func isSentinel(_ value: Expression) -> Bool {
        switch value.kind {
        case .name(let name): scope[name] == nil && !name.hasPrefix("_") || facts.type(of: name)?.isSelector == true
        // Selectors of one name are one.
        case .atWord("@selector", _): true
        default: false
        }
    }

    /// Whether a comparison only saves the test of equality beside it: `a != b && ![a isEqual:b]`.
    private func isShortcut(_ left: Expression, _ sign: String, of right: Expression) -> Bool {
        switch (left.kind, right.kind) {
        case (.parenthesized(let inner), _): return isShortcut(inner, sign, of: right)
        case (_, .parenthesized(let inner)): return isShortcut(left, sign, of: inner)
        case (_, .prefix("!", let inner)): return sign == "&&" && isShortcut(left, "!", of: inner)
        case (.binary(let one, let test, let other), .message(let message)):
            guard test == (sign == "!" ? "!=" : "=="), sign != "&&", message.words[0].hasPrefix("isEqual"),
                message.arguments.count == 1
            else { return false }
            let compared = [one, other].map { text($0.tokens) }
            let tested = [message.receiver, message.arguments[0]].map { text($0.tokens) }
            return compared == tested || compared == tested.reversed()
        default: return false
        }
    }

    /// The object whose message returns nil only if the object is nil: `[x copy]`, `[x class]`.
    private func objectOfResult(_ value: Expression) -> Expression? {
        switch value.kind {
        case .parenthesized(let inner): return objectOfResult(inner)
        case .message(let message):
            guard ["class", "copy", "mutableCopy", "self"].contains(message.selector) else { return nil }
            if case .name(let name) = message.receiver.kind, isClassName(name) || name == "super" { return nil }
            return message.receiver
        default: return nil
        }
    }

    static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

    mutating func binary(_ left: Expression, _ sign: String, _ right: Expression) -> SwiftExpression {
        if sign == "&&" || sign == "||" {
            let outer = identityIsShort
            identityIsShort = outer || isShortcut(left, sign, of: right)
            defer { identityIsShort = outer }
            // What throws always has a place for the error.
            if sign == "&&", let errorParameter {
                if let (name, isMissing) = Self.nilCheck(left), name == errorParameter, !isMissing {
                    return condition(right)
                }
                if let (name, isMissing) = Self.nilCheck(right), name == errorParameter, !isMissing {
                    return condition(left)
                }
            }
            let (first, second) = (condition(left), condition(right))
            // `!self || …`: in Swift, an object that is made is there.
            if case .binary(let object, sign == "||" ? "==" : "!=", let other) = first.kind, object.plain == "self",
                other.isNil, !object.type.isOptional
            {
                return second
            }
            return SwiftExpression(.binary(first, sign, second), .bool)
        }
        if sign == "==" || sign == "!=", right.isNil, let object = objectOfResult(left) {
            return binary(object, sign, right)
        }
        // `x.length > 0` asks whether x is empty; nil has no length.
        if let count = elementCount(left, sign, right) ?? emptiness(left, sign, right) { return count }
        var first = expression(left)
        if ["+", "-", "*", "/", "%"].contains(sign) {
            // In a computation, the case of an enumeration is its number.
            first = plainNumber(first)
            var other = plainNumber(expression(right))
            if let rest = rest(of: first, sign, other) ?? integers(first, left, sign, other, right) { return rest }
            (first, other) = matched(whole(first, left), whole(other, right))
            return SwiftExpression(.binary(first, sign, other), numberType(first, other))
        }
        let isOrder = ["<", ">", "<=", ">="].contains(sign)
        var second = expression(
            right, as: first.isNil || isOrder || sign == "<<" || sign == ">>" ? .unknown : enumerationType(first.type))
        if let units = unitsOperation(first, sign, second) { return units }
        // A method that returned YES returns nothing.
        if first.type.wrapped == .void { first = coerce(first, to: .bool) }
        if second.type.wrapped == .void { second = coerce(second, to: .bool) }
        if let enumeration = second.type.name, model.enumerations.contains(enumeration), first.type != second.type {
            if first.type.wrapped.isInteger || first.type == .unknown { second = coerce(second, to: .int) }
        }
        // The bits of a case are those of its number.
        if ["&", "|", "^"].contains(sign) || first.type.isFraction || second.type.isFraction {
            func isNumbered(_ type: SwiftType) -> Bool {
                type.wrapped.name.map { isEnumeration($0) && !model.optionSets.contains($0) } == true
            }
            if isNumbered(first.type) { first = plainNumber(first) }
            if isNumbered(second.type) { second = plainNumber(expression(right)) }
        }
        if let set = second.type.name, model.optionSets.contains(set), first.type.wrapped.isInteger {
            second = plainNumber(second)
        }
        if let name = first.type.name, model.enumerations.contains(name) {
            // A number beside a case may be that of no case.
            if case .forced = second.kind, second.type == first.type.wrapped { second = expression(right) }
            if first.type != second.type, second.type.isInteger { first = coerce(first, to: .int) }
        }
        if isOrder {
            // Cases are compared by their numbers.
            if first.type.name.map(isEnumeration) == true { first = plainNumber(first) }
            if second.type.name.map(isEnumeration) == true { second = plainNumber(second) }
            (first, second) = (computed(first), computed(second))
        }
        let isEquality = sign == "==" || sign == "!="
        first = number(first, beside: second, isEquality)
        second = number(second, beside: first, true)
        if !isEquality, !Self.comparisons.contains(sign) {
            if first.type.name == "ComparisonResult" { first = plainNumber(first) }
            if second.type.name == "ComparisonResult" { second = plainNumber(second) }
        }
        if first.type.isNumber, second.type.isNumber {
            if isEquality, first.type.isOptional || second.type.isOptional, isNumberObject(left), isNumberObject(right)
            {
                // A number is not nil, whatever its value.
                return SwiftExpression(.binary(first, sign, second), .bool)
            }
            (first, second) = (orZero(first), orZero(second))
            if let computed = integers(first, left, sign, second, right) { return computed }
            (first, second) = (whole(first, left), whole(second, right))
        }
        if sign == "==" || sign == "!=", !first.isNil, !second.isNil, !isNotZero(first), !isNotZero(second) {
            // A message to nil returned zero, which equals zero.
            (first, second) = (orZero(first), orZero(second))
        }
        if isOrder, first.type.wrapped == .named("NSNumber") || second.type.wrapped == .named("NSNumber") {
            giveUp("RAC-3060", "Boxed numbers are compared as pointers: if their values are meant, use integerValue.")
        }
        if isOrder, [first, second].contains(where: { isOrderedByAddress($0.type) }) {
            giveUp("RAC-3060", "Objects are ordered by their addresses here: if their values are meant, use compare:.")
        }
        if Self.comparisons.contains(sign) {
            if second.isNil || first.isNil {
                return SwiftExpression(.binary(first.object, sign, second.object), .bool)
            }
            if sign == "==" || sign == "!=", let same = sameObjects(first, sign, second) { return same }
            if sign == "==" || sign == "!=", second.plain == "NSNull()" {
                let test = SwiftExpression(.cast(first, "is", "NSNull"), .bool)
                return sign == "==" ? test : SwiftExpression(.prefix("!", test), .bool)
            }
            if sign != "==" && sign != "!=" || first.type.isNumber || second.type.isNumber {
                (first, second) = matched(first, second)
                if first.isUntyped, second.isUntyped { first = typed(first) }
            }
            if sign == "==" || sign == "!=" {
                let (one, other) = (first.type.wrapped, second.type.wrapped)
                if one.name == "any Error", other == one { return identity(first, sign, second) }
                // There is only one object of this class, whatever variable holds it.
                if one.name == "NSNull" || other.name == "NSNull" { return identity(first, sign, second) }
                if one == .any, other == .any || other.isValue, !other.isNumber, !other.isBool {
                    return identity(first, sign, second)
                }
                if other == .any, one.isValue, !one.isNumber, !one.isBool { return identity(first, sign, second) }
                if one == .any, hasIdentity(other) {
                    first = SwiftExpression(.cast(first, "as", "AnyObject?"), other)
                }
                if one.isCollection, other.isCollection {
                    share(left.tokens, one.sharedKinds)
                    share(right.tokens, other.sharedKinds)
                    giveUp("RAC-3060", "Collections of Swift have no identity: compare what they hold.")
                }
                if case .function = one, case .function = other {
                    giveUp("RAC-3060", "Functions and closures have no identity in Swift: compare what names them.")
                }
                if one == .named("NSNumber"), other == one || other.isNumber || other.isBool, !identityIsShort,
                    !isSentinel(left), !isSentinel(right)
                {
                    giveUp(
                        "RAC-3060", "Boxed numbers have no identity: if their equality is meant, use isEqualToNumber:.")
                }
                if one == .string, other == .string, !identityIsShort, !isSentinel(left), !isSentinel(right) {
                    giveUp("RAC-3060", "Texts have no identity: if their equality is meant, use isEqualToString:.")
                }
            }
            // Objects are compared by identity; values can only be compared by equality.
            // In a class method, `self` is a class.
            let isIdentity =
                !(isClassMethod && (left.isSelfName || right.isSelfName)) && hasIdentity(first.type)
                && !second.type.isValue && (sign == "==" || sign == "!=")
            if isIdentity, second.type.wrapped == .any {
                second = SwiftExpression(.cast(second, "as", "AnyObject?"), second.type)
            }
            return SwiftExpression(.binary(first, isIdentity ? sign + "=" : sign, second), .bool)
        }
        if let name = first.type.name, model.optionSets.contains(name), sign == "<<" || sign == ">>" {
            first = plainNumber(first)
        } else if let name = first.type.name, model.optionSets.contains(name) {
            if sign == "&", case .prefix("~", let members) = right.kind {
                let members = expression(members, as: first.type)
                return first.member("subtracting").call([.init(label: nil, value: members)], first.type)
            }
            return options(first, sign, second)
        }
        if sign == "|", isOption(first), isOption(second) { return options(first, sign, second) }
        (first, second) = matched(first, second)
        return SwiftExpression(.binary(first, sign, second), numberType(first, second))
    }

    /// `n *= 1.5` of an integer, and `f += 0.1` of a `float`, which C computes as fractions of 64 bits; nil for others.
    mutating func steppedFraction(
        _ place: SwiftExpression, _ left: Expression, _ sign: String, _ value: SwiftExpression
    ) -> SwiftExpression? {
        guard sign != "=", let source = value.cType, source.isFraction, let wanted = CType(place.type),
            !wanted.isFraction || wanted.bits < source.bits && !isExactFloat(value)
        else { return nil }
        let (first, second) = matched(whole(orZero(place), left), orZero(value))
        let result = SwiftExpression(.binary(first, String(sign.dropLast()), second), numberType(first, second))
        return SwiftExpression(.binary(place, "=", coerce(result, to: place.type.wrapped)), .void)
    }

    /// Whether `<` of values of a type asks for their addresses in Objective-C.
    private func isOrderedByAddress(_ type: SwiftType) -> Bool {
        if type.wrapped == .any { return true }
        // Many types of C that no file declares are numbers.
        if let name = type.name, model.classes[name]?.superclass != nil { return true }
        return type.isValue && !type.isNumber && !type.isBool
    }

    /// Whether the values of a type are objects of classes, which Swift compares by identity, too.
    private func hasIdentity(_ type: SwiftType) -> Bool {
        guard !type.isValue, ![.unknown, .any, .anyOptional].contains(type), let name = type.name else { return false }
        if model.enumerations.contains(name) || model.optionSets.contains(name) { return false }
        if model.foreignValues.contains(name), model.aliases[name] == nil { return false }
        if ["Self", "ComparisonResult", "RACEventType", "AnyClass", "UnsafeMutableRawPointer"].contains(name) {
            return false
        }
        return !type.isProtocol || isOfOwnProtocols(type)
    }

    /// Whether only objects adopt the protocols of a type, as they do those of the program.
    private func isOfOwnProtocols(_ type: SwiftType) -> Bool {
        type.wrapped.name?.dropFirst(4).split(separator: " & ").map(String.init)
            .allSatisfy { model.protocols.contains($0) || model.classes[$0]?.superclass != nil } == true
    }

    /// Whether a value is a member of an option set of Foundation, as `.caseInsensitive`, or several.
    private func isOption(_ value: SwiftExpression) -> Bool {
        if case .array(let list) = value.kind { return !list.isEmpty && list.allSatisfy(isOption) }
        return value.plain?.hasPrefix(".") == true
    }

    private func enumerationType(_ type: SwiftType) -> SwiftType {
        guard let name = type.name, model.enumerations.contains(name) || model.optionSets.contains(name) else {
            return .unknown
        }
        return type.wrapped
    }

    private func options(_ first: SwiftExpression, _ sign: String, _ second: SwiftExpression) -> SwiftExpression {
        switch sign {
        case "|":
            SwiftExpression(
                .array(
                    [first, second].flatMap { value -> [SwiftExpression] in
                        if case .array(let list) = value.kind { list } else { [value] }
                    }), first.type)
        case "&": first.fullCase.member("intersection").call([.init(label: nil, value: second)], first.type)
        case "^": first.fullCase.member("symmetricDifference").call([.init(label: nil, value: second)], first.type)
        default: SwiftExpression(.binary(first, sign, second), first.type)
        }
    }

    private mutating func emptiness(_ left: Expression, _ sign: String, _ right: Expression) -> SwiftExpression? {
        guard case .number("0") = right.kind, sign == ">" || sign == "==" || sign == "!=" else { return nil }
        let (base, name): (Expression, String)
        switch left.kind {
        case .member(let inner, let word, isArrow: false): (base, name) = (inner, word)
        case .message(let message) where message.arguments.isEmpty: (base, name) = (message.receiver, message.words[0])
        default: return nil
        }
        guard name == "length" || name == "count" else { return nil }
        let saved = self
        let receiver = expression(askedReceiver(base, name))
        switch receiver.type.wrapped {
        case .string, .array, .dictionary, .set, .named("Data"): break
        default:
            self = saved
            return nil
        }
        let isEmpty = link(receiver, .bool) { $0.member("isEmpty") }
        if isEmpty.type.isOptional {
            let sign = sign == "==" ? "??" : "=="
            return sign == "??"
                ? SwiftExpression(.binary(isEmpty, "??", SwiftExpression("true")), .bool)
                : SwiftExpression(.binary(isEmpty, "==", SwiftExpression("false")), .bool)
        }
        return sign == "==" ? SwiftExpression(isEmpty.kind, .bool) : SwiftExpression(.prefix("!", isEmpty), .bool)
    }

    /// Two numbers of one type.
    mutating func matched(_ first: SwiftExpression, _ second: SwiftExpression) -> (
        SwiftExpression, SwiftExpression
    ) {
        var (first, second) = (first, second)
        func plain(_ value: SwiftExpression) -> SwiftExpression {
            guard value.type.isOptional, value.type.isNumber else { return value }
            return SwiftExpression(.binary(value, "??", SwiftExpression("0")), value.type.wrapped)
        }
        func number(_ value: SwiftExpression) -> SwiftExpression {
            value.type.wrapped == .named("NSNumber") ? link(value, .double) { $0.member("doubleValue") } : value
        }
        first = plain(number(first))
        second = plain(number(second))
        // Two literals, of which one is a `float`, make a `float`.
        let float = SwiftType.named("Float")
        if first.isLiteral, second.isLiteral, first.type == float || second.type == float,
            first.type != .double, second.type != .double
        {
            return (SwiftExpression("Float").call([.init(label: nil, value: first)], float), second)
        }
        // A literal with a fraction is a `double`, unless a `float` holds the same number.
        if first.type == .named("Float"), let text = second.plain, isDouble(text, second) {
            first = coerce(first, to: .double)
        }
        if second.type == .named("Float"), let text = first.plain, isDouble(text, first) {
            second = coerce(second, to: .double)
        }
        guard first.type.isNumber, second.type.isNumber, first.type != second.type else { return (first, second) }
        if isWritten(first, beside: second) || isWritten(second, beside: first) { return (first, second) }
        if first.type.isFraction, first.type != float || !second.type.isFraction {
            second = coerce(second, to: first.type)
        } else if second.type.isFraction {
            first = coerce(first, to: second.type)
        } else if first.type == .int {
            second = coerce(second, to: .int)
        } else {
            first = coerce(first, to: second.type)
        }
        return (first, second)
    }

    /// Whether a literal is the number of C as it is written, in a computation with another number.
    private func isWritten(_ literal: SwiftExpression, beside other: SwiftExpression) -> Bool {
        literal.isLiteral && !(literal.type.isFraction && other.type.isInteger)
            && (literal.type != .named("Float") || isExactFloat(literal))
    }

    /// Whether a value is a literal or case other than zero, which the result of a message to nil never equals.
    private func isNotZero(_ value: SwiftExpression) -> Bool {
        guard let text = value.plain else { return false }
        if let literal = Self.literal(text) { return literal != 0 }
        if text == "true" { return true }
        guard let name = value.type.name, isEnumeration(name), text.contains(".") else { return false }
        let zero = name == "ComparisonResult" ? "orderedSame" : model.firstCases[name] ?? ""
        return !text.hasSuffix("." + zero)
    }

    private func isDouble(_ text: String, _ literal: SwiftExpression) -> Bool {
        literal.number?.bits == 64 && literal.type == .double && Double(text) != nil && !isExactFloat(literal)
    }
}
