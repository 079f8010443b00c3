extension Rewriter {
    /// Types that are in a module of their own on Linux.
    static let networking: Set<String> = [
        "URLRequest", "URLSession", "URLResponse", "HTTPURLResponse", "URLSessionDataTask", "URLSessionTask",
        "URLSessionConfiguration", "HTTPCookieStorage",
    ]

    /// The place of a type without a nullability.
    enum Position {
        case property, parameter, result, local, blockParameter
    }

    private static let primitives: [String: SwiftType] = [
        "void": .void, "BOOL": .bool, "bool": .bool, "Boolean": .bool, "_Bool": .bool, "int": .int,
        "unsigned": .named("UInt32"), "long": .int, "unsigned long": .int, "long long": .int,
        "unsigned long long": .named("UInt64"),
        "short": .named("Int16"), "unsigned short": .named("UInt16"), "char": .named("CChar"),
        "signed char": .named("Int8"),
        "unsigned char": .named("UInt8"),
        "float": .named("Float"), "double": .double, "CGFloat": .named("CGFloat"), "NSInteger": .int,
        "NSUInteger": .int,
        "NSTimeInterval": .named("TimeInterval"), "size_t": .int, "unichar": .named("unichar"),
        "uint8_t": .named("UInt8"),
        "int8_t": .named("Int8"), "uint16_t": .named("UInt16"), "int16_t": .named("Int16"),
        "uint32_t": .named("UInt32"),
        "int32_t": .named("Int32"), "uint64_t": .named("UInt64"), "int64_t": .named("Int64"), "id": .any,
        "Class": .named("AnyClass"),
        "SEL": .named("String"), "dispatch_queue_t": .named("DispatchQueue"),
        "dispatch_once_t": .int, "dispatch_block_t": .function([], .void),
        "NSComparisonResult": .named("ComparisonResult"),
        "NSRange": .named("NSRange"), "CFTimeInterval": .named("TimeInterval"), "UInt8": .named("UInt8"),
        "NSStringEncoding": .named("String.Encoding"),
        "CGRect": .named("CGRect"), "CGPoint": .named("CGPoint"), "CGSize": .named("CGSize"), "IBAction": .void,
        "dispatch_group_t": .named("DispatchGroup"),
        "dispatch_semaphore_t": .named("DispatchSemaphore"), "NSNotificationName": .named("Notification.Name"),
    ]

    private static let classes: [String: SwiftType] = [
        "NSString": .string, "NSMutableString": .string, "NSDate": .named("Date"),
        "NSURL": .named("URL"), "NSData": .named("Data"),
        "NSMutableData": .named("Data"), "NSURLRequest": .named("URLRequest"),
        "NSMutableURLRequest": .named("URLRequest"),
        "NSIndexPath": .named("IndexPath"), "NSIndexSet": .named("IndexSet"), "NSMutableIndexSet": .named("IndexSet"),
        "NSLocale": .named("Locale"), "NSCalendar": .named("Calendar"),
        "NSTimeZone": .named("TimeZone"), "NSUUID": .named("UUID"), "NSNotification": .named("Notification"),
        "NSCharacterSet": .named("CharacterSet"),
        "NSDateComponents": .named("DateComponents"), "NSNotificationCenter": .named("NotificationCenter"),
        "NSUserDefaults": .named("UserDefaults"),
        "NSFileManager": .named("FileManager"), "NSBundle": .named("Bundle"), "NSTimer": .named("Timer"),
        "NSURLSession": .named("URLSession"),
        "NSURLResponse": .named("URLResponse"), "NSHTTPURLResponse": .named("HTTPURLResponse"),
        "NSDateFormatter": .named("DateFormatter"),
        "NSNumberFormatter": .named("NumberFormatter"), "NSJSONSerialization": .named("JSONSerialization"),
        "NSOperationQueue": .named("OperationQueue"),
        "NSOperation": .named("Operation"), "NSProcessInfo": .named("ProcessInfo"), "NSThread": .named("Thread"),
        "NSRunLoop": .named("RunLoop"),
        "NSURLComponents": .named("URLComponents"), "NSURLQueryItem": .named("URLQueryItem"),
        "NSFileHandle": .named("FileHandle"),
        "NSScanner": .named("Scanner"), "NSTask": .named("Process"), "NSPipe": .named("Pipe"),
        "NSUndoManager": .named("UndoManager"), "NSLock": .named("NSLock"),
        "NSError": .named("any Error"), "NSURLSessionDataTask": .named("URLSessionDataTask"),
        "NSURLSessionConfiguration": .named("URLSessionConfiguration"),
        "NSProgress": .named("Progress"), "NSFormatter": .named("Formatter"),
        "NSHTTPCookieStorage": .named("HTTPCookieStorage"), "NSHost": .named("Host"),
        "NSDecimalNumber": .named("NSDecimalNumber"),
        "NSNumber": .named("NSNumber"), "NSObject": .named("NSObject"), "NSNull": .named("NSNull"),
        "NSURLSessionTask": .named("URLSessionTask"),
    ]

    private static let collections: Set<String> = [
        "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
    ]

    /// Whether a type has a form without the registry.
    static func isBuiltIn(_ name: String) -> Bool {
        primitives[name] != nil || classes[name] != nil || collections.contains(name)
            || SharedKind(rawValue: name) != nil
    }

    /// A type without its nullability.
    func plainType(_ type: TypeName) -> SwiftType {
        if let function = type.function {
            let parameters = function.parameters.map { parameter in
                parameter.type.pointers == 1 && parameter.type.name == "BOOL"
                    ? SwiftType.named("inout Bool") : swiftType(parameter.type, .blockParameter)
            }
            let returns = swiftType(function.returns, .result)
            // A block that returns an error returns nil where nothing failed.
            let mayBeNil = returns == .named("any Error") && function.returns.nullability == nil
            let type = SwiftType.function(parameters, mayBeNil ? returns.asOptional : returns)
            return type.takingNil(model.nilTaking)
        }
        switch type.name {
        case "instancetype": return currentClass.map { .named($0) } ?? .named("Self")
        case "NSArray", "NSMutableArray":
            return .array(type.arguments.first.map { elementType($0) } ?? .any)
        case "NSDictionary", "NSMutableDictionary":
            let key = type.arguments.first.map { elementType($0) } ?? .named("AnyHashable")
            return .dictionary(key, type.arguments.dropFirst().first.map { elementType($0) } ?? .any)
        case "NSSet", "NSMutableSet":
            return .set(type.arguments.first.map { elementType($0) } ?? .named("AnyHashable"))
        // Keys are copied; a value of Swift is a copy already, and adopts no protocol of Objective-C.
        case "id" where type.protocols == ["NSCopying"]: return .named("AnyHashable")
        case "id" where !type.protocols.isEmpty:
            return .named("any " + type.protocols.map { protocolName($0) }.joined(separator: " & "))
        default:
            break
        }
        if SharedKind(rawValue: type.name) != nil { return .named(type.name) }
        if type.name.hasPrefix("typeof(") {
            let inside = type.name.dropFirst(7).dropLast()
            if inside == "self" || inside == "*self" { return currentClass.map { .named($0) } ?? .unknown }
            return scope[String(inside)]?.type.wrapped ?? .unknown
        }
        if let alias = model.aliases[type.name] { return alias.takingNil(model.nilTaking) }
        if type.pointers == 0 || type.pointers == 1 && type.name == "id" {
            if let primitive = Self.primitives[type.name] { return primitive }
            if let entry = registry.type(type.name), let swift = entry.swift { return SwiftType(swift) }
            return .named(type.name.hasPrefix("struct ") ? String(type.name.dropFirst(7)) : type.name)
        }
        if type.name == "char" { return type.pointers == 2 ? .array(.string) : .string }
        if type.name == "void" { return .named("UnsafeMutableRawPointer") }
        if let known = Self.classes[type.name] { return known }
        if let entry = registry.type(type.name), let swift = entry.swift { return SwiftType(swift) }
        if let primitive = Self.primitives[type.name] {
            return .named("UnsafeMutablePointer<\(primitive.text ?? "Void")>")
        }
        return .named(model.structures.contains(type.name) ? "UnsafeMutablePointer<\(type.name)>" : type.name)
    }

    func protocolName(_ name: String) -> String {
        switch name {
        case "NSObject": "NSObjectProtocol"
        default:
            registry.type(name)?.swift.map { $0.hasPrefix("any ") ? String($0.dropFirst(4)) : $0 } ?? name
        }
    }

    private func elementType(_ type: TypeName) -> SwiftType { plainType(type) }

    /// Whether the values of a type are objects or blocks, which may be nil.
    func isObject(_ type: TypeName) -> Bool {
        if type.function != nil { return true }
        if type.pointers > 0 { return type.name != "char" || type.pointers == 1 }
        switch type.name {
        case "id", "Class", "instancetype", "dispatch_block_t", "NSComparator", "NSNotificationName": return true
        default: return model.aliases[type.name]?.isFunction ?? type.name.hasPrefix("typeof(")
        }
    }

    /// A type with its own nullability, or with that of its position.
    func swiftType(_ type: TypeName, _ position: Position) -> SwiftType {
        let plain = plainType(type)
        guard isObject(type) else { return plain }
        if type.isWeak { return .optional(plain) }
        switch type.nullability {
        case .nullable: return .optional(plain)
        case .nonnull: return plain == .any ? .any : plain
        case .unspecified: return .implicit(plain)
        case nil: break
        }
        if plain == .any { return .anyOptional }
        switch position {
        case .property: return isReference(plain) ? .implicit(plain) : .optional(plain)
        // A block that reports an end receives an error or nil.
        case .blockParameter where plain == .named("any Error"): return .optional(plain)
        case .parameter, .result, .local, .blockParameter: return plain
        }
    }

    /// Whether a property of the type is most likely set once, before it is used.
    private func isReference(_ type: SwiftType) -> Bool {
        if case .named(let name) = type {
            return !type.isValue && !type.isProtocol && name != "NSNumber" && name != "AnyClass"
                && SharedKind(type) == nil
        }
        return false
    }

    /// The value of a variable of a type before its first assignment.
    func zero(_ type: SwiftType) -> String? {
        switch type {
        case .optional, .implicit: return nil
        case _ where type.isBool: return "false"
        case _ where type.isNumber: return "0"
        case .named(let name):
            if model.optionSets.contains(name) { return "[]" }
            if let first = model.firstCases[name] { return ".\(first)" }
            if model.enumerations.contains(name) { return "\(name)(rawValue: 0)" }
            if model.structures.contains(name) { return "\(name)()" }
            switch name {
            case "CGRect", "CGPoint", "CGSize": return ".zero"
            case "NSRange": return "NSRange(location: 0, length: 0)"
            default: return nil
            }
        default: return nil
        }
    }

    // MARK: Conversions

    /// An expression as a value of a type, converted where it must be.
    mutating func coerce(_ value: SwiftExpression, to target: SwiftType) -> SwiftExpression {
        if let shared = sharedValue(value, as: target) { return shared }
        if value.isNil || target == .unknown || value.type == .unknown || target == .void || value.type == target {
            return value
        }
        if let object = subclassObject(value, of: target) { return object }
        // An array of C is its address.
        if case .array = value.type, target.pointee != nil, value.plain != nil {
            return SwiftExpression(.prefix("&", value), target)
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
            return SwiftExpression("[]", target)
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
            case .dictionary(let key, _) = target.wrapped, key == .string || key == .named("NSNumber"),
            let name = target.wrapped.text
        {
            if case .dictionary(let pairs) = value.kind, pairs.isEmpty { return SwiftExpression(value.kind, target) }
            let isOptional = value.type.isOptional || target.isOptional
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
        let isOfAnyType = value.type.wrapped == .any || value.type.wrapped == .named("AnyHashable")
        if isOfAnyType, target.wrapped != .named("AnyHashable") {
            guard let name = target.wrapped.text else { return value }
            if target.isOptional || { if case .implicit = target { true } else { false } }() {
                return SwiftExpression(.cast(value, "as?", name), .optional(target.wrapped))
            }
            if let zero = scalarZero(target) {
                let cast = SwiftExpression(.cast(value, "as?", name), .optional(target))
                return SwiftExpression(.binary(cast, "??", SwiftExpression(zero)), target)
            }
            return SwiftExpression(.cast(value, "as!", name), target)
        }
        if target.isOptional {
            if value.type.wrapped == .array(.any), case .array(let element) = target.wrapped, element != .unknown,
                element != .any, let name = target.wrapped.text
            {
                if case .array = value.kind { return value }
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

    /// Unwraps an optional value for a type without nil.
    private mutating func unwrapped(_ value: SwiftExpression, as target: SwiftType) -> SwiftExpression {
        let target = target.wrapped
        if let name = target.name, model.enumerations.contains(name), value.type.isInteger {
            return present(
                SwiftExpression(.binary(value, "??", SwiftExpression("0")), value.type.wrapped), as: target)
        }
        if let zero = scalarZero(target) {
            let plain = SwiftExpression(
                .binary(value, "??", SwiftExpression(scalarZero(value.type.wrapped) ?? zero)), value.type.wrapped
            ).of(value.number)
            return present(plain, as: target)
        }
        if target == .named("RACSignal"), value.type.wrapped == target {
            return SwiftExpression(.binary(value, "??", SwiftExpression(".\(nilSignal)()")), target)
        }
        // In the original, a nil at this place stopped the program or did nothing.
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
        if source == .set(.named("AnyHashable")), case .set = wanted, let name = wanted.text {
            if case .array = value.kind { return value }
            return SwiftExpression(.cast(value, "as!", name), wanted)
        }
        if let name = source.name, isEnumeration(name), wanted.isInteger { return plainNumber(value) }
        if let enumeration = wanted.name, model.enumerations.contains(enumeration), source.isInteger {
            if model.openEnumerations.contains(enumeration) {
                return SwiftExpression(enumeration).call([.init(label: "rawValue", value: value)], wanted)
            }
            if !value.isLiteral {
                // The number may be that of no case.
                passedOptionals?.insert(PassedOptional(key: Self.openOwner + enumeration, index: 0))
            }
            return SwiftExpression(
                .forced(SwiftExpression(enumeration).call([.init(label: "rawValue", value: value)], .optional(wanted))),
                wanted)
        }
        if let set = wanted.name, model.optionSets.contains(set), source.isInteger {
            return SwiftExpression(set).call([.init(label: "rawValue", value: value)], wanted)
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
        if wanted.isInteger, source.isFraction, let number = value.plain.flatMap(Double.init), abs(number) < 1e9 {
            return SwiftExpression("\(Int(number))", wanted)
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
        if wanted == .named("AnyHashable"), source == .named("NSNumber"), !value.isLiteral {
            // Outside of Apple's platforms, an `NSNumber` is equal to a number of Swift, and has another hash.
            return objectKey(value)
        }
        if wanted == .named("NSNumber"), source.isNumber || source.isBool {
            if value.isLiteral { return value }
            return SwiftExpression("NSNumber").call([.init(label: "value", value: value)], wanted)
        }
        return value
    }
}
