private final class SkipFirst<Value, Failure: Error>: Stage<Value, Value, Failure>, @unchecked Sendable {  // see Stage
    private var decision: SkipDecision

    init(_ downstream: Observer<Value, Failure>, _ count: Int) {
        decision = SkipDecision(count: count)
        super.init(downstream)
    }

    override func receive(_ value: Value) {
        if decision.next() { forward(value) }
    }
}

extension Source {
    package func skip(first count: Int) -> Source {
        require(count >= 0, "skip(first:) needs a count of 0 or more, not \(count).")
        guard count > 0 else { return self }
        return through { observer, _ in SkipFirst(observer, count) }
    }
}

extension SignalProducer {
    /// Drops the first `count` values.
    ///
    ///     -1--2--3--4-|->
    ///      skip(first: 2)
    ///     -------3--4-|->
    ///
    /// Failure, completion and interruption pass at once.
    ///
    /// - Parameter count: How many values are dropped; 0 or more.
    public func skip(first count: Int) -> SignalProducer {
        SignalProducer(source.skip(first: count))
    }
}

extension Signal {
    /// Drops the first `count` values.
    ///
    /// See ``SignalProducer/skip(first:)``.
    public func skip(first count: Int) -> Signal {
        Signal(source.skip(first: count))
    }
}
