/// Reads one JSON value from bytes.
///
/// Nesting is limited, so that no input can exhaust the stack.
package struct JSONParser {
    private static let greatestDepth = 1000

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads the value that makes up all of `bytes`.
    package static func parse(_ bytes: [UInt8]) throws(Malformed) -> JSONValue {
        var parser = JSONParser(bytes)
        let value = try parser.value()
        parser.skipSpace()
        guard parser.position == bytes.count else { throw parser.failure("something follows the value") }
        return value
    }

    /// Reads the value that makes up all of `text`.
    package static func parse(_ text: String) throws(Malformed) -> JSONValue {
        try parse(Array(text.utf8))
    }

    private func failure(_ reason: String) -> Malformed {
        Malformed("not JSON: \(reason) at byte \(position + 1)")
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(Malformed) -> JSONValue {
        skipSpace()
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.greatestDepth else { throw failure("nesting too deep") }
        switch next {
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["): return .array(try array())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case .some: return try number()
        case nil: throw failure("it ends too early")
        }
    }

    private mutating func object() throws(Malformed) -> [String: JSONValue] {
        position += 1
        var members: [String: JSONValue] = [:]
        guard !take(UInt8(ascii: "}")) else { return members }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw failure("a key is expected") }
            let key = try string()
            guard take(UInt8(ascii: ":")) else { throw failure("':' is expected") }
            guard members.updateValue(try value(), forKey: key) == nil else { throw failure("key \(key) repeats") }
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw failure("',' or '}' is expected") }
        return members
    }

    private mutating func array() throws(Malformed) -> [JSONValue] {
        position += 1
        var elements: [JSONValue] = []
        guard !take(UInt8(ascii: "]")) else { return elements }
        repeat { elements.append(try value()) } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw failure("',' or ']' is expected") }
        return elements
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Malformed) -> JSONValue {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count, "\(word)".utf8.elementsEqual(bytes[position..<end]) else {
            throw failure("an unknown word")
        }
        position = end
        return value
    }

    private mutating func number() throws(Malformed) -> JSONValue {
        let start = position
        while let byte = next, byte != UInt8(ascii: ","), byte != UInt8(ascii: "]"), byte != UInt8(ascii: "}"),
            byte > 0x20
        {
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
        if isPlain, let integer = Int(text) { return .int(integer) }
        if isPlain, let number = Double(text), number.isFinite { return .double(number) }
        position = start
        throw failure("no value")
    }

    private mutating func string() throws(Malformed) -> String {
        position += 1
        let start = position
        while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
        var units = bytes[start..<position]
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: units, as: UTF8.self) else {
                    position = start
                    throw failure("a string is not UTF-8")
                }
                return text
            case UInt8(ascii: "\\"):
                units += try escape()
            default:
                units.append(byte)
            }
        }
        throw failure("a string does not end")
    }

    private mutating func escape() throws(Malformed) -> [UInt8] {
        guard let byte = next else { throw failure("a string does not end") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "u"): break
        default: throw failure("an unknown escape")
        }
        var units = [try codeUnit()]
        let continues = position + 1 < bytes.count && bytes[position] == UInt8(ascii: "\\")
        if UTF16.isLeadSurrogate(units[0]), continues, bytes[position + 1] == UInt8(ascii: "u") {
            let end = position
            position += 2
            let second = try codeUnit()
            if UTF16.isTrailSurrogate(second) { units.append(second) } else { position = end }
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func codeUnit() throws(Malformed) -> UInt16 {
        let end = position + 4
        guard end <= bytes.count, bytes[position] != UInt8(ascii: "+"),
            let unit = UInt16(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16)
        else { throw failure("an unknown escape") }
        position = end
        return unit
    }
}
