public import Foundation

/// One event of a stream, with its time and its place.
public struct RecordedEvent: @unchecked Sendable {  // immutable; values are passed on unchanged
    /// The kinds of events.
    public enum Content: @unchecked Sendable {  // values are passed on unchanged
        /// A value; nil if the stream sent nil.
        case value(Any?)
        /// A failure; a failure of the dynamic layer may have no error.
        case failure((any Error)?)
        /// Completion: the end without a failure.
        case completion
        /// Interruption: the end of a typed stream that was stopped.
        case interruption
        /// A note of the test; see `Recorder/note(_:)`.
        case note(String)

        /// Whether no event may follow.
        public var isTerminal: Bool {
            switch self {
            case .value, .note: false
            case .failure, .completion, .interruption: true
            }
        }
    }

    /// Seconds since the world began.
    public let time: TimeInterval
    /// The event itself.
    public let content: Content
    /// The name of the queue or thread on which the event came.
    public let place: String

    /// The value; nil for other events, and for a value that is nil.
    public var value: Any? {
        if case .value(let value) = content { return value }
        return nil
    }
}

extension RecordedEvent: CustomStringConvertible {
    /// The event and its time: "the value 3 at 2 s".
    public var description: String { "\(content.phrase) at \(timeText(time))" }
}

extension RecordedEvent.Content: CustomStringConvertible {
    /// The event as histories show it: the value, "failed(offline)", "completed", "interrupted", or the note.
    public var description: String {
        switch self {
        case .value(let value): valueText(value)
        case .failure(let error): "failed(\(errorText(error)))"
        case .completion: "completed"
        case .interruption: "interrupted"
        case .note(let text): text
        }
    }
}

/// The text of a value or an error that is not kept.
private struct Printed: Error, CustomStringConvertible {
    let description: String
}

extension RecordedEvent.Content {
    /// The event with its value or error replaced by the text of it.
    var printed: RecordedEvent.Content {
        switch self {
        case .value(let value?): .value(Printed(description: valueText(value)))
        case .failure(let error?): .failure(Printed(description: errorText(error)))
        case .value(nil), .failure(nil), .completion, .interruption, .note: self
        }
    }

    var isCompletion: Bool {
        if case .completion = self { return true }
        return false
    }

    var isInterruption: Bool {
        if case .interruption = self { return true }
        return false
    }

    var isNote: Bool {
        if case .note = self { return true }
        return false
    }

    /// The event as a diagram shows it.
    var mark: String {
        switch self {
        case .value(let value): valueText(value)
        case .failure(let error): "X \(errorText(error))"
        case .completion: "|"
        case .interruption: "!"
        case .note(let text): text
        }
    }

    /// The event as a sentence names it.
    var phrase: String {
        switch self {
        case .value(let value): "the value \(valueText(value))"
        case .failure(let error): "the failure \(errorText(error))"
        case .completion: "completion"
        case .interruption: "interruption"
        case .note(let text): "the note \(text)"
        }
    }
}
