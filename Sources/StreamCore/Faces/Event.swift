extension Signal {
    /// Represents one event of a stream, for code that wants events as values.
    ///
    /// A stream is any number of values, then at most one of the other three: `value* (failed | completed |
    /// interrupted)?`.
    @frozen
    public enum Event {
        /// The next value.
        case value(Value)
        /// The stream failed; nothing follows.
        case failed(Failure)
        /// The stream completed; nothing follows.
        case completed
        /// The stream was cut short, usually by disposal; nothing follows.
        case interrupted
    }
}

extension Signal.Event {
    /// The type of failure, by its name in ReactiveSwift.
    public typealias Error = Failure

    /// Tells whether this is a completion.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// Tells whether nothing can follow this event.
    public var isTerminating: Bool {
        if case .value = self { false } else { true }
    }

    /// Returns the event with its value, if it has one, transformed.
    public func map<Output>(_ transform: (Value) -> Output) -> Signal<Output, Failure>.Event {
        switch self {
        case .value(let value): .value(transform(value))
        case .failed(let failure): .failed(failure)
        case .completed: .completed
        case .interrupted: .interrupted
        }
    }

    /// Returns the event with its failure, if it has one, transformed.
    public func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Signal<Value, NewFailure>.Event {
        switch self {
        case .value(let value): .value(value)
        case .failed(let failure): .failed(transform(failure))
        case .completed: .completed
        case .interrupted: .interrupted
        }
    }

    /// The value, if this is one.
    public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }

    /// The failure, if this is one.
    public var error: Failure? {
        if case .failed(let failure) = self { failure } else { nil }
    }
}

extension Signal.Event: Equatable where Value: Equatable, Failure: Equatable {}

extension Signal.Event: Sendable where Value: Sendable {}

extension Signal.Event: CustomStringConvertible {
    /// `VALUE 1`, `FAILED error`, `COMPLETED` or `INTERRUPTED`.
    public var description: String {
        switch self {
        case .value(let value): "VALUE \(value)"
        case .failed(let failure): "FAILED \(failure)"
        case .completed: "COMPLETED"
        case .interrupted: "INTERRUPTED"
        }
    }
}

/// Lets operators ask for a stream whose values are events.
public protocol EventProtocol<Value, Failure> {
    /// The type of the values of the stream that the event belongs to.
    associatedtype Value
    /// The type of its failure.
    associatedtype Failure: Swift.Error
    /// The type of failure, by its name in ReactiveSwift.
    typealias Error = Failure
    /// The event itself.
    var event: Signal<Value, Failure>.Event { get }
}

extension Signal.Event: EventProtocol {
    /// The event itself.
    public var event: Signal<Value, Failure>.Event { self }
}
