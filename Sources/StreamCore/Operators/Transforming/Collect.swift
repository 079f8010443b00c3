/// The rule that decides when a group is complete.
private enum Grouping<Value> {
    case never
    case count(Int)
    /// Called with the group that includes the latest value.
    case after(([Value]) -> Bool)
    /// Called with the group without the latest value, which begins the next group.
    case before(([Value], Value) -> Bool)
}

private final class Collect<Value, Failure: Error>: FollowingInput<Value, [Value], Failure>,
    @unchecked Sendable  // see SegmentInput
{
    private let grouping: Grouping<Value>
    private var values: [Value] = []
    private var hasReceived = false

    init(_ downstream: Observer<[Value], Failure>, _ segment: Segment, _ grouping: Grouping<Value>) {
        self.grouping = grouping
        super.init(downstream, segment)
    }

    override func receive(_ value: Value) {
        hasReceived = true
        if case .before(let isComplete) = grouping, isComplete(values, value) { flush() }
        values.append(value)
        switch grouping {
        case .never, .before: break
        case .count(let count): if values.count == count { flush() }
        case .after(let isComplete): if isComplete(values) { flush() }
        }
    }

    override func complete() {
        if !values.isEmpty || !hasReceived { flush() }
        super.complete()
    }

    private func flush() {
        let group = values
        values = []
        forward(group)
    }
}

extension Source {
    private func collect(_ grouping: Grouping<Value>) -> Source<[Value], Failure> {
        Source<[Value], Failure>(following: self) { observer, segment in
            Collect(observer, segment, grouping).attach(to: self)
        }
    }

    package func collect() -> Source<[Value], Failure> { collect(.never) }

    package func collect(count: Int) -> Source<[Value], Failure> {
        require(count > 0, "collect(count:) needs a count of 1 or more, not \(count).")
        return collect(.count(count))
    }

    package func collect(_ isComplete: @escaping ([Value]) -> Bool) -> Source<[Value], Failure> {
        collect(.after(isComplete))
    }

    package func collect(_ isComplete: @escaping ([Value], Value) -> Bool) -> Source<[Value], Failure> {
        collect(.before(isComplete))
    }
}

extension SignalProducer {
    /// Sends all values as one array when the stream completes.
    ///
    ///     -1--2--3-|->
    ///      collect()
    ///     ---------[1,2,3]|->
    ///
    /// Without values, an empty array is sent. Failure and interruption pass at once, and discard the values.
    public func collect() -> SignalProducer<[Value], Failure> {
        SignalProducer<[Value], Failure>(source.collect())
    }

    /// Sends the values in arrays of `count`.
    ///
    ///     -1--2------3--4------5-|->
    ///      collect(count: 2)
    ///     ----[1,2]-----[3,4]----[5]|->
    ///
    /// The last array, sent at completion, may be shorter; the last array is empty only if there were no values at all.
    /// Failure and interruption pass at once, and drop the collected values. Rx calls this operator `buffer(count:)`;
    /// for arrays that overlap see ``buffer(count:skip:)``.
    ///
    /// - Parameter count: How many values fill an array; 1 or more.
    public func collect(count: Int) -> SignalProducer<[Value], Failure> {
        SignalProducer<[Value], Failure>(source.collect(count: count))
    }

    /// Sends the values in arrays, each as soon as it satisfies a predicate.
    ///
    /// At completion, the remaining values are sent, as with ``collect(count:)``.
    ///
    /// - Parameter shouldEmit: Returns whether the collected values, including the latest, are an array to send.
    public func collect(_ shouldEmit: @escaping (_ collectedValues: [Value]) -> Bool) -> SignalProducer<
        [Value], Failure
    > {
        SignalProducer<[Value], Failure>(source.collect(shouldEmit))
    }

    /// Sends the values in arrays, each when a value arrives that does not belong to the array.
    ///
    /// At completion, the remaining values are sent, as with ``collect(count:)``.
    ///
    /// - Parameter shouldEmit: Returns whether the collected values are an array to send; `latest` then begins the next
    ///   array.
    public func collect(
        _ shouldEmit: @escaping (_ collected: [Value], _ latest: Value) -> Bool
    ) -> SignalProducer<[Value], Failure> {
        SignalProducer<[Value], Failure>(source.collect(shouldEmit))
    }
}

extension Signal {
    /// Sends all values as one array when the stream completes.
    ///
    /// See ``SignalProducer/collect()``.
    public func collect() -> Signal<[Value], Failure> {
        Signal<[Value], Failure>(source.collect())
    }

    /// Sends the values in arrays of `count`.
    ///
    /// See ``SignalProducer/collect(count:)``.
    public func collect(count: Int) -> Signal<[Value], Failure> {
        Signal<[Value], Failure>(source.collect(count: count))
    }

    /// Sends the values in arrays, each as soon as it satisfies a predicate.
    ///
    /// See `SignalProducer/collect(_:)`.
    public func collect(_ shouldEmit: @escaping (_ collectedValues: [Value]) -> Bool) -> Signal<[Value], Failure> {
        Signal<[Value], Failure>(source.collect(shouldEmit))
    }

    /// Sends the values in arrays, each when a value arrives that does not belong to the array.
    ///
    /// See `SignalProducer/collect(_:)`.
    public func collect(
        _ shouldEmit: @escaping (_ collected: [Value], _ latest: Value) -> Bool
    ) -> Signal<[Value], Failure> {
        Signal<[Value], Failure>(source.collect(shouldEmit))
    }
}
