private final class FlattenSequences<Values: Sequence, Failure: Error>: Stage<Values, Values.Element, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let segment: Segment

    init(_ downstream: Observer<Values.Element, Failure>, _ segment: Segment) {
        self.segment = segment
        super.init(downstream)
    }

    override func receive(_ values: Values) {
        for value in values {
            forward(value)
            // Disposal by the observer stops an endless sequence.
            guard segment.isActive else { return }
        }
    }
}

extension Source where Value: Sequence {
    package func flatten() -> Source<Value.Element, Failure> {
        through { observer, segment in FlattenSequences(observer, segment) }
    }
}

extension SignalProducer where Value: Sequence {
    /// Sends the elements of every value, one by one.
    ///
    ///     -[1,2]---[]--[3]-|->
    ///      flatten()
    ///     -12----------3---|->
    ///
    /// Failure, completion and interruption pass at once.
    public func flatten() -> SignalProducer<Value.Element, Failure> {
        SignalProducer<Value.Element, Failure>(source.flatten())
    }
}

extension Signal where Value: Sequence {
    /// Sends the elements of every value, one by one.
    ///
    /// See ``SignalProducer/flatten()``.
    public func flatten() -> Signal<Value.Element, Failure> {
        Signal<Value.Element, Failure>(source.flatten())
    }
}
