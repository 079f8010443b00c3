import Dispatch
import Synchronization

/// Runs actions on the main queue: inside the call when that is there already and nothing of this scheduler waits.
///
/// So actions of one scheduler keep their order, and there is no hop where none is needed.
public final class UIScheduler: Scheduler {
    private let waiting = Atomic<Int>(0)

    /// Makes a scheduler; it keeps an order of its own.
    public init() {}

    /// Runs an action on the main queue, in order.
    ///
    /// - Returns: What prevents the run if it has not begun.
    @discardableResult
    public func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        let disposable = AnyDisposable()
        let isAlone = waiting.add(1, ordering: .acquiringAndReleasing).oldValue == 0
        if isAlone, MainQueue.isCurrent {
            run(action, disposable)
        } else {
            DispatchQueue.main.async { self.run(action, disposable) }
        }
        return disposable
    }

    private func run(_ action: () -> Void, _ disposable: AnyDisposable) {
        if !disposable.isDisposed { action() }
        waiting.subtract(1, ordering: .acquiringAndReleasing)
    }
}
