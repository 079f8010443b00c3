private final class UniqueValues<Value, Identity: Hashable, Failure: Error>: Stage<Value, Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let identify: (Value) -> Identity
    private var seen: Set<Identity> = []

    init(_ downstream: Observer<Value, Failure>, _ identify: @escaping (Value) -> Identity) {
        self.identify = identify
        super.init(downstream)
    }

    override func receive(_ value: Value) {
        if seen.insert(identify(value)).inserted { forward(value) }
    }
}

extension Source {
    package func uniqueValues<Identity: Hashable>(_ identify: @escaping (Value) -> Identity) -> Source {
        through { observer, _ in UniqueValues(observer, identify) }
    }
}

extension SignalProducer {
    /// Drops the values whose identity has occurred before.
    ///
    ///     -1--2--1--3-|->
    ///      uniqueValues { $0 }
    ///     -1--2-----3-|->
    ///
    /// All identities are kept until the stream ends: memory grows with their number. Failure, completion and
    /// interruption pass at once.
    public func uniqueValues<Identity: Hashable>(_ transform: @escaping (Value) -> Identity) -> SignalProducer {
        SignalProducer(source.uniqueValues(transform))
    }
}

extension SignalProducer where Value: Hashable {
    /// Drops the values that have occurred before.
    public func uniqueValues() -> SignalProducer {
        uniqueValues { $0 }
    }
}

extension Signal {
    /// Drops the values whose identity has occurred before.
    ///
    /// See ``SignalProducer/uniqueValues(_:)``.
    public func uniqueValues<Identity: Hashable>(_ transform: @escaping (Value) -> Identity) -> Signal {
        Signal(source.uniqueValues(transform))
    }
}

extension Signal where Value: Hashable {
    /// Drops the values that have occurred before.
    ///
    /// See ``SignalProducer/uniqueValues()``.
    public func uniqueValues() -> Signal {
        uniqueValues { $0 }
    }
}
