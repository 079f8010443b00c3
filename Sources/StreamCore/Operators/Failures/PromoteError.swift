private final class PromoteError<Value, NewFailure: Error>: FailureStage<Value, Never, NewFailure>,
    @unchecked Sendable  // see AnyObserver
{}  // see AnyObserver

extension Source where Failure == Never {
    package func promoteError<NewFailure: Error>() -> Source<Value, NewFailure> {
        through { observer, _ in PromoteError(observer) }
    }

    /// Returns the source with another failure type; an immediate source stays immediate.
    package func widened<NewFailure>(to failure: NewFailure.Type = NewFailure.self) -> Source<Value, NewFailure> {
        guard node.isImmediate else { return promoteError() }
        let value = unsafeDowncast(node, to: ValueNode<Value, Never>.self).read()
        return Source<Value, NewFailure>(node: ValueNode<Value, NewFailure>(value))
    }
}

extension SignalProducer where Failure == Never {
    /// Makes a producer that cannot fail usable where a producer that can fail is needed.
    ///
    /// - Parameter failure: The failure type, which the compiler may infer.
    public func promoteError<NewFailure: Swift.Error>(
        _ failure: NewFailure.Type = NewFailure.self
    ) -> SignalProducer<Value, NewFailure> {
        SignalProducer<Value, NewFailure>(source.promoteError())
    }

    /// Returns the producer itself, which already has the requested failure type.
    public func promoteError(_ failure: Never.Type = Never.self) -> SignalProducer {
        self
    }
}

extension Signal where Failure == Never {
    /// Makes a signal that cannot fail usable where a signal that can fail is needed.
    ///
    /// See `SignalProducer/promoteError(_:)`.
    public func promoteError<NewFailure: Swift.Error>(
        _ failure: NewFailure.Type = NewFailure.self
    ) -> Signal<Value, NewFailure> {
        Signal<Value, NewFailure>(source.promoteError())
    }

    /// Returns the signal itself, which already has the requested failure type.
    public func promoteError(_ failure: Never.Type = Never.self) -> Signal {
        self
    }
}
