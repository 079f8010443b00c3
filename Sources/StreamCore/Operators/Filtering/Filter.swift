private final class Filter<Value, Failure: Error>: Stage<Value, Value, Failure>, @unchecked Sendable {  // see Stage
    private let isIncluded: (Value) -> Bool

    init(_ downstream: Observer<Value, Failure>, _ isIncluded: @escaping (Value) -> Bool) {
        self.isIncluded = isIncluded
        super.init(downstream)
    }

    override func receive(_ value: Value) {
        if isIncluded(value) { forward(value) }
    }
}

extension Source {
    package func filter(_ isIncluded: @escaping (Value) -> Bool) -> Source {
        through { observer, _ in Filter(observer, isIncluded) }
    }
}

extension SignalProducer {
    /// Sends the values that satisfy a predicate.
    ///
    ///     -1--2--3--4-|->
    ///      filter { $0.isMultiple(of: 2) }
    ///     ----2-----4-|->
    ///
    /// Failure, completion and interruption pass at once. The predicate runs on the sending thread.
    public func filter(_ isIncluded: @escaping (Value) -> Bool) -> SignalProducer {
        SignalProducer(source.filter(isIncluded))
    }
}

extension Signal {
    /// Sends the values that satisfy a predicate.
    ///
    /// See ``SignalProducer/filter(_:)``.
    public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal {
        Signal(source.filter(isIncluded))
    }
}
