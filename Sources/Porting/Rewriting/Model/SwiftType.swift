/// A type of the written Swift, as far as it is known.
indirect enum SwiftType: Equatable, Sendable {
    case unknown
    case void
    case any
    case named(String)
    case optional(SwiftType)
    /// `T!`.
    case implicit(SwiftType)
    case array(SwiftType)
    case dictionary(SwiftType, SwiftType)
    case set(SwiftType)
    case function([SwiftType], SwiftType)

    static let bool = SwiftType.named("Bool")
    static let int = SwiftType.named("Int")
    static let double = SwiftType.named("Double")
    static let int32 = SwiftType.named("Int32")
    static let string = SwiftType.named("String")
    static let anyOptional = SwiftType.optional(.any)

    /// Reads a type as the registry writes it.
    init(_ text: String) {
        var text = text.trimmingPrefix { $0 == " " }
        while text.hasPrefix("@"), let space = text.firstIndex(of: " ") {
            text = String(text[text.index(after: space)...])
        }
        if text.hasSuffix("?"), !text.contains("->") || text.hasPrefix("(") && text.hasSuffix(")?") {
            self = .optional(SwiftType(String(text.dropLast())))
        } else if text.hasSuffix("!") {
            self = .implicit(SwiftType(String(text.dropLast())))
        } else if let arrow = Self.arrow(in: text), text.hasPrefix("(") {
            let list = text[text.index(after: text.startIndex)..<arrow.parameters]
            self = .function(Self.split(list).map { SwiftType(String($0)) }, SwiftType(String(text[arrow.result...])))
        } else if text.hasPrefix("("), text.hasSuffix(")"), text.count > 2 {
            self = SwiftType(String(text.dropFirst().dropLast()))
        } else if text.hasPrefix("["), text.hasSuffix("]") {
            let parts = Self.split(text.dropFirst().dropLast(), by: ":")
            self =
                parts.count == 2
                ? .dictionary(SwiftType(String(parts[0])), SwiftType(String(parts[1])))
                : .array(SwiftType(String(parts[0])))
        } else {
            switch text {
            case "Any": self = .any
            case "Void", "()": self = .void
            case "": self = .unknown
            default:
                self =
                    text.hasPrefix("Set<")
                    ? .set(SwiftType(String(text.dropFirst(4).dropLast()))) : .named(String(text))
            }
        }
    }

    private static func arrow(in text: some StringProtocol) -> (parameters: String.Index, result: String.Index)? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "[": depth += 1
            case ")", "]":
                depth -= 1
                guard depth == 0 else { continue }
                var next = text.index(after: index)
                while next < text.endIndex, text[next] == " " { next = text.index(after: next) }
                if text[next...].hasPrefix("throws ") { next = text.index(next, offsetBy: 7) }
                guard text[next...].hasPrefix("->") else { return nil }
                return (index, text.index(next, offsetBy: 2))
            default: break
            }
        }
        return nil
    }

    private static func split(_ text: some StringProtocol, by separator: Character = ",") -> [Substring] {
        var (parts, depth, part) = ([Substring](), 0, "")
        for character in text {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where !part.hasSuffix("-"): depth -= 1
            case separator where depth == 0:
                parts.append(Substring(part))
                part = ""
                continue
            default: break
            }
            part.append(character)
        }
        if !part.allSatisfy({ $0 == " " }) { parts.append(Substring(part)) }
        return parts
    }

    /// Whether the type is that of a class, judged by its name.
    var isClass: Bool {
        if case .named(let name) = wrapped { !isValue && !isProtocol && name != "AnyClass" } else { false }
    }

    /// Whether the type is `any P`, optional or not.
    var isProtocol: Bool { wrapped.name?.hasPrefix("any ") == true }

    /// The type of what the type points to, optional or not; nil for other types.
    var pointee: SwiftType? {
        guard let name = wrapped.name, name.hasPrefix("UnsafeMutablePointer<"), name.hasSuffix(">") else { return nil }
        return SwiftType(String(name.dropFirst("UnsafeMutablePointer<".count).dropLast()))
    }

    /// Whether values are objects of any class, as those that are held weakly.
    var isAnyObject: Bool { wrapped == .named("AnyObject") }

    var isOptional: Bool {
        switch self {
        case .optional: true
        default: false
        }
    }

    /// Whether the values of the type have `isEmpty`.
    var hasEmptyValue: Bool {
        switch wrapped {
        case .array, .dictionary, .set, .named("String"), .named("Data"): true
        default: false
        }
    }

    /// Whether values are arrays, dictionaries or sets.
    var isCollection: Bool {
        switch wrapped {
        case .array, .dictionary, .set: true
        default: false
        }
    }

    /// Whether values are collections of numbers, or of collections of them, which are objects.
    var holdsNumberObjects: Bool {
        switch wrapped {
        case .array(let element), .dictionary(_, let element):
            element == .named("NSNumber") || element.holdsNumberObjects
        default: false
        }
    }

    /// Whether values are collections whose elements may be of any class.
    var hasAnyElements: Bool {
        switch wrapped {
        case .array(let element): element == .any || element.hasAnyElements || !element.isValue
        case .dictionary(let key, let value):
            key == .named("AnyHashable") || value == .any || value.hasAnyElements || !value.isValue
        case .set: false
        default: false
        }
    }

    /// Classes of Foundation whose objects may be used on all threads, as the compiler knows.
    private static let sendableClasses: Set<String> = [
        "Bundle", "DateComponentsFormatter", "DateFormatter", "DispatchQueue", "DispatchSemaphore", "FileManager",
        "JSONDecoder", "NSLock", "NSNull", "NSNumber", "NSRecursiveLock", "NotificationCenter", "NumberFormatter",
        "OperationQueue", "URLCache", "URLSession",
    ]

    /// Whether the compiler knows that values of the type may be used on all threads.
    var isSendable: Bool {
        switch wrapped {
        case .array(let element), .set(let element): element.isSendable
        case .dictionary(let key, let value): key.isSendable && value.isSendable
        case .named("AnyHashable"): false
        case .named(let name):
            isValue || Self.sendableClasses.contains(name)
                || name.trimmingPrefix("any ").hasPrefix("RAC") && name != "RACStream"
        default: false
        }
    }

    /// The type without a question or exclamation mark.
    var wrapped: SwiftType {
        switch self {
        case .optional(let wrapped), .implicit(let wrapped): wrapped
        default: self
        }
    }

    /// The type with a question mark.
    var asOptional: SwiftType {
        switch self {
        case .optional, .unknown, .void: self
        case .implicit(let wrapped): .optional(wrapped)
        default: .optional(self)
        }
    }

    /// The name of a class or other nominal type.
    var name: String? {
        switch wrapped {
        case .named(let name): name
        default: nil
        }
    }

    var isNumber: Bool {
        guard case .named(let name) = wrapped else { return false }
        return Self.integers.contains(name) || Self.fractions.contains(name)
    }

    var isInteger: Bool { name.map(Self.integers.contains) ?? false }
    var isFraction: Bool { name.map(Self.fractions.contains) ?? false }
    var isBool: Bool { wrapped == .bool }
    var isFunction: Bool { if case .function = wrapped { true } else { false } }

    /// Whether Swift can hold what this is weakly: only objects.
    var canBeWeak: Bool { !isFunction && !isValue }

    /// The type of a variable that holds an object weakly.
    var heldWeakly: SwiftType { .optional(wrapped == .any ? .named("AnyObject") : wrapped) }

    /// Whether values have no identity.
    var isValue: Bool {
        switch wrapped {
        case .array, .dictionary, .set: true
        case .named(let name): Self.values.contains(name) || isNumber || isBool
        default: false
        }
    }

    private static let integers: Set<String> = [
        "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "CInt", "CChar",
        "unichar",
    ]
    private static let fractions: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval"]
    private static let values: Set<String> = [
        "String", "Date", "URL", "Data", "URLRequest", "IndexPath", "IndexSet", "CGRect", "CGPoint", "CGSize",
        "NSRange", "Locale",
        "Calendar", "TimeZone", "UUID", "CharacterSet", "Notification", "DateComponents", "Notification.Name",
        "URLComponents", "URLQueryItem", "RACControlEvents",
    ]

    /// The type as Swift writes it; nil if it is not known.
    var text: String? {
        switch self {
        case .unknown: return nil
        case .void: return "Void"
        case .any: return "Any"
        case .named(let name): return name
        case .optional(let wrapped):
            guard let text = wrapped.text else { return nil }
            return wrapped.needsParentheses ? "(\(text))?" : "\(text)?"
        case .implicit(let wrapped):
            guard let text = wrapped.text else { return nil }
            return wrapped.needsParentheses ? "(\(text))!" : "\(text)!"
        case .array(let element): return "[\(element.text ?? "Any")]"
        case .dictionary(let key, let value): return "[\(key.text ?? "AnyHashable"): \(value.text ?? "Any")]"
        case .set(let element): return "Set<\(element.text ?? "AnyHashable")>"
        case .function(let parameters, let result):
            // A block may be kept.
            let written = parameters.map { type in
                if case .function = type { return "@escaping \(type.text ?? "() -> Void")" }
                return type.text ?? "Any?"
            }
            return "(\(written.joined(separator: ", "))) -> \(result.text ?? "Any?")"
        }
    }

    private var needsParentheses: Bool {
        if case .function = self { return true }
        if case .named = self { return isProtocol }
        return false
    }
}

extension StringProtocol {
    func trimmingPrefix(while predicate: (Character) -> Bool) -> String {
        String(drop(while: predicate))
    }
}
