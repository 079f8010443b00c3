import StreamCore

/// Holds one disposable at a time; setting a new disposable disposes the previous one.
public final class SerialDisposable: Cancelable, @unchecked Sendable {  // see Guarded
    private struct State {
        var current: (any Disposable)?
        var isOver = false
    }

    private let state = Guarded(State())

    /// Makes an empty container.
    public init() { Resources.increment() }

    deinit { Resources.decrement() }

    /// Whether the container has been disposed.
    public var isDisposed: Bool { state.withLock { $0.isOver } }

    /// The current disposable; a disposable that is set after disposal is disposed at once.
    public var disposable: any Disposable {
        get { state.withLock { $0.current } ?? Disposables.create() }
        set {
            let replaced = state.withLock { $0.isOver ? newValue : exchange(&$0.current, with: newValue) }
            replaced?.dispose()
        }
    }

    /// Disposes the current disposable; a disposable that is set later is disposed at once.
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

    /// Whether the container has been disposed.
    public var isDisposed: Bool { state.withLock { $0.isOver } }

    /// The disposable that has been set; nil before it is set, and after disposal.
    var current: (any Disposable)? { state.withLock { $0.current } }

    /// Sets the disposable; a disposable that is set after disposal is disposed at once.
    ///
    /// - Precondition: No disposable has been set before.
    public func setDisposable(_ disposable: any Disposable) {
        let (wasSet, tooLate) = state.withLock { state in
            let wasSet = exchange(&state.isSet, with: true)
            if !state.isOver, !wasSet { state.current = disposable }
            return (wasSet, state.isOver)
        }
        guard !wasSet else { fatalError("The disposable of a SingleAssignmentDisposable is set once.") }
        if tooLate { disposable.dispose() }
    }

    /// Disposes the disposable; a disposable that is set later is disposed at once.
    public func dispose() {
        let last = state.withLock {
            $0.isOver = true
            return $0.current.take()
        }
        last?.dispose()
    }
}
