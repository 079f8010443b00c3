private final class AttemptMap<Input, Output, Failure: Error>: Stage<Input, Output, Failure>,
    @unchecked Sendable  // see Stage
{
    private let segment: Segment
    private let transform: (Input) -> Result<Output, Failure>
    private var hasFailed = false

    init(
        _ downstream: Observer<Output, Failure>, _ segment: Segment,
        _ transform: @escaping (Input) -> Result<Output, Failure>
    ) {
        self.segment = segment
        self.transform = transform
        super.init(downstream)
    }

    override func receive(_ value: Input) {
        guard !hasFailed else { return }
        switch transform(value) {
        case .success(let output): forward(output)
        case .failure(let failure):
            hasFailed = true
            segment.finish(downstream, failure)
        }
    }
}

extension Source {
    package func attemptMap<Output>(
        _ transform: @escaping (Value) -> Result<Output, Failure>
    ) -> Source<Output, Failure> {
        through { observer, segment in AttemptMap(observer, segment, transform) }
    }
}

extension SignalProducer {
    /// Sends the successes of a closure, and fails with its first failure.
    ///
    ///     -"1"--"2"--"x"--"4"->
    ///      attemptMap { parse($0) }
    ///     -1----2----X
    ///
    /// The producer's work is disposed of after the failure. Failure, completion and interruption pass at once.
    public func attemptMap<Output>(
        _ transform: @escaping (Value) -> Result<Output, Failure>
    ) -> SignalProducer<Output, Failure> {
        SignalProducer<Output, Failure>(source.attemptMap(transform))
    }
}

extension SignalProducer where Failure == any Swift.Error {
    /// Sends the results of a closure, and fails with the first error that the closure throws.
    public func attemptMap<Output>(
        _ transform: @escaping (Value) throws -> Output
    ) -> SignalProducer<Output, any Swift.Error> {
        attemptMap { value in Result { try transform(value) } }
    }
}

extension SignalProducer where Failure == Never {
    /// Sends the results of a closure, and fails with the first error that the closure throws.
    public func attemptMap<Output>(
        _ transform: @escaping (Value) throws -> Output
    ) -> SignalProducer<Output, any Swift.Error> {
        promoteError((any Swift.Error).self).attemptMap(transform)
    }
}

extension Signal {
    /// Sends the successes of a closure, and fails with its first failure.
    ///
    /// See `SignalProducer/attemptMap(_:)`.
    public func attemptMap<Output>(
        _ transform: @escaping (Value) -> Result<Output, Failure>
    ) -> Signal<Output, Failure> {
        Signal<Output, Failure>(source.attemptMap(transform))
    }
}

extension Signal where Failure == any Swift.Error {
    /// Sends the results of a closure, and fails with the first error that the closure throws.
    public func attemptMap<Output>(_ transform: @escaping (Value) throws -> Output) -> Signal<Output, any Swift.Error> {
        attemptMap { value in Result { try transform(value) } }
    }
}

extension Signal where Failure == Never {
    /// Sends the results of a closure, and fails with the first error that the closure throws.
    public func attemptMap<Output>(_ transform: @escaping (Value) throws -> Output) -> Signal<Output, any Swift.Error> {
        promoteError((any Swift.Error).self).attemptMap(transform)
    }
}
