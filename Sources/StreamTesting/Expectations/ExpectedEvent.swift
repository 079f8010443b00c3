import Foundation
import RACCompat

/// An event that a check expects.
struct ExpectedEvent {
    enum Content {
        case value(Any?)
        /// A value whose text in diagrams is this text.
        case printed(String)
        case failure((any Error)?)
        case anyFailure
        case completion
        case interruption
        case note(String)
        /// What a step looks for by itself, in words.
        case described(String)
    }

    let time: TimeInterval?
    let content: Content

    /// The event as a diagram shows it.
    var mark: String {
        switch content {
        case .value(let value): valueText(value)
        case .printed(let text): text
        case .failure(let error): "X \(errorText(error))"
        case .anyFailure: "X"
        case .completion: "|"
        case .interruption: "!"
        case .note(let text), .described(let text): text
        }
    }

    /// The event as a sentence names it.
    var phrase: String {
        switch content {
        case .value(let value): "the value \(valueText(value))"
        case .printed(let text): "the value \(text)"
        case .failure(let error): "the failure \(errorText(error))"
        case .anyFailure: "a failure"
        case .completion: "completion"
        case .interruption: "interruption"
        case .note(let text): "the note \(text)"
        case .described(let text): text
        }
    }

    /// Returns whether an event is of this kind, and has this value or error.
    func hasContent(of event: RecordedEvent) -> Bool {
        switch (content, event.content) {
        case (.value(let expected), .value(let value)): areEqual(expected, value)
        case (.printed(let text), .value(let value)): text == valueText(value)
        case (.failure(let expected), .failure(let error)): areEqual(expected, error)
        case (.anyFailure, .failure), (.completion, .completion), (.interruption, .interruption): true
        case (.note(let expected), .note(let text)): expected == text
        default: false
        }
    }

    /// Returns a sentence that reports the other event that came.
    ///
    /// If both events print alike, the sentence says what distinguishes them.
    func contradiction(_ event: RecordedEvent) -> String {
        let times = (time.map { " at \(timeText($0))" } ?? "", " at \(timeText(event.time))")
        func sentence(_ types: (String, String), _ end: String) -> String {
            "expected \(phrase)\(types.0)\(times.0), and got \(event.content.phrase)\(types.1)\(times.1)\(end)."
        }
        guard phrase == event.content.phrase, let payload = content.payload else { return sentence(("", ""), "") }
        let types = (typeText(payload), typeText(event.content.payload))
        if types.0 != types.1 {
            let isMark = types.1 == "String" && "\(flattened(event.value) ?? "")".count == 1
            let hint = "; the characters of a diagram are texts, unless as: or values: says otherwise"
            return sentence((" (\(types.0))", " (\(types.1))"), isMark ? hint : "")
        }
        if flattened(payload) is any Equatable { return sentence(("", ""), ", which is not equal to it") }
        return sentence(("", ""), "; \(types.0) is not Equatable")
    }

    /// Returns whether an event came at the expected time.
    func hasTime(of event: RecordedEvent) -> Bool {
        time.map { abs($0 - event.time) < 1e-6 } ?? true
    }
}

extension ExpectedEvent {
    /// The event as a diagram shows it, with the type of its value or error.
    var typedMark: String { content.payload.map { "\(mark) (\(typeText($0)))" } ?? mark }

    /// Returns what to write where a character stands for a boolean or a number in a source, and not in an expectation.
    func hint(for event: RecordedEvent) -> String? {
        guard case .printed(let text) = content, !hasContent(of: event), let mark = text.first,
            case .value(let value) = event.content, !(flattened(value) is String)
        else { return nil }
        let meanings: [Any?] = [Bool(marble: mark), Int(marble: mark)]
        guard meanings.contains(where: { flattened($0) != nil && areEqual($0, value) }) else { return nil }
        return """
            Without values, \(mark) is a value that prints as "\(mark)"; write values: ["\(mark)": \(valueText(value))].
            """
    }
}

extension RecordedEvent.Content {
    /// The event as a diagram shows it, with the type of its value or error.
    var typedMark: String { payload.map { "\(mark) (\(typeText($0)))" } ?? mark }
}

extension ExpectedEvent.Content {
    /// The value or error itself; nil if there is none to compare with.
    fileprivate var payload: Any?? {
        switch self {
        case .value(let value): .some(value)
        case .failure(let error): .some(error)
        case .printed, .anyFailure, .completion, .interruption, .note, .described: nil
        }
    }

    /// Makes the expectation of a recorded event.
    init(_ content: RecordedEvent.Content) {
        switch content {
        case .value(let value): self = .value(value)
        case .failure(let error): self = .failure(error)
        case .completion: self = .completion
        case .interruption: self = .interruption
        case .note(let text): self = .note(text)
        }
    }
}

extension RecordedEvent.Content {
    fileprivate var payload: Any? {
        switch self {
        case .value(let value): value
        case .failure(let error): error
        case .completion, .interruption, .note: nil
        }
    }
}

/// Returns whether two values are equal as the dynamic layer compares, or are tuples of either layer with equal
/// elements.
func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if isEqual(left, right) { return true }
    guard let left = elements(of: flattened(left)), let right = elements(of: flattened(right)) else { return false }
    return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
}

private func elements(of value: Any?) -> [Any?]? {
    switch value {
    case nil: return nil
    case let tuple as RACTuple: return tuple.map { $0 is RACTupleNil ? nil : $0 }
    case is RACUnit: return []
    case let list as [Any?]: return list
    case let value?:
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : nil
    }
}

/// Returns whether two errors are equal by their type's `==`, or otherwise have one domain and code.
func areEqual(_ left: (any Error)?, _ right: (any Error)?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if isEqual(left, right) { return true }
    // Bridging a Swift error to `NSError` loses the values in its case.
    if type(of: left) == type(of: right), type(of: left) is any Equatable.Type, !(type(of: left) is NSError.Type) {
        return false
    }
    let codes = (left as NSError, right as NSError)
    return codes.0.domain == codes.1.domain && codes.0.code == codes.1.code
}
