public import StreamCore

extension SignalProducer {
    /// Sends the first values, and completes; see `take(first:)`.
    public func take(_ count: Int) -> SignalProducer { take(first: count) }

    /// Sends the last values on completion; see `take(last:)`.
    public func takeLast(_ count: Int) -> SignalProducer { take(last: count) }

    /// Sends values while they satisfy a predicate; see `take(while:)`.
    public func takeWhile(_ predicate: @escaping (Value) -> Bool) -> SignalProducer { take(while: predicate) }

    /// Sends values until a trigger sends; see `take(until:)`.
    public func takeUntil(_ trigger: SignalProducer<(), Never>) -> SignalProducer { take(until: trigger) }

    /// Sends values until a trigger sends; see `take(until:)`.
    public func takeUntil(_ trigger: Signal<(), Never>) -> SignalProducer { take(until: trigger) }

    /// Sends values until a replacement sends, then the values of the replacement; see `take(untilReplacement:)`.
    public func takeUntilReplacement(_ replacement: SignalProducer) -> SignalProducer {
        take(untilReplacement: replacement)
    }

    /// Sends values until a replacement sends, then the values of the replacement; see `take(untilReplacement:)`.
    public func takeUntilReplacement(_ replacement: Signal<Value, Failure>) -> SignalProducer {
        take(untilReplacement: replacement)
    }

    /// Skips the first values; see `skip(first:)`.
    public func skip(_ count: Int) -> SignalProducer { skip(first: count) }

    /// Skips values while they satisfy a predicate; see `skip(while:)`.
    public func skipWhile(_ predicate: @escaping (Value) -> Bool) -> SignalProducer { skip(while: predicate) }

    /// Skips values until a trigger sends; see `skip(until:)`.
    public func skipUntil(_ trigger: SignalProducer<(), Never>) -> SignalProducer { skip(until: trigger) }

    /// Skips values until a trigger sends; see `skip(until:)`.
    public func skipUntil(_ trigger: Signal<(), Never>) -> SignalProducer { skip(until: trigger) }

    /// Unwraps the values, and drops nil; see `skipNil()`.
    public func ignoreNil<Wrapped>() -> SignalProducer<Wrapped, Failure> where Value == Wrapped? { skipNil() }
}

extension Signal {
    /// Sends the first values, and completes; see `take(first:)`.
    public func take(_ count: Int) -> Signal { take(first: count) }

    /// Sends the last values on completion; see `take(last:)`.
    public func takeLast(_ count: Int) -> Signal { take(last: count) }

    /// Sends values while they satisfy a predicate; see `take(while:)`.
    public func takeWhile(_ predicate: @escaping (Value) -> Bool) -> Signal { take(while: predicate) }

    /// Sends values until a trigger sends; see `take(until:)`.
    public func takeUntil(_ trigger: Signal<(), Never>) -> Signal { take(until: trigger) }

    /// Sends values until a replacement sends, then the values of the replacement; see `take(untilReplacement:)`.
    public func takeUntilReplacement(_ replacement: Signal) -> Signal { take(untilReplacement: replacement) }

    /// Skips the first values; see `skip(first:)`.
    public func skip(_ count: Int) -> Signal { skip(first: count) }

    /// Skips values while they satisfy a predicate; see `skip(while:)`.
    public func skipWhile(_ predicate: @escaping (Value) -> Bool) -> Signal { skip(while: predicate) }

    /// Skips values until a trigger sends; see `skip(until:)`.
    public func skipUntil(_ trigger: Signal<(), Never>) -> Signal { skip(until: trigger) }

    /// Unwraps the values, and drops nil; see `skipNil()`.
    public func ignoreNil<Wrapped>() -> Signal<Wrapped, Failure> where Value == Wrapped? { skipNil() }
}
