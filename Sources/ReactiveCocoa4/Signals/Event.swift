public import StreamCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An event of a signal, with the cases of ReactiveCocoa 4.
///
/// `observe(_:)`, `start(_:)`, `on(event:)` and observers take closures of this type, so that a `switch` over `.Next`,
/// `.Failed`, `.Completed` and `.Interrupted` compiles. Elsewhere an event is the core's, which `Event(_:)` converts.
public enum Event<Value, Failure: Swift.Error> {
    /// The type of failure, by its name of that time.
    public typealias Error = Failure

    /// A value.
    case Next(Value)
    /// The signal failed.
    case Failed(Failure)
    /// The signal completed.
    case Completed
    /// The signal ended early, because it was disposed or released.
    case Interrupted

    /// Converts an event of the core.
    public init(_ event: Signal<Value, Failure>.Event) {
        self =
            switch event {
            case .value(let value): .Next(value)
            case .failed(let failure): .Failed(failure)
            case .completed: .Completed
            case .interrupted: .Interrupted
            }
    }
}

extension Event: EventProtocol {
    /// The same event with the core's type.
    public var event: Signal<Value, Failure>.Event {
        switch self {
        case .Next(let value): .value(value)
        case .Failed(let failure): .failed(failure)
        case .Completed: .completed
        case .Interrupted: .interrupted
        }
    }
}

extension Event {
    /// Whether the event is terminal: nothing follows it.
    public var isTerminating: Bool { event.isTerminating }

    /// The value, if the event is a value.
    public var value: Value? { event.value }

    /// The error, if the event is a failure.
    public var error: Failure? { event.error }

    /// Returns the event with its value transformed.
    public func map<Output>(_ transform: (Value) -> Output) -> Event<Output, Failure> {
        Event<Output, Failure>(event.map(transform))
    }

    /// Returns the event with its error transformed.
    public func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Event<Value, NewFailure> {
        Event<Value, NewFailure>(event.mapError(transform))
    }
}

extension Event: Equatable where Value: Equatable, Failure: Equatable {}

extension Event: Sendable where Value: Sendable {}

extension Event: CustomStringConvertible {
    /// The kind of the event in capitals, and its value or error.
    public var description: String {
        switch self {
        case .Next(let value): "NEXT \(value)"
        case .Failed(let failure): "FAILED \(failure)"
        case .Completed: "COMPLETED"
        case .Interrupted: "INTERRUPTED"
        }
    }
}
