import Synchronization

/// The disposable that a scheduler returns for an action that is to run once.
///
/// Disposal releases the action at once, not when it is due: a deadline of an hour retains nothing for an hour. The
/// thread that moves the state away from `waiting` owns the action.
final class ScheduledAction: Disposable, @unchecked Sendable {  // see above
    private enum State: UInt8, AtomicRepresentable {
        /// Left by `run()` or by `dispose()`, whichever comes first.
        case waiting
        /// The action runs or has run; disposal is recorded, but comes too late.
        case begun
        case disposed
    }

    private let state = Atomic<State>(.waiting)
    @exclusivity(unchecked)  // belongs to the thread that changes the state
    private var action: (@Sendable () -> Void)?

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = TrackingScope.carrying(action)
    }

    var isDisposed: Bool { state.load(ordering: .acquiring) == .disposed }

    /// Runs the action unless it has been disposed; later calls do nothing.
    func run() {
        guard state.compareExchange(expected: .waiting, desired: .begun, ordering: .acquiringAndReleasing).exchanged
        else { return }
        let action = action
        self.action = nil
        action?()
    }

    func dispose() {
        if state.exchange(.disposed, ordering: .acquiringAndReleasing) == .waiting { action = nil }
    }
}
