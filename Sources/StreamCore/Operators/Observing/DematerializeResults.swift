private final class DematerializeResults<Success, NewFailure: Error>: Observer<Result<Success, NewFailure>, Never>,
    @unchecked Sendable  // see AnyObserver
{
    private let segment: Segment

    init(_ downstream: Observer<Success, NewFailure>, _ segment: Segment) {
        self.segment = segment
        super.init(next: downstream)
    }

    private var downstream: Observer<Success, NewFailure> {
        unsafeDowncast(next.unsafelyUnwrapped, to: Observer<Success, NewFailure>.self)
    }

    override func receive(_ value: Result<Success, NewFailure>) {
        guard segment.isActive else { return }
        switch value {
        case .success(let value): downstream.receive(value)
        case .failure(let failure): segment.finish(downstream, failure)
        }
    }

    override func complete() { downstream.complete() }
    override func interrupt() { downstream.interrupt() }
}

extension Source where Failure == Never {
    package func dematerializeResults<Success, NewFailure>() -> Source<Success, NewFailure>
    where Value == Result<Success, NewFailure> {
        through { observer, segment in DematerializeResults(observer, segment) }
    }
}

extension SignalProducer where Failure == Never {
    /// Sends successes as values, and fails with the first failure; the inverse of ``materializeResults()``.
    ///
    /// Completion and interruption pass at once.
    public func dematerializeResults<Success, NewFailure>() -> SignalProducer<Success, NewFailure>
    where Value == Result<Success, NewFailure> {
        SignalProducer<Success, NewFailure>(source.dematerializeResults())
    }
}

extension Signal where Failure == Never {
    /// Sends successes as values, and fails with the first failure.
    ///
    /// See ``SignalProducer/dematerializeResults()``.
    public func dematerializeResults<Success, NewFailure>() -> Signal<Success, NewFailure>
    where Value == Result<Success, NewFailure> {
        Signal<Success, NewFailure>(source.dematerializeResults())
    }
}
