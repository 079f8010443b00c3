import StreamCore

/// Holds one disposable at a time: setting a new one disposes of the one before.
public final class SerialDisposable: Cancelable, @unchecked Sendable {  // see Guarded
    private struct State {
        var current: (any Disposable)?
        var isOver = false
    }

    private let state = Guarded(State())

    /// Makes an empty container.
    public init() { Resources.increment() }

    deinit { Resources.decrement() }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { state.withLock { $0.isOver } }

    /// The present disposable; one that is set after disposal is disposed of at once.
    public var disposable: any Disposable {
        get { state.withLock { $0.current } ?? Disposables.create() }
        set {
            let replaced = state.withLock { $0.isOver ? newValue : exchange(&$0.current, with: newValue) }
            replaced?.dispose()
        }
    }

    /// Disposes of the present disposable, and of all that are set later.
    public func dispose() {
        let last = state.withLock {
            $0.isOver = true
            return $0.current.take()
        }
        last?.dispose()
    }
}

/// Holds one disposable, which is set once.
public final class SingleAssignmentDisposable: Cancelable, @unchecked Sendable {  // see Guarded
    private struct State {
        var current: (any Disposable)?
        var isSet = false
        var isOver = false
    }

    private let state = Guarded(State())

    /// Makes an empty container.
    public init() { Resources.increment() }

    deinit { Resources.decrement() }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { state.withLock { $0.isOver } }

    /// Sets the disposable, which is disposed of at once after disposal.
    ///
    /// - Precondition: It has not been set before.
    public func setDisposable(_ disposable: any Disposable) {
        let (wasSet, tooLate) = state.withLock { state in
            let wasSet = exchange(&state.isSet, with: true)
            if !state.isOver, !wasSet { state.current = disposable }
            return (wasSet, state.isOver)
        }
        precondition(!wasSet, "The disposable of a SingleAssignmentDisposable is set once.")
        if tooLate { disposable.dispose() }
    }

    /// Disposes of the disposable that was set, or is set later.
    public func dispose() {
        let last = state.withLock {
            $0.isOver = true
            return $0.current.take()
        }
        last?.dispose()
    }
}
