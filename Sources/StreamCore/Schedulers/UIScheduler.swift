import Dispatch
import Synchronization

/// Runs actions on the main queue; inside the call if the caller is on the main queue and no action of this scheduler
/// waits.
///
/// Actions of one scheduler keep their order, and do not hop to the main queue where the caller is already on it.
public final class UIScheduler: Scheduler {
    /// How many actions wait or run.
    private let pending = Atomic<Int>(0)

    /// Makes a scheduler; it keeps an order of its own.
    public init() {}

    /// Runs an action on the main queue, in order.
    ///
    /// - Returns: The disposable that prevents a run that has not begun; nil if the action has run inside this call.
    @_disfavoredOverload
    @discardableResult
    public func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        if let queues = VirtualQueues.current { return queues.hop(of: self, action) }
        return schedule(action, isOnMain: MainQueue.isCurrent) { DispatchQueue.main.async(execute: $0) }
    }

    /// Runs an action in the call, or hands it to `hop`, which stands for the main queue.
    func schedule(
        _ action: @escaping @Sendable () -> Void, isOnMain: @autoclosure () -> Bool,
        hop: (@escaping @Sendable () -> Void) -> Void
    ) -> (any Disposable)? {
        let isAlone = pending.add(1, ordering: .acquiringAndReleasing).oldValue == 0
        if isAlone, isOnMain() {
            action()
            pending.subtract(1, ordering: .acquiringAndReleasing)
            return nil
        }
        let scheduled = ScheduledAction(action)
        hop {
            scheduled.run()
            self.pending.subtract(1, ordering: .acquiringAndReleasing)
        }
        return scheduled
    }
}
