public import RxCompat

/// A value with the virtual time at which it came.
public struct Recorded<Value> {
    /// The time.
    public let time: TestTime
    /// The value, which is an event in most cases.
    public let value: Value

    /// Makes a value with its time.
    public init(time: TestTime, value: Value) {
        self.time = time
        self.value = value
    }
}

extension Recorded: Equatable where Value: Equatable {}
extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
    /// The value and its time: `next(1) @ 210`.
    public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
    /// A value that comes at a time.
    public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded(time: time, value: .next(element))
    }

    /// Completion at a time.
    public static func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>>
    where Value == Event<T> {
        Recorded(time: time, value: .completed)
    }

    /// A failure at a time.
    public static func error<T>(
        _ time: TestTime, _ error: any Swift.Error, _ type: T.Type = T.self
    ) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded(time: time, value: .error(error))
    }

    /// An array of events, where the compiler does not find their type without help: `Recorded.events(.next(210, 1))`.
    public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }

    /// The array itself, where the compiler does not find its type without help.
    public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }
}

/// The virtual times at which a subscription began and ended.
public struct Subscription: Hashable, Sendable {
    /// When it began.
    public let subscribe: Int
    /// When it ended; `Int.max`, while it lasts.
    public let unsubscribe: Int

    /// Makes a subscription that lasts.
    public init(_ subscribe: Int) {
        self.init(subscribe, Int.max)
    }

    /// Makes a subscription that has ended.
    public init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }
}

extension Subscription: CustomDebugStringConvertible {
    /// Begin and end: `(200: 250)`, or `(200: Infinity)` while the subscription lasts.
    public var debugDescription: String {
        "(\(subscribe): \(unsubscribe == Int.max ? "Infinity" : "\(unsubscribe)"))"
    }
}
