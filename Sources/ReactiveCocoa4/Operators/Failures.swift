public import StreamCore

extension SignalProducer {
    /// Starts the producer again when it fails, at most `count` times; see `retry(upTo:)`.
    public func retry(_ count: Int) -> SignalProducer { retry(upTo: count) }
}

extension SignalProducer where Failure == Never {
    /// Gives a producer that cannot fail a type of error; see `promoteError(_:)`.
    public func promoteErrors<NewFailure: Swift.Error>(_ failure: NewFailure.Type) -> SignalProducer<Value, NewFailure>
    {
        promoteError(failure)
    }
}

extension Signal where Failure == Never {
    /// Gives a signal that cannot fail a type of error; see `promoteError(_:)`.
    public func promoteErrors<NewFailure: Swift.Error>(_ failure: NewFailure.Type) -> Signal<Value, NewFailure> {
        promoteError(failure)
    }
}
