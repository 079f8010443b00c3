extension Source {
    package func take(during lifetime: Lifetime) -> Source {
        Source(following: self) { observer, segment in
            if let observation = lifetime.observeEnded({ segment.complete(observer) }) { segment.add(observation) }
            guard segment.isActive else { return }
            self.attach(PassingFollowingInput(observer, segment), within: segment)
        }
    }
}

extension SignalProducer {
    /// Forwards all events until a lifetime ends, then completes.
    ///
    /// If the lifetime has already ended, the producer is not started. Failure, completion and interruption pass at
    /// once.
    public func take(during lifetime: Lifetime) -> SignalProducer {
        SignalProducer(source.take(during: lifetime))
    }
}

extension Signal {
    /// Forwards all events until a lifetime ends, then completes.
    ///
    /// See ``SignalProducer/take(during:)``.
    public func take(during lifetime: Lifetime) -> Signal {
        Signal(source.take(during: lifetime))
    }
}
