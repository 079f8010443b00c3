extension Signal {
    /// Calls an observer with every event from now on.
    ///
    /// - Returns: The disposable that stops the calls, without an event; nil if the signal has ended, and then
    ///   `observer` has been interrupted.
    @discardableResult
    public func observe(_ observer: Observer) -> (any Disposable)? {
        TrackingScope.isUsed ? observeTracked(observer) : core.observe(observer)
    }

    /// Adds an observer for an operator, not for the program: trackers do not count it.
    func attach(_ observer: Observer) -> (any Disposable)? {
        core.observe(observer)
    }

    /// Calls a closure with every event from now on.
    @discardableResult
    public func observe(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping Observer.Action
    ) -> (any Disposable)? {
        let action = watched(action, isolation, file, line)
        return observe(Observer(action))
    }

    /// Calls a closure with every value, or with the failure, from now on.
    @discardableResult
    public func observeResult(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping (Result<Value, Failure>) -> Void
    ) -> (any Disposable)? {
        let action = watched(action, isolation, file, line)
        return observe(Observer(value: { action(.success($0)) }, failed: { action(.failure($0)) }))
    }

    /// Calls a closure when the signal completes.
    @discardableResult
    public func observeCompleted(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping () -> Void
    ) -> (any Disposable)? {
        let action = watched(action, isolation, file, line)
        return observe(Observer(completed: action))
    }

    /// Calls a closure when the signal fails.
    @discardableResult
    public func observeFailed(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping (Failure) -> Void
    ) -> (any Disposable)? {
        let action = watched(action, isolation, file, line)
        return observe(Observer(failed: action))
    }

    /// Calls a closure when the signal is interrupted, or at once if it has ended.
    @discardableResult
    public func observeInterrupted(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping () -> Void
    ) -> (any Disposable)? {
        let action = watched(action, isolation, file, line)
        return observe(Observer(interrupted: action))
    }
}

extension Signal where Failure == Never {
    /// Calls a closure with every value from now on.
    @discardableResult
    public func observeValues(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping (Value) -> Void
    ) -> (any Disposable)? {
        let action = watched(action, isolation, file, line)
        return TrackingScope.isUsed ? observeTracked(Observer(value: action)) : core.observeValues(action)
    }
}
