/// Holds where messages go; it can be replaced at any time, on any thread.
package final class Sink<Message>: @unchecked Sendable {  // guarded by the lock
    private let lock = Lock()
    private var current: @Sendable (Message) -> Void

    package init(_ write: @escaping @Sendable (Message) -> Void) {
        current = write
    }

    package var write: @Sendable (Message) -> Void {
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
