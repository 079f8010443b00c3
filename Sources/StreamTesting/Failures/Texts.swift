import Foundation
import RACCompat

/// Returns a time as failures print it: "2 s", "500 ms".
func timeText(_ seconds: TimeInterval) -> String {
    let microseconds = (seconds * 1e6).rounded()
    if microseconds == 0 { return "0 s" }
    if abs(microseconds) < 1e3 { return "\(plain(microseconds)) µs" }
    if abs(microseconds) < 1e6 { return "\(plain(microseconds / 1e3)) ms" }
    return "\(plain(microseconds / 1e6)) s"
}

/// Returns a time as histories print it: seconds without their unit, to the millisecond.
func secondsText(_ seconds: TimeInterval) -> String { plain((seconds * 1000).rounded() / 1000) }

private func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}

/// Returns a value as diagrams print it, without the optionals around it.
func valueText(_ value: Any?) -> String {
    guard let value = flattened(value) else { return "nil" }
    switch value {
    case let tuple as RACTuple:
        return "(\(tuple.map { $0 is RACTupleNil ? "nil" : valueText($0) }.joined(separator: ", ")))"
    case let list as [Any?]: return "[\(list.map(valueText).joined(separator: ", "))]"
    case is Void: return "()"
    // Without quotes, white space would be invisible.
    case let text as String where text.allSatisfy(\.isWhitespace): return "\"\(oneLine(text))\""
    default: return oneLine("\(value)")
    }
}

private func oneLine(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\\n") }

/// Returns the type of a value, without the optionals around it.
func typeText(_ value: Any?) -> String { flattened(value).map { "\(type(of: $0))" } ?? "no value" }

/// Returns an error as diagrams print it.
func errorText(_ error: (any Error)?) -> String {
    guard let error else { return "nil" }
    // The description of an `NSError` is too long for a diagram.
    if type(of: error) is NSError.Type {
        let error = error as NSError
        return "\(error.domain) \(error.code)"
    }
    return oneLine("\(error)")
}
