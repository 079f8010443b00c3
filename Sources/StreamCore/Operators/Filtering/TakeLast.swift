private final class TakeLast<Value, Failure: Error>: FollowingInput<Value, Value, Failure>,
    @unchecked Sendable  // see SegmentInput
{
    private let count: Int
    @exclusivity(unchecked)  // one sender at a time
    private var values = ValueQueue<Value>()

    init(_ downstream: Observer<Value, Failure>, _ segment: Segment, _ count: Int) {
        self.count = count
        super.init(downstream, segment)
    }

    override func receive(_ value: Value) {
        release(values.append(value, keeping: count))
    }

    override func complete() {
        while !values.isEmpty { forward(values.removeFirst()) }
        super.complete()
    }
}

extension Source {
    package func take(last count: Int) -> Source {
        require(count >= 0, "take(last:) needs a count of 0 or more, not \(count).")
        return Source(following: self) { observer, segment in
            TakeLast(observer, segment, count).attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Sends the last `count` values when the stream completes.
    ///
    ///     -1--2--3--4-|->
    ///      take(last: 2)
    ///     ------------3--4|->
    ///
    /// Failure and interruption pass at once, and discard the values.
    ///
    /// - Parameter count: How many values are sent; 0 or more.
    public func take(last count: Int) -> SignalProducer {
        SignalProducer(source.take(last: count))
    }
}

extension Signal {
    /// Sends the last `count` values when the stream completes.
    ///
    /// See ``SignalProducer/take(last:)``.
    public func take(last count: Int) -> Signal {
        Signal(source.take(last: count))
    }
}
