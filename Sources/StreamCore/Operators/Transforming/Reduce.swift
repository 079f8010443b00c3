private final class Reduce<Input, Output, Failure: Error>: FollowingInput<Input, Output, Failure>,
    @unchecked Sendable  // see SegmentInput
{
    private let combine: (inout Output, Input) -> Void
    private var accumulated: Output

    init(
        _ downstream: Observer<Output, Failure>, _ segment: Segment, _ initial: Output,
        _ combine: @escaping (inout Output, Input) -> Void
    ) {
        accumulated = initial
        self.combine = combine
        super.init(downstream, segment)
    }

    override func receive(_ value: Input) {
        combine(&accumulated, value)
    }

    override func complete() {
        forward(accumulated)
        super.complete()
    }
}

extension Source {
    package func reduce<Output>(
        into initial: Output, _ combine: @escaping (inout Output, Value) -> Void
    ) -> Source<Output, Failure> {
        Source<Output, Failure>(following: self) { observer, segment in
            Reduce(observer, segment, initial, combine).attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Sends the result of combining all values when the stream completes.
    ///
    ///     -1--2--3-|->
    ///      reduce(0, +)
    ///     ---------6|->
    ///
    /// Without values, the initial result is sent. Failure and interruption pass at once, and discard the result.
    ///
    /// - Parameters:
    ///   - initialResult: The result with which the first value is combined.
    ///   - nextPartialResult: Combines the result so far with a value.
    public func reduce<Output>(
        _ initialResult: Output, _ nextPartialResult: @escaping (Output, Value) -> Output
    ) -> SignalProducer<Output, Failure> {
        reduce(into: initialResult) { $0 = nextPartialResult($0, $1) }
    }

    /// Sends the result of combining all values, which the closure updates in place, when the stream completes.
    public func reduce<Output>(
        into initialResult: Output, _ nextPartialResult: @escaping (inout Output, Value) -> Void
    ) -> SignalProducer<Output, Failure> {
        SignalProducer<Output, Failure>(source.reduce(into: initialResult, nextPartialResult))
    }
}

extension Signal {
    /// Sends the result of combining all values when the stream completes.
    ///
    /// See ``SignalProducer/reduce(_:_:)``.
    public func reduce<Output>(
        _ initialResult: Output, _ nextPartialResult: @escaping (Output, Value) -> Output
    ) -> Signal<Output, Failure> {
        reduce(into: initialResult) { $0 = nextPartialResult($0, $1) }
    }

    /// Sends the result of combining all values when the stream completes.
    ///
    /// See ``SignalProducer/reduce(into:_:)``.
    public func reduce<Output>(
        into initialResult: Output, _ nextPartialResult: @escaping (inout Output, Value) -> Void
    ) -> Signal<Output, Failure> {
        Signal<Output, Failure>(source.reduce(into: initialResult, nextPartialResult))
    }
}
