private final class CombinePrevious<Value, Failure: Error>: Stage<Value, (Value, Value), Failure>,
    @unchecked Sendable  // see Stage
{
    private var previous: Value?

    init(_ downstream: Observer<(Value, Value), Failure>, _ initial: Value?) {
        previous = initial
        super.init(downstream)
    }

    override func receive(_ value: Value) {
        let pair = previous.map { ($0, value) }
        previous = value
        if let pair { forward(pair) }
    }
}

extension Source {
    package func combinePrevious(_ initial: Value?) -> Source<(Value, Value), Failure> {
        through { observer, _ in CombinePrevious(observer, initial) }
    }
}

extension SignalProducer {
    /// Sends each value paired with the previous value.
    ///
    ///     -1------2------3----|->
    ///      combinePrevious(0)
    ///     -(0,1)--(1,2)--(2,3)|->
    ///
    /// Failure, completion and interruption pass at once.
    ///
    /// - Parameter initial: The value paired with the first value.
    public func combinePrevious(_ initial: Value) -> SignalProducer<(Value, Value), Failure> {
        SignalProducer<(Value, Value), Failure>(source.combinePrevious(initial))
    }

    /// Sends each value but the first, paired with the previous value.
    public func combinePrevious() -> SignalProducer<(Value, Value), Failure> {
        SignalProducer<(Value, Value), Failure>(source.combinePrevious(nil))
    }
}

extension Signal {
    /// Sends each value paired with the previous value.
    ///
    /// See ``SignalProducer/combinePrevious(_:)``.
    public func combinePrevious(_ initial: Value) -> Signal<(Value, Value), Failure> {
        Signal<(Value, Value), Failure>(source.combinePrevious(initial))
    }

    /// Sends each value but the first, paired with the previous value.
    ///
    /// See ``SignalProducer/combinePrevious()``.
    public func combinePrevious() -> Signal<(Value, Value), Failure> {
        Signal<(Value, Value), Failure>(source.combinePrevious(nil))
    }
}
