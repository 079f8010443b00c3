import StreamCore

/// Stands for a subscription that is still being made; a disposable that is set after disposal is disposed at once.
final class LateDisposable: Disposable {
    private enum State {
        case open((any Disposable)?)
        case disposed
    }

    private let state = Guarded(State.open(nil))

    var isDisposed: Bool {
        if case .disposed = state.read() { true } else { false }
    }

    func set(_ disposable: (any Disposable)?) {
        let previous = state.withLock { state in
            if case .disposed = state { return state }
            return exchange(&state, with: .open(disposable))
        }
        if case .disposed = previous { disposable?.dispose() }
    }

    func dispose() {
        if case .open(let last) = state.exchange(.disposed) { last?.dispose() }
    }
}
