/// Holds one disposable at a time: setting a new one disposes the one before.
public final class SerialDisposable: Disposable, @unchecked Sendable {  // guarded by the lock
    private let lock = Lock()
    private var current: (any Disposable)?
    private var isOver = false

    /// Makes a container of a disposable.
    public init(_ disposable: (any Disposable)? = nil) {
        current = disposable
    }

    /// Whether it has been disposed.
    public var isDisposed: Bool { lock.withLock { isOver } }

    /// The present disposable.
    ///
    /// Setting another one disposes this one. One that is set after disposal is disposed at once.
    public var inner: (any Disposable)? {
        get { lock.withLock { current } }
        set {
            let replaced = lock.withLock {
                let replaced = isOver ? newValue : current
                if !isOver { current = newValue }
                return replaced
            }
            replaced?.dispose()
        }
    }

    /// Disposes the present disposable, and all that are set later.
    public func dispose() {
        let last = lock.withLock {
            isOver = true
            let last = current
            current = nil
            return last
        }
        last?.dispose()
    }
}
