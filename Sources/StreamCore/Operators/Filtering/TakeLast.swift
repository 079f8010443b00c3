private final class TakeLast<Value, Failure: Error>: FollowingInput<Value, Value, Failure>,
    @unchecked Sendable  // see SegmentInput
{
    private let count: Int
    /// A ring, once it is full: the oldest value is at `oldest`.
    private var values: [Value] = []
    private var oldest = 0

    init(_ downstream: Observer<Value, Failure>, _ segment: Segment, _ count: Int) {
        self.count = count
        super.init(downstream, segment)
    }

    override func receive(_ value: Value) {
        if values.count < count {
            values.append(value)
        } else if count > 0 {
            values[oldest] = value
            oldest = oldest + 1 == count ? 0 : oldest + 1
        }
    }

    override func complete() {
        for value in values[oldest...] { forward(value) }
        for value in values[..<oldest] { forward(value) }
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
    /// Sends the last values, when the stream completes.
    ///
    ///     -1--2--3--4-|->
    ///      take(last: 2)
    ///     ------------3--4|->
    ///
    /// Failure and interruption pass at once, and nothing is sent then.
    ///
    /// - Parameter count: How many values; 0 or more.
    public func take(last count: Int) -> SignalProducer {
        SignalProducer(source.take(last: count))
    }
}

extension Signal {
    /// Sends the last values, at completion.
    ///
    /// See ``SignalProducer/take(last:)``.
    public func take(last count: Int) -> Signal {
        Signal(source.take(last: count))
    }
}
