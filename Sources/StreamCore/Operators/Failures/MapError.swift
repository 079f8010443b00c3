private final class MapError<Value, Failure: Error, NewFailure: Error>: FailureStage<Value, Failure, NewFailure>,
    @unchecked Sendable  // see AnyObserver
{
    private let transform: (Failure) -> NewFailure

    init(_ downstream: Observer<Value, NewFailure>, _ transform: @escaping (Failure) -> NewFailure) {
        self.transform = transform
        super.init(downstream)
    }

    override func fail(_ failure: Failure) { downstream.fail(transform(failure)) }
}

extension Source {
    package func mapError<NewFailure: Error>(
        _ transform: @escaping (Failure) -> NewFailure
    ) -> Source<Value, NewFailure> {
        through { observer, _ in MapError(observer, transform) }
    }
}

extension SignalProducer {
    /// Replaces the failure with the result of a closure.
    ///
    ///     -1--2--X
    ///      mapError { Problem($0) }
    ///     -1--2--Problem(X)
    ///
    /// Values, completion and interruption pass at once.
    public func mapError<NewFailure: Swift.Error>(
        _ transform: @escaping (Failure) -> NewFailure
    ) -> SignalProducer<Value, NewFailure> {
        SignalProducer<Value, NewFailure>(source.mapError(transform))
    }
}

extension Signal {
    /// Replaces the failure with the result of a closure.
    ///
    /// See ``SignalProducer/mapError(_:)``.
    public func mapError<NewFailure: Swift.Error>(_ transform: @escaping (Failure) -> NewFailure) -> Signal<
        Value, NewFailure
    > {
        Signal<Value, NewFailure>(source.mapError(transform))
    }
}
