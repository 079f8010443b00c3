/// An action that a scheduler runs again and again until its disposal, which releases the action at once.
final class RepeatingAction: Disposable, Sendable {
    private let action: Guarded<(@Sendable () -> Void)?>

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = Guarded(TrackingScope.carrying(action))
    }

    var isDisposed: Bool { action.withLock { $0 == nil } }

    /// Runs the action unless it has been disposed.
    func run() {
        action.read()?()
    }

    func dispose() {
        action.exchange(nil)
    }
}
