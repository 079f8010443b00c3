import Dispatch
import StreamCore
import Synchronization

/// Runs actions on the main queue; an action runs at once if the caller is on that queue and no other action waits.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {  // the count is atomic
    private let enqueued = Atomic<Int>(0)

    /// Makes a scheduler of the main queue.
    public init() {
        super.init(.main)
    }

    /// The shared scheduler, for most uses.
    public static let instance = MainScheduler()

    /// A scheduler of the main queue that never runs an action at once.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

    /// Stops the program unless the caller is on the main queue.
    public class func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        guard MainQueue.isCurrent else {
            fatalError(
                errorMessage
                    ?? "Executing on background thread. Please use `MainScheduler.instance.schedule` to schedule work on main thread."
            )
        }
    }

    /// Stops the program unless the caller is on the main queue.
    public class func ensureRunningOnMainThread(errorMessage: String? = nil) {
        guard MainQueue.isCurrent else { fatalError(errorMessage ?? "Running on background thread.") }
    }

    override func scheduleInternal<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        if let queues = VirtualQueues.current { return hop(in: queues, state, action) }
        let before = enqueued.add(1, ordering: .acquiringAndReleasing).oldValue
        guard before > 0 || !MainQueue.isCurrent else {
            defer { enqueued.subtract(1, ordering: .acquiringAndReleasing) }
            return action(state)
        }
        let cancel = SingleAssignmentDisposable()
        let work = UncheckedSendable {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
            self.enqueued.subtract(1, ordering: .acquiringAndReleasing)
        }
        DispatchQueue.main.async { work.value() }
        return cancel
    }

    private func hop<StateType>(
        in queues: VirtualQueues, _ state: StateType, _ action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let cancel = SingleAssignmentDisposable()
        let work = UncheckedSendable {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        _ = queues.hop(of: self) { work.value() }
        return cancel
    }
}
