/// Values as those of another type: converted, unwrapped or cast where they must be.
extension Rewriter {
    /// An expression as a value of a type, converted where it must be.
    mutating func coerce(_ value: SwiftExpression, to target: SwiftType) -> SwiftExpression {
        if let shared = sharedValue(value, as: target) { return shared }
        if let block = adapted(value, to: target) { return block }
        // A lock of C is passed by its address.
        if target.wrapped == .named("NSLock"), case .prefix("&", let lock) = value.kind { return lock }
        if value.isUnknownOfNil { return unknownOfNil(value, as: target) }
        if value.isNil || target == .unknown || target == .void || value.type == target { return value }
        if value.type == .unknown {
            // What another library returns is what is asked of it here: its stub tells it.
            return target.wrapped == .named("RACSignal") ? SwiftExpression(value.kind, target.wrapped) : value
        }
        if let object = subclassObject(value, of: target) { return object }
        if doesNotAdopt(value.type, target) {
            giveUp("RAC-3076", "The class does not say that it adopts the protocol: say it where it is declared.")
        }
        if target.wrapped == .named("NSEnumerator"), case .array = value.type { return value.enumerator }
        // The characters of a text of C.
        if value.type == .array(.named("CChar")), target.wrapped == .string {
            return SwiftExpression("String").call([.init(label: "cString", value: value)], .string)
        }
        // An array of C is its address.
        if case .array = value.type, target.pointee != nil || target == .named("UnsafeMutableRawPointer") {
            if value.isPlace { return SwiftExpression(.prefix("&", value), target) }
            giveUp("RAC-3017", "Swift passes the address of a whole array: pass where to begin, too.")
        }
        // A method that returned YES returns nothing.
        if target.isBool, value.type == .void, case .prefix("try? ", _) = value.kind {
            return SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool)
        }
        if value.type == .optional(.void), target.isBool {
            return SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool)
        }
        if value.type == .void { return value }
        if value.plain == "0", case .named(let name) = target.wrapped, !target.isNumber, !target.isBool,
            !model.enumerations.contains(name),
            name != "NSNumber", name != "UnsafeMutableRawPointer", name != "AnyHashable"
        {
            return SwiftExpression(
                target.wrapped == .named("String.Encoding") ? zero(target.wrapped) ?? "" : "[]", target)
        }
        // One option is a set of its own in C.
        if case .set(let element) = target.wrapped, value.type == element, element != .any {
            if case .array = value.kind { return value }
            return SwiftExpression(.array([value]), target)
        }
        if target.wrapped == .named("NSAttributedString.Key"), value.type.wrapped == .string {
            return SwiftExpression("NSAttributedString.Key").call([.init(label: nil, value: value)], target.wrapped)
        }
        if target.wrapped.name?.hasSuffix("Notification.Name") == true, value.type.wrapped == .string {
            return SwiftExpression("Notification.Name").call([.init(label: nil, value: value)], target.wrapped)
        }
        if case .dictionary(.named("AnyHashable"), _) = value.type.wrapped,
            case .dictionary(let key, _) = target.wrapped,
            [.string, .named("NSNumber"), .named("NSAttributedString.Key")].contains(key),
            let name = target.wrapped.text
        {
            if case .dictionary(let pairs) = value.kind, pairs.isEmpty { return SwiftExpression(value.kind, target) }
            let isOptional = value.type.isOptional || target.isOptional
            if isOptional { doubtElements(target) }
            return SwiftExpression(
                .cast(value, isOptional ? "as?" : "as!", name), isOptional ? target.asOptional : target)
        }
        if case .closure = value.kind { return value }
        // Any value can be an `Any?`.
        if target.wrapped == .any {
            // Without a type, brackets are an array.
            if case .array(let list) = value.kind, case .set = value.type.wrapped, let name = value.type.wrapped.text {
                let plain = value.type.wrapped
                return SwiftExpression(name).call(list.isEmpty ? [] : [.init(label: nil, value: value)], plain)
            }
            // The name of a notification was a text.
            if value.type == .named("Notification.Name") { return value.member("rawValue", .string) }
            if let block = boxedBlock(value) { return block }
            if target == .any, value.type.isOptional { return SwiftExpression(.cast(value, "as", "Any"), .any) }
            return value
        }
        if target.wrapped == .named("any Error"), value.type.wrapped == .named("NSError") { return value }
        if target.wrapped == .named("AnyHashable"), value.type.isBool, !value.type.isOptional {
            return plainNumber(value)
        }
        if value.type.wrapped == .any, target.wrapped == .named("AnyHashable") {
            return objectKey(value)
        }
        let isOfAnyType =
            value.type.wrapped == .any || value.type.wrapped == .named("AnyHashable") || value.type.isAnyObject
            || value.type.isProtocol && target.wrapped.name.flatMap { model.classes[$0]?.superclass } != nil
        if isOfAnyType, target.wrapped != .named("AnyHashable"), value.type.wrapped != target.wrapped {
            guard let name = target.wrapped.text else { return value }
            if let block = unboxedBlock(value, as: target) {
                return target.isOptional || target == .implicit(target.wrapped) ? block : forced(block)
            }
            // A sum of a key path is a decimal number in Objective-C, and so is what the program takes for one.
            if name == "NSDecimalNumber", value.type.wrapped == .any {
                use(module: "CompatShims")
                let present = asOptionalAny(value)
                let number = SwiftExpression(present.member("decimalNumber").kind, .optional(target.wrapped))
                return target.isOptional || target == .implicit(target.wrapped) ? number : forced(number)
            }
            if target.isOptional || { if case .implicit = target { true } else { false } }() {
                doubtElements(target)
                return SwiftExpression(.cast(value, "as?", name), .optional(target.wrapped))
            }
            if let zero = scalarZero(target) {
                let cast = SwiftExpression(.cast(value, "as?", name), .optional(target))
                return SwiftExpression(.binary(cast, "??", SwiftExpression(zero)), target)
            }
            // What a call that fails gives is nil, which is as good as an empty collection.
            if case .prefix("try? ", _) = value.kind, target.isCollection {
                let cast = SwiftExpression(.tuple([SwiftExpression(.cast(value, "as?", name))]), .optional(target))
                return SwiftExpression(.binary(cast, "??", emptyCollection(target)), target)
            }
            return SwiftExpression(.cast(value, "as!", name), target)
        }
        if target.isOptional {
            if value.type.wrapped == .array(.any), case .array(let element) = target.wrapped, element != .unknown,
                element != .any, let name = target.wrapped.text
            {
                if case .array = value.kind { return value }
                doubtElements(target)
                return SwiftExpression(.cast(value, "as?", name), target)
            }
            if value.type.isOptional, target.wrapped == .named("NSNumber"), value.type.isNumber || value.type.isBool {
                return boxedObject(value)
            }
            if value.type.isOptional, value.type.wrapped != target.wrapped { return value }
            var converted = coerce(value, to: value.type.isOptional ? value.type : target.wrapped)
            converted.type = target
            return converted
        }
        if value.type.isOptional { return unwrapped(value, as: target) }
        return present(value, as: target)
    }

    /// Says that a collection whose elements are not as they were declared is lost in Swift, where it was kept.
    private mutating func doubtElements(_ target: SwiftType, stops: Bool = false) {
        let element: SwiftType? =
            switch target.wrapped {
            case .array(let element), .set(let element): element
            case .dictionary(_, let value): value
            default: nil
            }
        guard let element, ![.any, .unknown, .named("AnyHashable"), .optional(.any)].contains(element) else { return }
        let what = stops ? "stops" : "is nil"
        review("RAC-3078", "With an element of another class this \(what); it was kept.", at: statementTokens)
    }

    /// A member of an unknown class, of an object that may be nil, as a value of a type.
    private func unknownOfNil(_ value: SwiftExpression, as target: SwiftType) -> SwiftExpression {
        switch target {
        case .unknown, .void, .optional, .implicit: return value
        case .any: return SwiftExpression(.cast(value, "as", "Any"), .any)
        case .named("AnyHashable"): return value
        case .named("RACSignal"):
            return SwiftExpression(.binary(value, "??", SwiftExpression(".\(nilSignal)()")), target)
        default:
            if let zero = scalarZero(target) {
                return SwiftExpression(.binary(value, "??", SwiftExpression(zero)), target)
            }
            return SwiftExpression(forced(value.hasChain ? value : SwiftExpression(.tuple([value]))).kind, target)
        }
    }

    /// Unwraps an optional value for a type without nil.
    private mutating func unwrapped(_ value: SwiftExpression, as target: SwiftType) -> SwiftExpression {
        let target = target.wrapped
        if let name = target.name, model.enumerations.contains(name), value.type.isInteger {
            return present(
                SwiftExpression(.binary(value, "??", SwiftExpression("0")), value.type.wrapped), as: target)
        }
        if let component = componentOfNil(value) { return present(component, as: target) }
        if let zero = scalarZero(target) {
            let none = unsetComponent(value) ?? scalarZero(value.type.wrapped) ?? zero
            let plain = SwiftExpression(.binary(value, "??", SwiftExpression(none)), value.type.wrapped)
                .of(value.number)
            return present(plain, as: target)
        }
        if target == .named("RACSignal"), value.type.wrapped == target {
            return SwiftExpression(.binary(value, "??", SwiftExpression(".\(nilSignal)()")), target)
        }
        // In the original, a nil at this place stopped the program or did nothing.
        if target == .named("NSNumber"), value.type.wrapped.isNumber || value.type.wrapped.isBool {
            return present(forced(value), as: target)
        }
        if target == .array(.named("AnyHashable")) { return keys(forced(value)) }
        return value.type.wrapped == .unknown && target.text != nil ? value : forced(value)
    }

    /// The prefix that keeps enumerations apart from methods.
    static let openOwner = "open "

    private mutating func present(_ value: SwiftExpression, as target: SwiftType) -> SwiftExpression {
        let (source, wanted) = (value.type.wrapped, target.wrapped)
        if source == wanted { return value }
        if wanted == .array(.named("AnyHashable")) { return keys(value) }
        if source == .array(.any), case .array(let element) = wanted, element != .unknown, let name = wanted.text,
            element != .named("RACSignal"), !value.isLiteral
        {
            if case .array = value.kind { return value }
            return SwiftExpression(.cast(value, "as!", name), wanted)
        }
        if case .dictionary(let key, .any) = source, case .dictionary(key, let element) = wanted,
            ![.any, .unknown].contains(element), let name = wanted.text, !value.isLiteral
        {
            if case .dictionary = value.kind { return value }
            doubtElements(wanted, stops: true)
            return SwiftExpression(.cast(value, "as!", name), wanted)
        }
        if source == .set(.named("AnyHashable")), case .set = wanted, let name = wanted.text {
            if case .array = value.kind { return value }
            return SwiftExpression(.cast(value, "as!", name), wanted)
        }
        if let name = source.name, isEnumeration(name), wanted.isNumber {
            let number = plainNumber(value)
            if number.type.wrapped == wanted { return number }
            return wanted.isInteger ? converted(number, to: wanted) : present(number, as: wanted)
        }
        // The case of another enumeration is a number.
        if let name = source.name, isEnumeration(name), let other = wanted.name, other != name,
            model.enumerations.contains(other) || model.optionSets.contains(other)
        {
            return present(plainNumber(value), as: wanted)
        }
        if let enumeration = wanted.name, model.enumerations.contains(enumeration), source.isInteger {
            let value = rawNumber(value, of: enumeration)
            if model.openEnumerations.contains(enumeration) {
                return SwiftExpression(enumeration).call([.init(label: "rawValue", value: value)], wanted)
            }
            if !model.isCase(value.plain, of: enumeration) {
                // The number may be that of no case.
                passedOptionals?.insert(PassedOptional(key: Self.openOwner + enumeration, index: 0))
            }
            return SwiftExpression(
                .forced(SwiftExpression(enumeration).call([.init(label: "rawValue", value: value)], .optional(wanted))),
                wanted)
        }
        if let set = wanted.name, model.optionSets.contains(set), source.isInteger {
            return SwiftExpression(set).call([.init(label: "rawValue", value: rawNumber(value, of: set))], wanted)
        }
        if wanted == .named("ComparisonResult"), source.isBool {
            // YES was one, which is the number of this case.
            let (one, zero) = (SwiftExpression(".orderedDescending"), SwiftExpression(".orderedSame"))
            return SwiftExpression(.conditional(value, one, zero), wanted)
        }
        if wanted == .named("ComparisonResult"), source.isInteger {
            let sign = SwiftExpression(.tuple([value]), source).member("signum").call()
            let made = SwiftExpression("ComparisonResult").call([.init(label: "rawValue", value: sign)])
            return SwiftExpression(.forced(made), wanted)
        }
        if wanted.isBool, let name = source.name, model.optionSets.contains(name) { return truth(value) }
        if wanted.isBool, source.isNumber { return SwiftExpression(.binary(value, "!=", SwiftExpression("0")), .bool) }
        if wanted.isBool, source == .named("NSNumber") { return value.member("boolValue", .bool) }
        if wanted.isInteger, source == .named("NSNumber") { return value.member("intValue", .int) }
        if wanted.isFraction, source == .named("NSNumber") { return value.member("doubleValue", .double) }
        if wanted.isNumber, source.isBool {
            return SwiftExpression(.conditional(value, SwiftExpression("1"), SwiftExpression("0")), wanted)
        }
        if wanted.isInteger, source.isFraction, let number = value.plain.flatMap(Double.init) {
            // A processor takes what is too large for the largest number.
            return SwiftExpression("\(Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max))", wanted)
        }
        let isRounded = source == .named("Float") && value.isLiteral && !isExactFloat(value)
        if isRounded, wanted == .named("NSNumber") || wanted.isFraction {
            let rounded = SwiftExpression("Float").call([.init(label: nil, value: value)], source)
            return present(rounded, as: target)
        }
        if wanted.isNumber, source.isNumber {
            if value.isLiteral && !(source.isInteger && wanted.isInteger)
                || source.text == "TimeInterval" && wanted == .double
                || wanted.text == "TimeInterval" && source == .double
            {
                return value
            }
            if source.isInteger, wanted.isInteger { return converted(value, to: wanted) }
            if source.isFraction, wanted.isInteger, value.mayBeNoNumber {
                use(module: "CompatShims")
                return SwiftExpression(wanted.text ?? "Int").call([.init(label: "saturating", value: value)], wanted)
            }
            return SwiftExpression(wanted.text ?? "Int").call([.init(label: nil, value: value)], wanted)
        }
        let isKnownKey = ![.named("NSNumber"), .named("NSNull")].contains(source) || value.isLiteral
        if wanted == .named("AnyHashable"), !isKnownKey || source.isCollection && source.hasAnyElements {
            // Outside of Apple's platforms, an `NSNumber` is equal to a number of Swift, and has another hash; each
            // `NSNull()` has a hash of its own.
            return objectKey(value)
        }
        if wanted == .named("NSNumber"), source.isNumber || source.isBool {
            return value.isLiteral ? value : boxedObject(value)
        }
        return value
    }

    /// A cast of C.
    mutating func cast(_ type: TypeName, _ value: Expression) -> SwiftExpression {
        let target = plainType(type)
        let inner = expression(value)
        if let same = sharedCast(inner, to: target) ?? bound(inner, to: target) { return same }
        if type.qualifiers.contains(where: { $0.hasPrefix("__bridge") }) || target == .void || target == .any {
            return inner
        }
        // The address of a variable is passed as one of any type.
        if type.name == "void", type.pointers == 1, case .prefix("&", _) = inner.kind { return inner }
        if target.isNumber || target.isBool {
            if let number = address(of: inner, as: type, value) { return number }
            let isSmall = target.isInteger && (CType(type)?.bits ?? 64) < 32
            let inner = isSmall || inner.type.name == "ComparisonResult" ? plainNumber(inner) : inner
            if target.isInteger, inner.type.isInteger || inner.type.isBool, !inner.type.isOptional {
                let number = narrowed(plainNumber(inner), value, to: CType(type))
                return converted(number, to: target).of(CType(type))
            }
            var converted = coerce(target.isFraction ? whole(inner, value) : inner, to: target)
            if converted.type == .unknown {
                converted = SwiftExpression(target.text ?? "Int").call([.init(label: nil, value: inner)])
            }
            if let name = inner.type.name, target.isInteger, model.enumerations.contains(name) {
                return converted.of(CType(type))
            }
            if target == .double, let digits = converted.plain, !digits.isEmpty, digits.allSatisfy(\.isNumber) {
                return SwiftExpression(digits + ".0", target).of(CType(type))
            }
            if converted.isLiteral, target != .int, target != .double {
                converted = SwiftExpression(target.text ?? "Int").call([.init(label: nil, value: converted)])
            }
            converted.type = target
            return converted.of(CType(type))
        }
        if inner.type.wrapped == target || inner.isNil && !target.isClass {
            return SwiftExpression(inner.kind, inner.type == .unknown ? target : inner.type)
        }
        if let name = target.name, isEnumeration(name) { return coerce(inner, to: target) }
        guard let name = target.text else { return inner }
        if inner.isNil { return SwiftExpression(.cast(inner, "as", "\(name)?"), .optional(target)) }
        if doesNotAdopt(inner.type, target) || isOfOther(inner.type, target) {
            giveUp("RAC-3076", "The cast is to a class that the object is not of: cast it to its own.")
        }
        // An object of another class stays the same; a nil stays nil.
        if inner.type == .unknown || inner.type.isOptional || inner.type == .any || inner.type.wrapped == .any {
            return SwiftExpression(.cast(inner, "as?", name), .optional(target))
        }
        return SwiftExpression(.cast(inner, "as!", name), target)
    }
}
