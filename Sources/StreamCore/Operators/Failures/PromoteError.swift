private final class PromoteError<Value, NewFailure: Error>: FailureStage<Value, Never, NewFailure>,
    @unchecked Sendable  // see AnyObserver
{}  // see AnyObserver

extension Source where Failure == Never {
    package func promoteError<NewFailure: Error>() -> Source<Value, NewFailure> {
        through { observer, _ in PromoteError(observer) }
    }

    /// The same source where one that can fail is asked for; an immediate source stays one.
    package func widened<NewFailure>(to failure: NewFailure.Type = NewFailure.self) -> Source<Value, NewFailure> {
        guard node.isImmediate else { return promoteError() }
        let value = unsafeDowncast(node, to: ValueNode<Value, Never>.self).read()
        return Source<Value, NewFailure>(node: ValueNode<Value, NewFailure>(value))
    }
}

extension SignalProducer where Failure == Never {
    /// Lets a producer that cannot fail be used where one that can is needed.
    ///
    /// - Parameter failure: The type of failure; it may be left to the context.
    public func promoteError<NewFailure: Swift.Error>(
        _ failure: NewFailure.Type = NewFailure.self
    ) -> SignalProducer<Value, NewFailure> {
        SignalProducer<Value, NewFailure>(source.promoteError())
    }

    /// Returns the producer itself: its failure is of that type already.
    public func promoteError(_ failure: Never.Type = Never.self) -> SignalProducer {
        self
    }
}

extension Signal where Failure == Never {
    /// Lets a signal that cannot fail be used where one that can is needed.
    ///
    /// See `SignalProducer/promoteError(_:)`.
    public func promoteError<NewFailure: Swift.Error>(
        _ failure: NewFailure.Type = NewFailure.self
    ) -> Signal<Value, NewFailure> {
        Signal<Value, NewFailure>(source.promoteError())
    }

    /// Returns the signal itself: its failure is of that type already.
    public func promoteError(_ failure: Never.Type = Never.self) -> Signal {
        self
    }
}
