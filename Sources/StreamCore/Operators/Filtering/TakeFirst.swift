private final class TakeFirst<Value, Failure: Error>: Stage<Value, Value, Failure>, @unchecked Sendable {  // see Stage
    private let segment: Segment
    private var decision: TakeDecision

    init(_ downstream: Observer<Value, Failure>, _ segment: Segment, _ count: Int) {
        self.segment = segment
        decision = TakeDecision(count: count)
        super.init(downstream)
    }

    override func receive(_ value: Value) {
        switch decision.next() {
        case .forward: forward(value)
        case .forwardLast:
            forward(value)
            segment.finish(downstream)
        case .drop: break
        }
    }
}

extension Source {
    package func take(first count: Int) -> Source {
        require(count >= 0, "take(first:) needs a count of 0 or more, not \(count).")
        guard count > 0 else { return Source { observer, segment in segment.interrupt(observer) } }
        return through { observer, segment in TakeFirst(observer, segment, count) }
    }
}

extension SignalProducer {
    /// Sends the first `count` values, then completes.
    ///
    ///     -1--2--3--4->
    ///      take(first: 2)
    ///     -1--2|
    ///
    /// The stream completes right after the last of these values, and the producer's work is disposed of. With 0,
    /// nothing is started and the observer is interrupted. Failure and interruption pass at once; so does completion
    /// after fewer values.
    ///
    /// - Parameter count: How many values are sent; 0 or more.
    public func take(first count: Int) -> SignalProducer {
        SignalProducer(source.take(first: count))
    }
}

extension Signal {
    /// Sends the first `count` values, then completes.
    ///
    /// See ``SignalProducer/take(first:)``.
    public func take(first count: Int) -> Signal {
        Signal(source.take(first: count))
    }
}
