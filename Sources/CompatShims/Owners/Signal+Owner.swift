public import StreamCore

// The same for the typed core as RACSignal+Owner.swift for the dynamic layer.

extension Signal {
    /// Calls a closure with the owner when the signal completes; the owner is not retained.
    @discardableResult
    public func observeCompleted<Owner: AnyObject>(
        with owner: Owner, _ action: @escaping (Owner) -> Void
    ) -> (any Disposable)? {
        observeCompleted(weakly(owner, action))
    }

    /// Calls a closure with the owner and the failure when the signal fails; the owner is not retained.
    @discardableResult
    public func observeFailed<Owner: AnyObject>(
        with owner: Owner, _ action: @escaping (Owner, Failure) -> Void
    ) -> (any Disposable)? {
        observeFailed(weakly(owner, action))
    }
}

extension Signal where Failure == Never {
    /// Calls a closure with the owner and every value from now on, until the owner dies; the owner is not retained.
    ///
    ///     names.observeValues(with: self) { `self`, name in self.title = name }
    @discardableResult
    public func observeValues<Owner: AnyObject>(
        with owner: Owner, _ action: @escaping (Owner, Value) -> Void
    ) -> (any Disposable)? {
        observeValues(weakly(owner, action))
    }
}

extension SignalProducer where Failure == Never {
    /// Starts the producer and calls a closure with the owner and every value, until the owner dies.
    ///
    /// The owner is not retained. The work of the producer continues after the owner's death, until the result is
    /// disposed.
    @discardableResult
    public func startWithValues<Owner: AnyObject>(
        with owner: Owner, _ action: @escaping (Owner, Value) -> Void
    ) -> any Disposable {
        startWithValues(weakly(owner, action))
    }
}
