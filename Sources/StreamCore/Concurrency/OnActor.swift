extension SignalProducer where Failure == Never {
    /// Starts the producer with a closure that runs on an actor and takes every value, in order.
    ///
    ///     changes.startWithValues(on: store) { store, change in store.apply(change) }
    ///
    /// Any number of values wait for the actor; `observe(on: ActorScheduler(actor))` lets the caller limit them. The
    /// actor is retained until the producer has ended or the start has been disposed; after disposal on the actor the
    /// closure is not called any more.
    ///
    /// - Returns: A disposable that interrupts this start.
    @discardableResult
    public func startWithValues<Place: Actor>(
        on actor: Place, _ action: @escaping @Sendable (isolated Place, Value) -> Void
    ) -> any Disposable {
        observe(on: ActorScheduler(actor)).startWithValues(isolated(to: actor, action))
    }
}

extension Signal where Failure == Never {
    /// Calls a closure on an actor with every value from now on, in order.
    ///
    /// See ``SignalProducer/startWithValues(on:_:)``.
    @discardableResult
    public func observeValues<Place: Actor>(
        on actor: Place, _ action: @escaping @Sendable (isolated Place, Value) -> Void
    ) -> (any Disposable)? {
        observe(on: ActorScheduler(actor)).observeValues(isolated(to: actor, action))
    }
}

/// Returns a closure for values that already come on the actor.
private func isolated<Place: Actor, Value>(
    to actor: Place, _ action: @escaping @Sendable (isolated Place, Value) -> Void
) -> (Value) -> Void {
    { value in
        let value = UncheckedSendable(value)
        actor.assumeIsolated { action($0, value.value) }
    }
}
