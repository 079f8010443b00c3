import Foundation

/// Returns a text with arguments in the places of its format, as `+[NSString stringWithFormat:]` does.
///
/// Use the function where an interpolation would print another text: for a format that is not a literal, for positions
/// as `%2$@`, widths as `%-10@` and `%*d`, characters as `%C`, and values of an unknown class. `%@` prints what
/// ``objectText(_:)`` returns. A truth value is 1 or 0 for `%d`, and an integer is cut to the size that its conversion
/// has: `%d` prints 32 bits. A missing number is 0.
///
/// ```swift
/// formattedText("%2$@ of %1$@", "a", "b") // b of a
/// formattedText("%5.1f|%-5d|%x", 2.25, 7, 255) //   2.2|7    |ff
/// ```
///
/// - Parameters:
///   - format: A format of Foundation.
///   - arguments: The values that the format's conversions print, in their order.
public func formattedText(_ format: String, _ arguments: Any?...) -> String {
    formattedText(format, arguments: arguments)
}

/// Returns a text with the values of an array in the places of its format, as `initWithFormat:arguments:` does.
///
/// ```swift
/// formattedText("%@: %d", arguments: ["age", 7]) // age: 7
/// ```
///
/// - Parameters:
///   - format: A format of Foundation.
///   - arguments: The values that the format's conversions print, in their order.
public func formattedText(_ format: String, arguments: [Any?]) -> String {
    var reader = FormatReader(format: Substring(format), arguments: arguments)
    return reader.text()
}

private struct FormatReader {
    var format: Substring
    let arguments: [Any?]
    var next = 0

    mutating func text() -> String {
        var result = ""
        while let character = format.popFirst() {
            if character != "%" { result.append(character) } else { result += conversion() }
        }
        return result
    }

    private mutating func conversion() -> String {
        var position = digits()
        var flags = ""
        if position != nil, format.first == "$" {
            format.removeFirst()
        } else if let width = position {
            // The digits that looked like a position are a width, or a zero before a width.
            format = Substring(width) + format
            position = nil
        }
        while let flag = format.first, "-+ #0'".contains(flag) { flags.append(format.removeFirst()) }
        var width = count()
        if let given = width, given.hasPrefix("-") {
            flags += "-"
            width = String(given.dropFirst())
        }
        var precision: String?
        if format.first == "." {
            format.removeFirst()
            precision = count() ?? "0"
        }
        var size = ""
        while let letter = format.first, "hlqLtzj".contains(letter) { size.append(format.removeFirst()) }
        guard let kind = format.popFirst() else { return "" }
        if kind == "%" { return "%" }
        let value = plainValue(argument(position.flatMap { Int($0) }))
        return Conversion(flags: flags, width: width, precision: precision, size: size, kind: kind).text(of: value)
    }

    private mutating func digits() -> String? {
        let found = format.prefix { $0.isASCII && $0.isNumber }
        format = format.dropFirst(found.count)
        return found.isEmpty ? nil : String(found)
    }

    /// A number in the format, or the argument for a star.
    private mutating func count() -> String? {
        guard format.first == "*" else { return digits() }
        format.removeFirst()
        return "\(Integer(argument(nil)).signed)"
    }

    private mutating func argument(_ position: Int?) -> Any? {
        if position == nil { next += 1 }
        let index = (position ?? next) - 1
        return arguments.indices.contains(index) ? arguments[index] : nil
    }
}

/// The bits of an integer argument.
private struct Integer {
    let signed: Int64

    init(_ value: Any?) {
        let value = plainValue(value)
        if let number = value.flatMap(foundationNumber) {
            signed = number.int64Value
            return
        }
        switch value {
        case let flag as Bool: signed = flag ? 1 : 0
        case let integer as any BinaryInteger: signed = Int64(truncatingIfNeeded: integer)
        case let value as any RawRepresentable: signed = Integer(value.rawValue).signed
        default: signed = 0
        }
    }
}

/// A conversion of a format, such as `%-5.2f`.
private struct Conversion {
    let flags: String
    let width: String?
    let precision: String?
    /// The letters for the size of an integer: `l`, `hh`.
    let size: String
    let kind: Character

    func text(of value: Any?) -> String {
        switch kind {
        case "@": return padded(cut(objectText(value)))
        case "s", "S":
            // An array of characters ends at the first zero.
            let characters = (value as? [CChar]).map {
                String(decoding: $0.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            }
            let bytes = (value as? UnsafeRawPointer)?.assumingMemoryBound(to: CChar.self)
            let text = characters ?? (value as? UnsafePointer<CChar> ?? bytes).map { String(cString: $0) }
            return padded(cut(text ?? value.map { "\($0)" } ?? "(null)"))
        case "c": return padded(String(UnicodeScalar(UInt8(truncatingIfNeeded: Integer(value).signed))))
        case "C": return padded(String(decoding: [UInt16(truncatingIfNeeded: Integer(value).signed)], as: UTF16.self))
        case "d", "i", "D": return withFormat("ld") { String(format: $0, Int(signed(value))) }
        case "u", "U": return withFormat("lu") { String(format: $0, UInt(unsigned(value))) }
        case "x", "X", "o": return withFormat("l\(kind)") { String(format: $0, UInt(unsigned(value))) }
        case "p": return withFormat("lx") { "0x" + String(format: $0, UInt(unsigned(value))) }
        default: return withFormat("\(kind)") { String(format: $0, fraction(value)) }
        }
    }

    private func withFormat(_ letters: String, _ print: (String) -> String) -> String {
        print("%\(flags)\(width ?? "")\(precision.map { ".\($0)" } ?? "")\(letters)")
    }

    private func cut(_ text: String) -> String {
        guard let precision, let limit = Int(precision) else { return text }
        return String(decoding: Array(text.utf16).prefix(limit), as: UTF16.self)
    }

    private func padded(_ text: String) -> String {
        let missing = max(0, (width.flatMap { Int($0) } ?? 0) - text.utf16.count)
        let padding = String(repeating: " ", count: missing)
        return flags.contains("-") ? text + padding : padding + text
    }

    private func signed(_ value: Any?) -> Int64 {
        let bits = Integer(value).signed
        switch size {
        case "hh": return Int64(Int8(truncatingIfNeeded: bits))
        case "h": return Int64(Int16(truncatingIfNeeded: bits))
        case "": return Int64(Int32(truncatingIfNeeded: bits))
        default: return bits
        }
    }

    private func unsigned(_ value: Any?) -> UInt64 {
        let bits = Integer(value).signed
        switch size {
        case "hh": return UInt64(UInt8(truncatingIfNeeded: bits))
        case "h": return UInt64(UInt16(truncatingIfNeeded: bits))
        case "": return UInt64(UInt32(truncatingIfNeeded: bits))
        default: return UInt64(bitPattern: bits)
        }
    }

    private func fraction(_ value: Any?) -> Double {
        if let number = value.flatMap(foundationNumber) { return number.doubleValue }
        return switch value {
        case let number as Double: number
        case let number as any BinaryFloatingPoint: Double(number)
        default: Double(Integer(value).signed)
        }
    }
}
