import StreamCore

/// Stands for a subscription that is still being made: what is set after disposal is disposed at once.
final class LateDisposable: Disposable, @unchecked Sendable {  // guarded by the lock
    private let lock = Lock()
    private var inner: (any Disposable)?
    private var isOver = false

    var isDisposed: Bool { lock.withLock { isOver } }

    func set(_ disposable: (any Disposable)?) {
        let isTooLate = lock.withLock {
            if !isOver { inner = disposable }
            return isOver
        }
        if isTooLate { disposable?.dispose() }
    }

    func dispose() {
        let last = lock.withLock {
            isOver = true
            let last = inner
            inner = nil
            return last
        }
        last?.dispose()
    }
}
