public import RxCompat

/// A value with the virtual time at which it was recorded.
public struct Recorded<Value> {
    /// The time of the value.
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

    /// Returns the events as an array of a type that the compiler can infer: `Recorded.events(.next(210, 1))`.
    public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }

    /// Returns the array itself, whose type the compiler can infer from the call.
    public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }
}

/// The virtual times at which a subscription began and ended.
public struct Subscription: Hashable, Sendable {
    /// The time at which the subscription began.
    public let subscribe: Int
    /// The time at which the subscription ended; `Int.max` if the subscription has not ended.
    public let unsubscribe: Int

    /// Makes a subscription that has not ended.
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
    /// The times of begin and end: `(200: 250)`, or `(200: Infinity)` if the subscription has not ended.
    public var debugDescription: String {
        "(\(subscribe): \(unsubscribe == Int.max ? "Infinity" : "\(unsubscribe)"))"
    }
}
