import Foundation
import RACCompat
import StreamCore

/// Encodes values and errors for a recording; `Tests/Recordings/FORMAT-own.md` lists the forms.
///
/// A value without a form is encoded as text, marked as such.
enum RecordingEncoding {
    static func encode(_ value: Any?) -> JSONValue {
        guard let value = flattened(value) else { return .null }
        if type(of: value) == Bool.self { return .bool(value as? Bool == true) }
        return scalar(value) ?? stream(value) ?? collection(value) ?? ["text": .string(StableText.of(value))]
    }

    private static func scalar(_ value: Any) -> JSONValue? {
        switch value {
        case let value as EncodedContent: value.json
        case let value as String: .string(value)
        case let value as any StringProtocol: .string(String(value))
        case let value as Character: .string(String(value))
        case let value as any BinaryInteger: number("\(value)")
        case let value as any BinaryFloatingPoint: number("\(value)")
        case let value as NSNumber: number(value.stringValue)
        case let value as Decimal: number("\(value)")
        case let value as Date: ["date": number("\(value.timeIntervalSinceReferenceDate)")]
        case let value as Data: ["data": .string(value.base64EncodedString())]
        case is NSNull: ["null": 1]
        case is RACUnit, is Void: ["unit": 1]
        case is RACTupleNil: ["tupleNil": 1]
        case let value as any Error: ["err": encode(error: value)]
        default: nil
        }
    }

    private static func stream(_ value: Any) -> JSONValue? {
        switch value {
        case let value as RACEvent: ["event": event(value)]
        case let value as any EventProtocol: ["event": event(value)]
        case let value as RACGroupedSignal: ["group": encode(value.key)]
        case is RACSignal, is any SignalProtocol, is any SignalProducerProtocol: ["signal": 1]
        case is RACSequence: ["seq": 1]
        default: nil
        }
    }

    private static func collection(_ value: Any) -> JSONValue? {
        switch value {
        case let value as RACTuple: return ["tuple": .array(value.map { $0 is RACTupleNil ? nil : encode($0) })]
        case let value as [AnyHashable: Any]: return dictionary(value.map { ($0.key.base, $0.value) })
        case let value as Set<AnyHashable>: return set(value.map(\.base))
        default: break
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection: return .array(mirror.children.map { encode($0.value) })
        case .tuple: return ["tuple": .array(mirror.children.map { encode($0.value) })]
        default: return (value as? [Any?]).map { .array($0.map { encode($0) }) }
        }
    }

    /// Keys and elements have no order of their own; the order of their texts is the same in every run.
    private static func dictionary(_ members: [(key: Any, value: Any)]) -> JSONValue {
        let pairs = members.map { JSONValue.array([encode($0.key), encode($0.value)]) }
        return ["dict": .array(pairs.sorted { $0.description < $1.description })]
    }

    private static func set(_ elements: [Any]) -> JSONValue {
        ["set": .array(elements.map { encode($0) }.sorted { $0.description < $1.description })]
    }

    /// Encodes a number; a number that JSON, or the JSON reader here, would round is encoded as text.
    private static func number(_ text: String) -> JSONValue {
        if let integer = Int(text) { return .int(integer) }
        guard let number = Double(text), number.isFinite, "\(number)" == text else { return ["number": .string(text)] }
        return Int(exactly: number).map { .int($0) } ?? .double(number)
    }

    private static func event(_ event: RACEvent) -> JSONValue {
        switch event.eventType {
        case .next: ["next", encode(event.value)]
        case .error: ["error", encode(error: event.error)]
        case .completed: ["completed"]
        }
    }

    private static func event<Value, Failure>(_ event: some EventProtocol<Value, Failure>) -> JSONValue {
        switch event.event {
        case .value(let value): ["next", encode(value)]
        case .failed(let error): ["error", encode(error: error)]
        case .completed: ["completed"]
        case .interrupted: ["interrupted"]
        }
    }

    /// Encodes domain and code; an error that is not an `NSError` is also encoded as text.
    static func encode(error: (any Error)?) -> JSONValue {
        guard let error else { return .null }
        if let error = error as? EncodedContent { return error.json }
        let bridged = error as NSError
        switch bridged.domain {
        case "RACSignalErrorDomain": return ["rac": .int(bridged.code)]
        case "RACCommandErrorDomain": return ["command": .int(bridged.code)]
        default: break
        }
        var members: [String: JSONValue] = [
            "domain": .string(StableText.withoutAddresses(bridged.domain)), "code": .int(bridged.code),
        ]
        if !(type(of: error) is NSError.Type) { members["text"] = .string(StableText.of(error)) }
        return .object(members)
    }
}

/// A value or an error in the form that a recording holds.
struct EncodedContent: Error, Equatable, CustomStringConvertible {
    let json: JSONValue

    var description: String { json.drawn }

    /// Returns whether both stand for the same value or error.
    ///
    /// Numbers are compared by value, and true is 1. An error of domain and code alone equals an error with the same
    /// domain and code and a text.
    static func == (left: EncodedContent, right: EncodedContent) -> Bool { left.json.stands(forSameAs: right.json) }
}

extension JSONValue {
    fileprivate func stands(forSameAs other: JSONValue) -> Bool {
        if let left = number, let right = other.number { return left == right }
        switch (self, other) {
        case (.array(let left), .array(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { $0.stands(forSameAs: $1) }
        case (.object(var left), .object(var right)):
            if left["domain"] != nil, left["text"] == nil || right["text"] == nil {
                (left["text"], right["text"]) = (nil, nil)
            }
            guard left.count == right.count else { return false }
            return left.allSatisfy { key, value in
                guard let other = right[key] else { return false }
                // The old app orders the texts differently.
                guard key == "dict" || key == "set" else { return value.stands(forSameAs: other) }
                return value.sorted.stands(forSameAs: other.sorted)
            }
        default: return self == other
        }
    }

    private var sorted: JSONValue {
        guard case .array(let elements) = self else { return self }
        return .array(elements.sorted { $0.description < $1.description })
    }

    private var number: Double? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .int(let value): Double(exactly: value)
        case .double(let value): value
        default: nil
        }
    }

    /// The value as a diagram shows it.
    package var drawn: String {
        switch self {
        case .null: return "nil"
        case .string(""): return "\"\""
        case .string(let text): return text.replacingOccurrences(of: "\n", with: "\\n")
        case .array(let elements): return "[\(list(elements))]"
        case .object(let members):
            if let domain = members["domain"]?.string, let code = members["code"]?.int {
                return members["text"]?.string ?? "\(domain) \(code)"
            }
            guard members.count == 1, let (key, content) = members.first else { return description }
            return drawn(key, content)
        default: return description
        }
    }

    private func drawn(_ key: String, _ content: JSONValue) -> String {
        switch (key, content) {
        case ("tuple", .array(let elements)): "(\(list(elements)))"
        case ("set", .array(let elements)): "{\(list(elements))}"
        case ("dict", .array(let pairs)):
            "[\(pairs.map { $0.array.map { $0.map(\.drawn).joined(separator: ": ") } ?? $0.drawn }.joined(separator: ", "))]"
        case ("event", .array(let parts)):
            parts.count > 1 ? "\(parts[0].drawn)(\(list(Array(parts.dropFirst()))))" : list(parts)
        case ("unit", _): "()"
        case ("signal", _): "a signal"
        case ("seq", _): "a sequence"
        case ("null", _): "NSNull"
        case ("tupleNil", _): "RACTupleNil"
        case ("rac", _): "RACSignalErrorDomain \(content)"
        case ("command", _): "RACCommandErrorDomain \(content)"
        case ("text", _), ("number", _), ("err", _): content.drawn
        default: "\(key)(\(content.drawn))"
        }
    }

    private func list(_ elements: [JSONValue]) -> String { elements.map(\.drawn).joined(separator: ", ") }
}
