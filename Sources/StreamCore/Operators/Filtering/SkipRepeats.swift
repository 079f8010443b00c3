private final class SkipRepeats<Value, Failure: Error>: Stage<Value, Value, Failure>,
    @unchecked Sendable  // see Stage
{
    private let isEquivalent: (Value, Value) -> Bool
    private var previous: Value?

    init(_ downstream: Observer<Value, Failure>, _ isEquivalent: @escaping (Value, Value) -> Bool) {
        self.isEquivalent = isEquivalent
        super.init(downstream)
    }

    override func receive(_ value: Value) {
        let isRepeat = previous.map { isEquivalent($0, value) } ?? false
        previous = value
        if !isRepeat { forward(value) }
    }
}

extension Source {
    package func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> Source {
        through { observer, _ in SkipRepeats(observer, isEquivalent) }
    }
}

extension SignalProducer {
    /// Drops the values that are equivalent to the previous value.
    ///
    ///     -1--1--2--1-|->
    ///      skipRepeats(==)
    ///     -1-----2--1-|->
    ///
    /// Failure, completion and interruption pass at once. Only the latest value is kept, for the comparison.
    ///
    /// - Parameter isEquivalent: Returns whether the second argument repeats the first, which is the previous value.
    public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> SignalProducer {
        SignalProducer(source.skipRepeats(isEquivalent))
    }
}

extension SignalProducer where Value: Equatable {
    /// Drops the values that are equal to the previous value.
    public func skipRepeats() -> SignalProducer {
        skipRepeats(==)
    }
}

extension Signal {
    /// Drops the values that are equivalent to the previous value.
    ///
    /// See ``SignalProducer/skipRepeats(_:)``.
    public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> Signal {
        Signal(source.skipRepeats(isEquivalent))
    }
}

extension Signal where Value: Equatable {
    /// Drops the values that are equal to the previous value.
    ///
    /// See ``SignalProducer/skipRepeats()``.
    public func skipRepeats() -> Signal {
        skipRepeats(==)
    }
}
