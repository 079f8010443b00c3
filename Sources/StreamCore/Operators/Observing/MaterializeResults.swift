private final class MaterializeResults<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let segment: Segment
    private let downstream: Observer<Result<Value, Failure>, Never>

    init(_ downstream: Observer<Result<Value, Failure>, Never>, _ segment: Segment) {
        self.downstream = downstream
        self.segment = segment
        super.init(next: nil)
    }

    override func receive(_ value: Value) { segment.send(.success(value), to: downstream) }

    override func fail(_ failure: Failure) {
        segment.send(.failure(failure), to: downstream)
        segment.complete(downstream)
    }

    override func complete() { segment.complete(downstream) }
    override func interrupt() { if segment.isActive { segment.interrupt(downstream) } }
}

extension Source {
    package func materializeResults() -> Source<Result<Value, Failure>, Never> {
        Source<Result<Value, Failure>, Never>(following: self) { observer, segment in
            self.attach(MaterializeResults(observer, segment), within: segment)
        }
    }
}

extension SignalProducer {
    /// Sends values as successes, and a failure as a last value, then completes.
    ///
    ///     -1----------2----------X
    ///      materializeResults()
    ///     -success(1)-success(2)-failure(X)|
    ///
    /// Completion and interruption pass at once.
    public func materializeResults() -> SignalProducer<Result<Value, Failure>, Never> {
        SignalProducer<Result<Value, Failure>, Never>(source.materializeResults())
    }
}

extension Signal {
    /// Sends values as successes, and a failure as a last value, then completes.
    ///
    /// See ``SignalProducer/materializeResults()``.
    public func materializeResults() -> Signal<Result<Value, Failure>, Never> {
        Signal<Result<Value, Failure>, Never>(source.materializeResults())
    }
}
