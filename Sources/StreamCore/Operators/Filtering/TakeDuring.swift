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
    /// Sends everything until a lifetime ends; completes then.
    ///
    /// Where the lifetime has ended already, the producer is not started. Failure, completion and interruption pass at
    /// once.
    public func take(during lifetime: Lifetime) -> SignalProducer {
        SignalProducer(source.take(during: lifetime))
    }
}

extension Signal {
    /// Sends everything until a lifetime ends; completes then.
    ///
    /// See ``SignalProducer/take(during:)``.
    public func take(during lifetime: Lifetime) -> Signal {
        Signal(source.take(during: lifetime))
    }
}
