/// Holds one disposable at a time: setting a new disposable disposes the previous disposable.
public final class SerialDisposable: Disposable, Sendable {
    private struct State {
        var current: (any Disposable)?
        var isOver = false
    }

    private let state: Guarded<State>

    /// Makes a container of a disposable.
    public init(_ disposable: (any Disposable)? = nil) {
        state = Guarded(State(current: disposable))
    }

    /// Whether the container has been disposed.
    public var isDisposed: Bool { state.withLock { $0.isOver } }

    /// The disposable that the container holds now.
    ///
    /// Setting another disposable disposes the previous disposable. A disposable that is set after the disposal of the
    /// container is disposed at once.
    public var inner: (any Disposable)? {
        get { state.withLock { $0.current } }
        set {
            let replaced = state.withLock { $0.isOver ? newValue : exchange(&$0.current, with: newValue) }
            replaced?.dispose()
        }
    }

    /// Disposes the disposable that the container holds, and every disposable that is set later.
    public func dispose() {
        let last = state.withLock {
            $0.isOver = true
            return $0.current.take()
        }
        last?.dispose()
    }
}
