private final class SkipWhile<Value, Failure: Error>: Stage<Value, Value, Failure>, @unchecked Sendable {  // see Stage
    /// Nil once a value has not satisfied the predicate.
    private var shouldContinue: ((Value) -> Bool)?

    init(_ downstream: Observer<Value, Failure>, _ shouldContinue: @escaping (Value) -> Bool) {
        self.shouldContinue = shouldContinue
        super.init(downstream)
    }

    override func receive(_ value: Value) {
        if let shouldContinue {
            if shouldContinue(value) { return }
            self.shouldContinue = nil
        }
        forward(value)
    }
}

extension Source {
    package func skip(while shouldContinue: @escaping (Value) -> Bool) -> Source {
        through { observer, _ in SkipWhile(observer, shouldContinue) }
    }
}

extension SignalProducer {
    /// Drops values as long as they satisfy a predicate, then sends the first other value and all values after it.
    ///
    ///     -1--2--3--1-|->
    ///      skip(while: { $0 < 3 })
    ///     -------3--1-|->
    ///
    /// Failure, completion and interruption pass at once.
    public func skip(while shouldContinue: @escaping (Value) -> Bool) -> SignalProducer {
        SignalProducer(source.skip(while: shouldContinue))
    }
}

extension Signal {
    /// Drops values as long as they satisfy a predicate.
    ///
    /// See ``SignalProducer/skip(while:)``.
    public func skip(while shouldContinue: @escaping (Value) -> Bool) -> Signal {
        Signal(source.skip(while: shouldContinue))
    }
}
