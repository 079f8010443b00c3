/// An event of an observable: a value, or its end.
@frozen
public enum Event<Element> {
    /// The next value.
    case next(Element)
    /// The end, with an error.
    case error(any Swift.Error)
    /// The end, successfully.
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
    /// Whether nothing follows the event.
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }

    /// The value, if it is one.
    public var element: Element? {
        if case .next(let value) = self { value } else { nil }
    }

    /// The error, if it is one.
    public var error: (any Swift.Error)? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether it is completion.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// The event with its value transformed; with the error of the closure if that throws.
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

/// A type that stands for an event.
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
