extension Signal {
    /// Calls a closure of the main actor with every event from now on.
    ///
    /// An event that is sent on the main queue while no other event waits is delivered in place. Any other event waits
    /// for the main queue, and the order is kept. Failure and completion come after the values before them;
    /// interruption discards the values that wait. After disposal on the main actor the closure is not called any more.
    /// Disposal on another thread does not wait for a closure that is running.
    ///
    /// A value need not be `Sendable`: the thread that has sent a value must not use it any more, as with `sending`.
    ///
    /// - Parameters:
    ///   - buffering: How many values may wait for the main queue.
    ///   - action: The closure that takes every event.
    /// - Returns: A disposable that stops the calls, without an event; nil if the signal has ended, and the closure has
    ///   been told.
    @discardableResult
    public func observeOnMain(
        buffering: BufferingPolicy<Failure> = .unbounded, _ action: @escaping @MainActor (Event) -> Void
    ) -> (any Disposable)? {
        observe(onMain: .init(action), buffering)
    }

    /// Calls a closure of the main actor with every value, or with the failure, from now on.
    ///
    /// See ``observeOnMain(buffering:_:)``.
    @discardableResult
    public func observeResultOnMain(
        buffering: BufferingPolicy<Failure> = .unbounded,
        _ action: @escaping @MainActor (Result<Value, Failure>) -> Void
    ) -> (any Disposable)? {
        observe(onMain: .init(result: action), buffering)
    }

    private func observe(
        onMain handlers: MainInbox<Value, Failure>.Handlers, _ buffering: BufferingPolicy<Failure>
    ) -> (any Disposable)? {
        let inbox = MainInbox(handlers, buffering, tellsDisposal: false)
        inbox.attach(to: source, as: .observation)
        return inbox.isDisposed ? nil : inbox
    }
}

extension Signal where Failure == Never {
    /// Calls a closure of the main actor with every value from now on.
    ///
    ///     progress.observeValuesOnMain(buffering: .bounded(1, whenFull: .dropOldest)) { bar.fraction = $0 }
    ///
    /// See ``observeOnMain(buffering:_:)``.
    @discardableResult
    public func observeValuesOnMain(
        buffering: BufferingPolicy<Never> = .unbounded, _ action: @escaping @MainActor (Value) -> Void
    ) -> (any Disposable)? {
        observe(onMain: .init(value: action), buffering)
    }
}
