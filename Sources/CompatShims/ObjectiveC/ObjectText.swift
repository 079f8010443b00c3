import Foundation

/// Returns the text that `%@` prints for a value in a format of Foundation: `(null)` for nil, and numbers as `NSNumber`
/// prints them.
///
/// A `Bool` prints as `1` or `0`, and `1.0` as `1`. Arrays, sets and dictionaries print as Foundation prints collections:
/// an element a line, texts in quotes where they hold more than letters and digits, and other characters than those of ASCII as
/// their numbers.
///
/// ```swift
/// objectText(nil) // (null)
/// objectText(true) // 1
/// objectText(2.0) // 2
/// ```
public func objectText(_ value: Any?) -> String {
    guard let value = Contents(plainValue(value)).value else { return "(null)" }
    if let list = collectionText(value, 0) { return list }
    if let number = foundationNumber(value) { return numberText(number) }
    switch value {
    case let text as String: return text
    case let flag as Bool: return flag ? "1" : "0"
    case let number as Double: return decimalText(number)
    case let number as Float: return decimalText(number)
    case is NSNull: return "<null>"
    // Names were texts: those of notifications, of attributes of a file, of runs of a text.
    case let name as any RawRepresentable<String>: return name.rawValue
    case let type as any Any.Type: return "\(type)"
    default: return "\(value)"
    }
}

/// A number of Foundation as text: a truth value prints as a number.
private func numberText(_ number: NSNumber) -> String {
    if number is NSDecimalNumber { return number.description }
    return switch String(cString: number.objCType) {
    case "d": decimalText(number.doubleValue)
    case "f": decimalText(number.floatValue)
    case "Q": "\(number.uint64Value)"
    default: "\(number.int64Value)"
    }
}

// The formats are those of NSNumber's `descriptionWithLocale:`, as Apple documents them.
private func decimalText(_ number: Double) -> String { String(format: "%.16g", number) }
private func decimalText(_ number: Float) -> String { String(format: "%.7g", number) }

/// The value as a number of Foundation, if it is one.
///
/// Foundation's numbers can be cast to all types of Swift's numbers, and Swift's numbers to Foundation's.
func foundationNumber(_ value: Any) -> NSNumber? {
    type(of: value) is NSNumber.Type ? value as? NSNumber : nil
}

/// The value in nested optionals; nil if there is none.
func plainValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return plainValue(optional.contained)
}

/// An optional whose type is not known.
private protocol OptionalValue {
    var contained: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var contained: Any? { map { $0 as Any } }
}

/// The text of an array, set or dictionary, whose lines are indented by a level; nil for other values.
private func collectionText(_ value: Any, _ level: Int) -> String? {
    func text(_ lines: [String], _ open: String, _ close: String, _ separator: String) -> String {
        let indent = String(repeating: "    ", count: level)
        let inside = lines.map { "\(indent)    \($0)" }.joined(separator: "\(separator)\n")
        return inside.isEmpty ? "\(open)\n\(indent)\(close)" : "\(open)\n\(inside)\n\(indent)\(close)"
    }
    switch value {
    case let list as [Any]: return text(list.map { nestedText($0, level + 1) }, "(", ")", ",")
    case let set as Set<AnyHashable>:
        return text(set.map { nestedText($0.base, level + 1) }.sorted(), "{(", ")}", ",")
    case let pairs as [AnyHashable: Any]:
        let sorted = pairs.map { (objectText($0.key.base), $0) }.sorted { $0.0 < $1.0 }
        let lines = sorted.map { "\(nestedText($1.key.base, level + 1)) = \(nestedText($1.value, level + 1));" }
        return text(lines, "{", "}", "")
    default: return nil
    }
}

/// A value inside a collection: a word, a text in quotes, or a collection behind the spaces of its level.
private func nestedText(_ value: Any, _ level: Int) -> String {
    if let contents = Contents(plainValue(value)).value, let list = collectionText(contents, level) {
        return String(repeating: "    ", count: level) + list
    }
    let text = objectText(value)
    let isWord = text.utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
    }
    return isWord && !text.isEmpty ? text : "\"\(text.utf16.map(escaped).joined())\""
}

/// A character of a text in quotes; those that are not of ASCII print as their numbers.
private func escaped(_ unit: UInt16) -> String {
    switch unit {
    case 0x5C, 0x22: "\\\(Character(Unicode.Scalar(UInt8(unit))))"
    case 0x0A: "\\n"
    case 0x09: "\\t"
    case 0x0D: "\\r"
    case 0..<0x80: String(Unicode.Scalar(UInt8(unit)))
    default: String(format: "\\U%04x", Int(unit))
    }
}
