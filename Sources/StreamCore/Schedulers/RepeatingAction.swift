/// What a scheduler runs again and again until it is disposed; disposal releases the action at once.
final class RepeatingAction: Disposable, @unchecked Sendable {  // guarded by the lock
    private let lock = Lock()
    private var action: (@Sendable () -> Void)?

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = TrackingScope.carrying(action)
    }

    var isDisposed: Bool { lock.withLock { action == nil } }

    /// Runs the action unless it has been disposed.
    func run() {
        let action = lock.withLock { self.action }
        action?()
    }

    func dispose() {
        // Released where no lock is held.
        let released = lock.withLock {
            let released = action
            action = nil
            return released
        }
        withExtendedLifetime(released) {}
    }
}
