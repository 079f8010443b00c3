import StreamCore

/// Disposes another disposable after itself and all disposables of `retain()` have been disposed.
public final class RefCountDisposable: Cancelable, @unchecked Sendable {  // see Guarded
    private struct State {
        var disposable: (any Disposable)?
        var isPrimaryOver = false
        var count = 0

        /// Takes the disposable if it has no user left; returns nil otherwise.
        mutating func release() -> (any Disposable)? {
            isPrimaryOver && count == 0 ? disposable.take() : nil
        }
    }

    private let state: Guarded<State>

    /// Makes a counter of the users of a disposable.
    public init(disposable: any Disposable) {
        state = Guarded(State(disposable: disposable))
        Resources.increment()
    }

    deinit { Resources.decrement() }

    /// Whether the disposable has been disposed.
    public var isDisposed: Bool { state.withLock { $0.disposable == nil } }

    /// Adds a user.
    ///
    /// - Returns: The disposable that removes this user.
    public func retain() -> any Disposable {
        let isRetained = state.withLock { state in
            guard state.disposable != nil else { return false }
            state.count += 1
            return true
        }
        return isRetained ? ActionDisposable { self.release() } : Disposables.create()
    }

    private func release() {
        state.withLock { state in
            state.count -= 1
            return state.release()
        }?.dispose()
    }

    /// Disposes the disposable as soon as it has no user left.
    public func dispose() {
        state.withLock { state in
            state.isPrimaryOver = true
            return state.release()
        }?.dispose()
    }
}
