private final class Scan<Input, Output, Failure: Error>: Stage<Input, Output, Failure>,
    @unchecked Sendable  // see Stage
{
    private let combine: (inout Output, Input) -> Void
    private var accumulated: Output

    init(
        _ downstream: Observer<Output, Failure>, _ initial: Output,
        _ combine: @escaping (inout Output, Input) -> Void
    ) {
        accumulated = initial
        self.combine = combine
        super.init(downstream)
    }

    override func receive(_ value: Input) {
        combine(&accumulated, value)
        forward(accumulated)
    }
}

extension Source {
    package func scan<Output>(
        into initial: Output, _ combine: @escaping (inout Output, Value) -> Void
    ) -> Source<Output, Failure> {
        through { observer, _ in Scan(observer, initial, combine) }
    }
}

extension SignalProducer {
    /// Sends every intermediate result of combining the values.
    ///
    ///     -1--2--3-|->
    ///      scan(0, +)
    ///     -1--3--6-|->
    ///
    /// Failure, completion and interruption pass at once. Every start begins with the initial result, which is not
    /// sent.
    ///
    /// - Parameters:
    ///   - initialResult: The result with which the first value is combined.
    ///   - nextPartialResult: Combines the result so far with a value.
    public func scan<Output>(
        _ initialResult: Output, _ nextPartialResult: @escaping (Output, Value) -> Output
    ) -> SignalProducer<Output, Failure> {
        scan(into: initialResult) { $0 = nextPartialResult($0, $1) }
    }

    /// Sends every intermediate result of combining the values; the closure updates the result in place.
    public func scan<Output>(
        into initialResult: Output, _ nextPartialResult: @escaping (inout Output, Value) -> Void
    ) -> SignalProducer<Output, Failure> {
        SignalProducer<Output, Failure>(source.scan(into: initialResult, nextPartialResult))
    }
}

extension Signal {
    /// Sends every intermediate result of combining the values.
    ///
    /// See ``SignalProducer/scan(_:_:)``.
    public func scan<Output>(
        _ initialResult: Output, _ nextPartialResult: @escaping (Output, Value) -> Output
    ) -> Signal<Output, Failure> {
        scan(into: initialResult) { $0 = nextPartialResult($0, $1) }
    }

    /// Sends every intermediate result of combining the values.
    ///
    /// See ``SignalProducer/scan(into:_:)``.
    public func scan<Output>(
        into initialResult: Output, _ nextPartialResult: @escaping (inout Output, Value) -> Void
    ) -> Signal<Output, Failure> {
        Signal<Output, Failure>(source.scan(into: initialResult, nextPartialResult))
    }
}
