/// An event of an observable: a value, a failure or completion.
@frozen
public enum Event<Element> {
    /// The next value.
    case next(Element)
    /// The observable failed with an error.
    case error(any Swift.Error)
    /// The observable completed.
    case completed
}

extension Event: CustomDebugStringConvertible {
    /// The event as `debug()` prints it: `next(1)`, `error(…)`, `completed`.
    public var debugDescription: String {
        switch self {
        case .next(let value): "next(\(value))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

extension Event {
    /// Whether the event is terminal: nothing follows it.
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }

    /// The value, if the event is a value.
    public var element: Element? {
        if case .next(let value) = self { value } else { nil }
    }

    /// The error, if the event is a failure.
    public var error: (any Swift.Error)? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether the event is completion.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// Returns the event with its value transformed, or a failure if the closure throws.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        do {
            switch self {
            case .next(let element): return .next(try transform(element))
            case .error(let error): return .error(error)
            case .completed: return .completed
            }
        } catch {
            return .error(error)
        }
    }
}

extension Event: Sendable where Element: Sendable {}

/// A type that can be converted to an event.
public protocol EventConvertible {
    /// The type of the value.
    associatedtype Element

    /// The event.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    /// The event itself.
    public var event: Event<Element> { self }
}
