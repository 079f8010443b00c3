extension SignalProducer where Value == Bool {
    /// Sends the opposite of every value.
    ///
    /// Failure, completion and interruption pass at once.
    public func negate() -> SignalProducer {
        map { !$0 }
    }

    /// Sends whether the latest values of both are true, whenever one of them sends.
    ///
    /// Starts, ends and disposal are those of `combineLatest(with:)`.
    public func and(_ other: SignalProducer) -> SignalProducer {
        combineLatest(with: other).map { $0 && $1 }
    }

    /// Sends whether the latest values of both are true, whenever one of them sends.
    @_disfavoredOverload
    public func and(_ other: some SignalProducerConvertible<Bool, Failure>) -> SignalProducer {
        and(other.producer)
    }

    /// Sends whether the latest value of one of them is true, whenever one of them sends.
    ///
    /// Starts, ends and disposal are those of `combineLatest(with:)`.
    public func or(_ other: SignalProducer) -> SignalProducer {
        combineLatest(with: other).map { $0 || $1 }
    }

    /// Sends whether the latest value of one of them is true, whenever one of them sends.
    @_disfavoredOverload
    public func or(_ other: some SignalProducerConvertible<Bool, Failure>) -> SignalProducer {
        or(other.producer)
    }

    /// Sends whether the latest values of all are true, whenever one of them sends.
    ///
    /// Starts, ends and disposal are those of ``combineLatest(_:)``. Of none at all, true is sent, then completion.
    public static func all(_ booleans: some Collection<SignalProducer>) -> SignalProducer {
        combineLatest(booleans, emptySentinel: []).map { values in values.allSatisfy { $0 } }
    }

    /// Sends whether the latest values of all are true, whenever one of them sends.
    @_disfavoredOverload
    public static func all(
        _ booleans: some Collection<some SignalProducerConvertible<Bool, Failure>>
    ) -> SignalProducer {
        self.all(booleans.map(\.producer))
    }

    /// Sends whether the latest values of all are true, whenever one of them sends.
    public static func all(_ booleans: SignalProducer...) -> SignalProducer {
        self.all(booleans)
    }

    /// Sends whether the latest value of one at least is true, whenever one of them sends.
    ///
    /// Starts, ends and disposal are those of ``combineLatest(_:)``. Of none at all, false is sent, then completion.
    public static func any(_ booleans: some Collection<SignalProducer>) -> SignalProducer {
        combineLatest(booleans, emptySentinel: []).map { values in values.contains(true) }
    }

    /// Sends whether the latest value of one at least is true, whenever one of them sends.
    @_disfavoredOverload
    public static func any(
        _ booleans: some Collection<some SignalProducerConvertible<Bool, Failure>>
    ) -> SignalProducer {
        self.any(booleans.map(\.producer))
    }

    /// Sends whether the latest value of one at least is true, whenever one of them sends.
    public static func any(_ booleans: SignalProducer...) -> SignalProducer {
        self.any(booleans)
    }
}

extension Signal where Value == Bool {
    /// Sends the opposite of every value.
    public func negate() -> Signal {
        map { !$0 }
    }

    /// Sends whether the latest values of both are true, whenever one of them sends.
    public func and(_ other: Signal) -> Signal {
        combineLatest(with: other).map { $0 && $1 }
    }

    /// Sends whether the latest value of one of them is true, whenever one of them sends.
    public func or(_ other: Signal) -> Signal {
        combineLatest(with: other).map { $0 || $1 }
    }

    /// Sends whether the latest values of all are true, whenever one of them sends.
    ///
    /// Of none at all, every observer gets true, then completion.
    public static func all(_ booleans: some Collection<Signal>) -> Signal {
        if booleans.isEmpty { return Signal(replaying: SignalProducer(value: true)) }
        return combineLatest(booleans).map { values in values.allSatisfy { $0 } }
    }

    /// Sends whether the latest values of all are true, whenever one of them sends.
    public static func all(_ booleans: Signal...) -> Signal {
        self.all(booleans)
    }

    /// Sends whether the latest value of one at least is true, whenever one of them sends.
    ///
    /// Of none at all, every observer gets false, then completion.
    public static func any(_ booleans: some Collection<Signal>) -> Signal {
        if booleans.isEmpty { return Signal(replaying: SignalProducer(value: false)) }
        return combineLatest(booleans).map { values in values.contains(true) }
    }

    /// Sends whether the latest value of one at least is true, whenever one of them sends.
    public static func any(_ booleans: Signal...) -> Signal {
        self.any(booleans)
    }
}
