extension SignalProducer where Value == Bool {
    /// Sends the opposite of every value.
    ///
    /// Failure, completion and interruption pass at once.
    public func negate() -> SignalProducer {
        map { !$0 }
    }

    /// Sends whether the latest values of both streams are true, whenever either sends.
    ///
    /// Starting, terminal events and disposal are those of `combineLatest(with:)`.
    public func and(_ other: SignalProducer) -> SignalProducer {
        combineLatest(with: other).map { $0 && $1 }
    }

    /// Sends whether the latest values of both streams are true, whenever either sends.
    @_disfavoredOverload
    public func and(_ other: some SignalProducerConvertible<Bool, Failure>) -> SignalProducer {
        and(other.producer)
    }

    /// Sends whether the latest value of either stream is true, whenever either sends.
    ///
    /// Starting, terminal events and disposal are those of `combineLatest(with:)`.
    public func or(_ other: SignalProducer) -> SignalProducer {
        combineLatest(with: other).map { $0 || $1 }
    }

    /// Sends whether the latest value of either stream is true, whenever either sends.
    @_disfavoredOverload
    public func or(_ other: some SignalProducerConvertible<Bool, Failure>) -> SignalProducer {
        or(other.producer)
    }

    /// Sends whether the latest values of all streams are true, whenever any of them sends.
    ///
    /// Starting, terminal events and disposal are those of ``combineLatest(_:)``. Without producers, the result sends
    /// true and completes.
    public static func all(_ booleans: some Collection<SignalProducer>) -> SignalProducer {
        combineLatest(booleans, emptySentinel: []).map { values in values.allSatisfy { $0 } }
    }

    /// Sends whether the latest values of all streams are true, whenever any of them sends.
    @_disfavoredOverload
    public static func all(
        _ booleans: some Collection<some SignalProducerConvertible<Bool, Failure>>
    ) -> SignalProducer {
        self.all(booleans.map(\.producer))
    }

    /// Sends whether the latest values of all streams are true, whenever any of them sends.
    public static func all(_ booleans: SignalProducer...) -> SignalProducer {
        self.all(booleans)
    }

    /// Sends whether the latest value of at least one stream is true, whenever any of them sends.
    ///
    /// Starting, terminal events and disposal are those of ``combineLatest(_:)``. Without producers, the result sends
    /// false and completes.
    public static func any(_ booleans: some Collection<SignalProducer>) -> SignalProducer {
        combineLatest(booleans, emptySentinel: []).map { values in values.contains(true) }
    }

    /// Sends whether the latest value of at least one stream is true, whenever any of them sends.
    @_disfavoredOverload
    public static func any(
        _ booleans: some Collection<some SignalProducerConvertible<Bool, Failure>>
    ) -> SignalProducer {
        self.any(booleans.map(\.producer))
    }

    /// Sends whether the latest value of at least one stream is true, whenever any of them sends.
    public static func any(_ booleans: SignalProducer...) -> SignalProducer {
        self.any(booleans)
    }
}

extension Signal where Value == Bool {
    /// Sends the opposite of every value.
    public func negate() -> Signal {
        map { !$0 }
    }

    /// Sends whether the latest values of both streams are true, whenever either sends.
    public func and(_ other: Signal) -> Signal {
        combineLatest(with: other).map { $0 && $1 }
    }

    /// Sends whether the latest value of either stream is true, whenever either sends.
    public func or(_ other: Signal) -> Signal {
        combineLatest(with: other).map { $0 || $1 }
    }

    /// Sends whether the latest values of all streams are true, whenever any of them sends.
    ///
    /// Without signals, every observer receives true, then completion.
    public static func all(_ booleans: some Collection<Signal>) -> Signal {
        if booleans.isEmpty { return Signal(replaying: SignalProducer(value: true)) }
        return combineLatest(booleans).map { values in values.allSatisfy { $0 } }
    }

    /// Sends whether the latest values of all streams are true, whenever any of them sends.
    public static func all(_ booleans: Signal...) -> Signal {
        self.all(booleans)
    }

    /// Sends whether the latest value of at least one stream is true, whenever any of them sends.
    ///
    /// Without signals, every observer receives false, then completion.
    public static func any(_ booleans: some Collection<Signal>) -> Signal {
        if booleans.isEmpty { return Signal(replaying: SignalProducer(value: false)) }
        return combineLatest(booleans).map { values in values.contains(true) }
    }

    /// Sends whether the latest value of at least one stream is true, whenever any of them sends.
    public static func any(_ booleans: Signal...) -> Signal {
        self.any(booleans)
    }
}
