/// A type of C's numbers.
///
/// Several types of C are `Int` in Swift; this type keeps them apart.
struct CType: Equatable, Sendable {
    let bits: Int
    let isSigned: Bool
    var isFraction = false

    static let int = CType(bits: 32, isSigned: true)
    static let unsignedInt = CType(bits: 32, isSigned: false)
    static let long = CType(bits: 64, isSigned: true)
    static let unsignedLong = CType(bits: 64, isSigned: false)
    static let double = CType(bits: 64, isSigned: true, isFraction: true)

    init(bits: Int, isSigned: Bool, isFraction: Bool = false) {
        (self.bits, self.isSigned, self.isFraction) = (bits, isSigned, isFraction)
    }

    private static let sizes: [String: CType] = [
        "BOOL": CType(bits: 8, isSigned: true), "bool": CType(bits: 8, isSigned: false),
        "char": CType(bits: 8, isSigned: true), "signed char": CType(bits: 8, isSigned: true),
        "unsigned char": CType(bits: 8, isSigned: false), "int8_t": CType(bits: 8, isSigned: true),
        "uint8_t": CType(bits: 8, isSigned: false), "UInt8": CType(bits: 8, isSigned: false),
        "short": CType(bits: 16, isSigned: true), "unsigned short": CType(bits: 16, isSigned: false),
        "int16_t": CType(bits: 16, isSigned: true), "uint16_t": CType(bits: 16, isSigned: false),
        "unichar": CType(bits: 16, isSigned: false), "int": .int, "int32_t": .int, "SInt32": .int,
        "unsigned": CType(bits: 32, isSigned: false),
        "uint32_t": CType(bits: 32, isSigned: false), "UInt32": CType(bits: 32, isSigned: false),
        "long": .long, "long long": .long, "NSInteger": .long, "int64_t": .long, "ssize_t": .long,
        "NSComparisonResult": .long, "unsigned long": .unsignedLong, "unsigned long long": .unsignedLong,
        "NSUInteger": .unsignedLong, "uint64_t": .unsignedLong, "size_t": .unsignedLong, "uintptr_t": .unsignedLong,
        "intptr_t": .long, "ptrdiff_t": .long, "UInt64": .unsignedLong,
        "float": CType(bits: 32, isSigned: true, isFraction: true), "double": .double, "CGFloat": .double,
        "NSTimeInterval": .double, "off_t": .long, "time_t": .long, "CFIndex": .long, "pid_t": .int, "OSStatus": .int,
        "mode_t": CType(bits: 32, isSigned: false), "uid_t": CType(bits: 32, isSigned: false),
        "gid_t": CType(bits: 32, isSigned: false), "dev_t": CType(bits: 32, isSigned: false),
        "OSType": CType(bits: 32, isSigned: false), "UInt16": CType(bits: 16, isSigned: false),
        "u_int8_t": CType(bits: 8, isSigned: false), "u_char": CType(bits: 8, isSigned: false),
        "Byte": CType(bits: 8, isSigned: false), "SInt8": CType(bits: 8, isSigned: true),
        "u_int16_t": CType(bits: 16, isSigned: false), "u_short": CType(bits: 16, isSigned: false),
        "ushort": CType(bits: 16, isSigned: false), "SInt16": CType(bits: 16, isSigned: true),
        "u_int32_t": .unsignedInt, "u_int": .unsignedInt, "uint": .unsignedInt, "u_int64_t": .unsignedLong,
        "u_long": .unsignedLong, "SInt64": .long, "Float32": CType(bits: 32, isSigned: true, isFraction: true),
        "Float64": .double,
    ]

    /// A type that a declaration or cast names.
    init?(_ type: TypeName) {
        guard type.pointers == 0, type.function == nil, type.sizes.isEmpty, let known = Self.sizes[type.name] else {
            return nil
        }
        self = known
    }

    /// A type by the words that name it: `unsigned char`.
    init?(name: String) {
        let words = name.split(separator: " ")
        let plain = words.count > 1 && words.last == "int" ? words.dropLast().joined(separator: " ") : name
        guard let known = Self.sizes[plain] else { return nil }
        self = known
    }

    /// The type that values of a Swift type most likely have in C.
    init?(_ type: SwiftType) {
        switch type.wrapped.text {
        case "Bool": self = .int
        case "Int", "Int64": self = .long
        case "UInt", "UInt64": self = .unsignedLong
        case "Int8", "CChar": self.init(bits: 8, isSigned: true)
        case "UInt8": self.init(bits: 8, isSigned: false)
        case "Int16": self.init(bits: 16, isSigned: true)
        case "UInt16", "unichar": self.init(bits: 16, isSigned: false)
        case "Int32", "CInt": self = .int
        case "UInt32": self.init(bits: 32, isSigned: false)
        case "Float": self.init(bits: 32, isSigned: true, isFraction: true)
        case "Double", "CGFloat", "TimeInterval": self = .double
        default: return nil
        }
    }

    /// The Swift type of these bits.
    var swiftName: String {
        if isFraction { return bits == 32 ? "Float" : "Double" }
        return "\(isSigned ? "Int" : "UInt")\(bits == 64 ? "" : "\(bits)")"
    }

    /// Whether a literal is over the largest `long`: an `Int` of its bits is negative.
    static func exceedsLong(_ literal: String) -> Bool {
        let digits = literal.lowercased().prefix { !"ul".contains($0) }
        let value = digits.hasPrefix("0x") ? UInt64(digits.dropFirst(2), radix: 16) : UInt64(digits)
        return value.map { $0 > UInt64(Int64.max) } ?? false
    }

    /// The type that a literal has: the first of `int`, `long` and their unsigned kin that holds it.
    init(literal: String) {
        let text = literal.lowercased()
        let suffix = text.reversed().prefix { "ul".contains($0) }
        let digits = text.dropLast(suffix.count)
        let isHexadecimal = digits.hasPrefix("0x")
        if !isHexadecimal, digits.contains(where: { ".ef".contains($0) }) {
            self.init(bits: digits.hasSuffix("f") ? 32 : 64, isSigned: true, isFraction: true)
            return
        }
        let value = isHexadecimal ? UInt64(digits.dropFirst(2), radix: 16) : UInt64(digits)
        var bits = suffix.contains("l") ? 64 : 32
        let isUnsigned = suffix.contains("u")
        if let value, bits == 32, value > (isUnsigned || isHexadecimal ? UInt64(UInt32.max) : UInt64(Int32.max)) {
            bits = 64
        }
        let isTooLarge = isHexadecimal && bits == 32 && (value ?? 0) > UInt64(Int32.max)
        self.init(bits: bits, isSigned: !isUnsigned && !isTooLarge && (value ?? 0) <= UInt64(Int64.max))
    }

    /// The type in an expression: smaller integers become `int`.
    var promoted: CType { isFraction || bits >= 32 ? self : .int }

    /// The type that both sides of an operator are converted to.
    static func common(_ first: CType, _ second: CType) -> CType {
        if first.isFraction || second.isFraction {
            let bits = [first, second].filter(\.isFraction).map(\.bits).max() ?? 64
            return CType(bits: bits, isSigned: true, isFraction: true)
        }
        let (one, other) = (first.promoted, second.promoted)
        if one.bits != other.bits { return one.bits > other.bits ? one : other }
        return one.isSigned ? other : one
    }
}

extension SwiftExpression {
    /// The type of the number in C.
    var cType: CType? { number ?? CType(type) }

    /// The expression with its type in C.
    func of(_ type: CType?) -> SwiftExpression {
        var result = self
        result.number = type
        return result
    }
}
