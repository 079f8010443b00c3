extension Signal {
    /// Calls an observer with every event from now on.
    ///
    /// - Returns: What stops the calls, without an event; nil if the signal has ended, and then `observer` has been
    ///   interrupted.
    @discardableResult
    public func observe(_ observer: Observer) -> (any Disposable)? {
        core.observe(observer)
    }

    /// Calls a closure with every event from now on.
    @discardableResult
    public func observe(_ action: @escaping Observer.Action) -> (any Disposable)? {
        observe(Observer(action))
    }

    /// Calls a closure with every value, or with the failure, from now on.
    @discardableResult
    public func observeResult(_ action: @escaping (Result<Value, Failure>) -> Void) -> (any Disposable)? {
        observe(Observer(value: { action(.success($0)) }, failed: { action(.failure($0)) }))
    }

    /// Calls a closure when the signal completes.
    @discardableResult
    public func observeCompleted(_ action: @escaping () -> Void) -> (any Disposable)? {
        observe(Observer(completed: action))
    }

    /// Calls a closure when the signal fails.
    @discardableResult
    public func observeFailed(_ action: @escaping (Failure) -> Void) -> (any Disposable)? {
        observe(Observer(failed: action))
    }

    /// Calls a closure when the signal is interrupted, or at once if it has ended.
    @discardableResult
    public func observeInterrupted(_ action: @escaping () -> Void) -> (any Disposable)? {
        observe(Observer(interrupted: action))
    }
}

extension Signal where Failure == Never {
    /// Calls a closure with every value from now on.
    @discardableResult
    public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
        core.observeValues(action)
    }
}
