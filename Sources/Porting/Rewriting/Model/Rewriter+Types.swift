extension Rewriter {
    /// The place of a type without a nullability.
    enum Position {
        case property, parameter, result, local, blockParameter
    }

    private static let primitives: [String: SwiftType] = [
        "void": .void, "__auto_type": .unknown, "BOOL": .bool, "bool": .bool, "Boolean": .bool, "_Bool": .bool,
        "int": .int,
        "unsigned": .named("UInt32"), "long": .int, "unsigned long": .int, "long long": .int,
        "unsigned long long": .named("UInt64"),
        "short": .named("Int16"), "unsigned short": .named("UInt16"), "char": .named("CChar"),
        "signed char": .named("Int8"),
        "unsigned char": .named("UInt8"),
        "float": .named("Float"), "double": .double, "CGFloat": .named("CGFloat"), "NSInteger": .int,
        "NSUInteger": .int,
        "NSTimeInterval": .named("TimeInterval"), "size_t": .int, "ssize_t": .int, "intptr_t": .int, "uintptr_t": .int,
        "ptrdiff_t": .int, "off_t": .int, "time_t": .int,
        "CFIndex": .int, "unichar": .named("unichar"),
        "mode_t": .named("UInt32"), "uid_t": .named("UInt32"), "gid_t": .named("UInt32"), "dev_t": .named("UInt32"),
        "pid_t": .named("Int32"), "OSStatus": .named("Int32"), "SInt32": .named("Int32"), "OSType": .named("UInt32"),
        "UInt32": .named("UInt32"), "UInt16": .named("UInt16"), "u_int8_t": .named("UInt8"), "u_char": .named("UInt8"),
        "Byte": .named("UInt8"), "SInt8": .named("Int8"), "u_int16_t": .named("UInt16"), "u_short": .named("UInt16"),
        "ushort": .named("UInt16"), "SInt16": .named("Int16"), "u_int32_t": .named("UInt32"), "u_int": .named("UInt32"),
        "uint": .named("UInt32"), "u_int64_t": .named("UInt64"), "u_long": .int, "SInt64": .named("Int64"),
        "Float32": .named("Float"), "Float64": .double,
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
        "NSCharacterSet": .named("CharacterSet"), "NSMutableCharacterSet": .named("CharacterSet"),
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
                if parameter.type.pointers == 2, let pointer = pointer(parameter, nil) { return pointer }
                return parameter.type.pointers == 1 && parameter.type.name == "BOOL"
                    ? SwiftType.named("inout Bool") : swiftType(parameter.type, .blockParameter)
            }
            let returns = swiftType(function.returns, .result)
            // A block that returns an error returns nil where nothing failed.
            let mayBeNil = returns == .named("any Error") && function.returns.nullability == nil
            let type = SwiftType.function(parameters, mayBeNil ? returns.asOptional : returns)
            return type.takingNil(model.nilTaking)
        }
        switch type.name {
        case "instancetype":
            return currentClass == nil ? .named("Self") : selfType
        case "NSArray", "NSMutableArray":
            return .array(type.arguments.first.map { elementType($0) } ?? .any)
        case "NSDictionary", "NSMutableDictionary":
            return .dictionary(
                keyType(type.arguments.first), type.arguments.dropFirst().first.map { elementType($0) } ?? .any)
        case "NSSet", "NSMutableSet":
            return .set(keyType(type.arguments.first))
        // Keys are copied; a value of Swift is a copy already, and adopts no protocol of Objective-C.
        case "id" where type.protocols == ["NSCopying"]: return .named("AnyHashable")
        case "id" where !type.protocols.isEmpty, "NSObject" where !type.protocols.isEmpty:
            return .named("any " + type.protocols.map { protocolName($0) }.joined(separator: " & "))
        // `Sound<Playable> *`: objects of a class of the program that adopt more than it does.
        case let name where type.pointers == 1 && model.classes[name]?.superclass != nil:
            let further = type.protocols.filter { model.protocols.contains($0) && !model.adopts(name, $0) }
            guard !further.isEmpty else { break }
            return .named("any " + ([name] + further.map { protocolName($0) }).joined(separator: " & "))
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
            return .named(type.name)
        }
        if type.name == "char" { return type.pointers == 2 ? .array(.string) : .string }
        if type.name == "void" { return .named("UnsafeMutableRawPointer") }
        if let known = Self.classes[type.name] { return known }
        if type.pointers == 1, type.name == "unichar" || Self.structures.contains(type.name) {
            var pointee = type
            pointee.pointers = 0
            return .named("UnsafeMutablePointer<\(plainType(pointee).text ?? "Void")>")
        }
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

    /// The type of keys, or of the elements of a set: `NSDictionary<id, Class>` has keys of any class.
    private func keyType(_ type: TypeName?) -> SwiftType {
        let known = type.map { elementType($0) } ?? .any
        return known == .any ? .named("AnyHashable") : known
    }

    /// Whether the values of a type are objects or blocks, which may be nil.
    func isObject(_ type: TypeName) -> Bool {
        if type.function != nil { return true }
        if type.pointers > 0 { return type.name != "char" || type.pointers == 1 }
        switch type.name {
        case "id", "Class", "instancetype", "dispatch_block_t", "NSComparator", "SEL", "NSNotificationName",
            "NSErrorDomain", "NSRunLoopMode", "NSFileAttributeKey", "NSURLResourceKey", "NSAttributedStringKey",
            "NSCalendarIdentifier":
            return true
        default:
            return model.aliases[type.name]?.isFunction
                ?? (isForeignBlock(type.name) || type.name.hasPrefix("typeof(")
                    || type.name.isReferenceOfC && !model.structures.contains(type.name))
        }
    }

    /// Whether a name of a type that nothing here declares is one for blocks: a variable of it is called.
    func isForeignBlock(_ name: String) -> Bool {
        model.foreignBlocks.contains(name) && Self.primitives[name] == nil && registry.type(name) == nil
            && !model.structures.contains(name) && !isEnumeration(name) && !model.optionSets.contains(name)
    }

    /// Whether the values of a type of objects are counted in Swift, too, and can be held weakly.
    func isCounted(_ type: TypeName) -> Bool {
        let plain = plainType(type)
        return (type.pointers > 0 ? type.name != "void" : ["id", "instancetype"].contains(type.name)) && !plain.isValue
            && !plain.isFunction
    }

    /// A type with its own nullability, or with that of its position.
    func swiftType(_ type: TypeName, _ position: Position) -> SwiftType {
        let plain = plainType(type)
        guard isObject(type) else { return plain }
        if type.isWeak { return plain.heldWeakly }
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
        // NULL is most often passed.
        case .parameter where type.name == "void" && type.pointers == 1: return .optional(plain)
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
        case Self.calendarUnits: return "[]"
        case .named(let name):
            if model.optionSets.contains(name) { return "[]" }
            if let first = model.firstCases[name] { return ".\(first)" }
            if model.enumerations.contains(name) { return "\(name)(rawValue: 0)" }
            if model.structures.contains(name) { return "\(name)()" }
            switch name {
            case "CGRect", "CGPoint", "CGSize", "UIEdgeInsets": return ".zero"
            case "NSRange": return "NSRange(location: 0, length: 0)"
            case "Decimal": return "Decimal()"
            case "String.Encoding": return "String.Encoding(rawValue: 0)"
            default: return nil
            }
        default: return nil
        }
    }

    /// The classes of Objective-C that a type of Swift stands for.
    func originalNames(of type: SwiftType) -> [String] {
        switch type.wrapped {
        case .array: return ["NSMutableArray", "NSArray"]
        case .dictionary: return ["NSMutableDictionary", "NSDictionary"]
        case .set: return ["NSMutableSet", "NSSet"]
        case .named(let name):
            switch name {
            case "String": return ["NSMutableString", "NSString"]
            case "Int", "Double", "Bool", "Float", "CGFloat", "TimeInterval": return ["NSNumber"]
            case "Date", "URL", "IndexPath", "Locale", "Calendar", "TimeZone", "UUID", "Notification",
                "DateComponents",
                "NotificationCenter", "UserDefaults", "FileManager", "Bundle", "Timer", "URLSession", "URLResponse",
                "HTTPURLResponse",
                "DateFormatter", "NumberFormatter", "JSONSerialization", "OperationQueue", "Operation", "ProcessInfo",
                "Thread", "RunLoop",
                "URLComponents", "URLQueryItem", "FileHandle", "Scanner", "Pipe", "UndoManager",
                "URLSessionDataTask":
                return ["NS" + name]
            case "any Error": return ["NSError"]
            case "Data": return ["NSMutableData", "NSData"]
            case "URLRequest": return ["NSMutableURLRequest", "NSURLRequest"]
            case "IndexSet", "CharacterSet": return ["NSMutable" + name, "NS" + name]
            case _ where name.hasSuffix(">") && name.contains("<AnyObject"): return [String(name.prefix { $0 != "<" })]
            default:
                // A class of the file stands for the classes that it inherits from.
                var names: [String] = []
                var next: String? = name
                while let current = next, names.count < 16 {
                    names.append(current)
                    next = model.classes[current]?.superclass
                }
                if let original = registry.original(of: name) { names.append(original) }
                return names
            }
        default: return []
        }
    }
}

extension String {
    /// Whether a name is most likely that of a pointer of Core Foundation or its kin, which may be NULL: `CFStringRef`, `CGImageRef`.
    fileprivate var isReferenceOfC: Bool { hasSuffix("Ref") }
}

/// `URLString` becomes `urlString`, `Name` `name`.
func lowercasedFirst(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 { return word.prefix(1).lowercased() + word.dropFirst() }
    if capitals.count == word.count { return word.lowercased() }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
}
