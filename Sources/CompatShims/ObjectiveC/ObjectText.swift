import Foundation

/// Returns the text that `%@` prints for a value in a format of Foundation: `(null)` for nil, and numbers as `NSNumber`
/// prints them.
///
/// A `Bool` prints as `1` or `0`, and `1.0` as `1`. Arrays, sets and dictionaries print as Foundation prints collections:
/// an element a line, and texts in quotes where they hold more than letters and digits.
///
/// ```swift
/// objectText(nil) // (null)
/// objectText(true) // 1
/// objectText(2.0) // 2
/// ```
public func objectText(_ value: Any?) -> String {
    guard let value = Contents(plainValue(value)).value else { return "(null)" }
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
    case let list as [Any]: return collectionText(list.map { objectText($0) }.map(nestedText), "(", ")", ",")
    case let set as Set<AnyHashable>:
        return collectionText(set.map { nestedText(objectText($0.base)) }.sorted(), "{(", ")}", ",")
    case let pairs as [AnyHashable: Any]:
        let lines = pairs.map { "\(nestedText(objectText($0.key.base))) = \(nestedText(objectText($0.value)));" }
        return collectionText(lines.sorted(), "{", "}", "")
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

private func collectionText(_ lines: [String], _ open: String, _ close: String, _ separator: String) -> String {
    let inside = lines.map { "    " + $0.replacing("\n", with: "\n    ") }.joined(separator: separator + "\n")
    return inside.isEmpty ? "\(open)\n\(close)" : "\(open)\n\(inside)\n\(close)"
}

/// A text inside a collection: in quotes, unless it is a word, or a collection itself.
private func nestedText(_ text: String) -> String {
    let isPlain =
        !text.isEmpty && text.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic || "0"..."9" ~= $0 }
    if isPlain || text.hasPrefix("(\n") || text.hasPrefix("{") || text == "<null>" { return text }
    let inside = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(inside)\""
}
