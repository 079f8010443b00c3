import StreamCore

/// Holds where lines of text go; it can be replaced at any time, on any thread.
final class Sink: @unchecked Sendable {  // guarded by the lock
    private let lock = Lock()
    private var current: @Sendable (String) -> Void

    init(_ write: @escaping @Sendable (String) -> Void) {
        current = write
    }

    var write: @Sendable (String) -> Void {
        get { lock.withLock { current } }
        set {
            // The old one is released after the lock: what it holds may run anything when it goes.
            let old = lock.withLock {
                let old = current
                current = newValue
                return old
            }
            withExtendedLifetime(old) {}
        }
    }
}
