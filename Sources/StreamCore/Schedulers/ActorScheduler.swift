import Dispatch

/// Runs actions on an actor, in the order in which they were scheduled, never inside the call that schedules them.
///
///     let store = Store()                                           // an actor
///     changes.observe(on: ActorScheduler(store)).observeValues { change in
///         store.assumeIsolated { $0.apply(change) }
///     }
///
/// Tasks have no order among themselves; the actions of this scheduler do, for any actor, including an actor with its
/// own executor and the shared instance of a global actor. All waiting actions run in one job of the actor. Actions
/// scheduled meanwhile run in a later job, so that other work of the actor gets its turn. The scheduler retains the
/// actor.
public final class ActorScheduler: Scheduler, Sendable {
    /// Runs actions on the main actor.
    public static let main = ActorScheduler(MainActor.shared)

    /// The actor on which the actions run.
    public let actor: any Actor

    private struct State {
        /// The actions that wait for a turn.
        var pending: [ScheduledAction] = []
        /// Whether a job waits or runs.
        var isScheduled = false
    }

    private let state = Guarded(State())

    /// Makes a scheduler; it keeps an order of its own.
    public init(_ actor: any Actor) {
        self.actor = actor
    }

    /// Runs an action on the actor, after the actions that were scheduled before.
    ///
    /// - Returns: The disposable that prevents a run that has not begun.
    @_disfavoredOverload
    @discardableResult
    public func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        let scheduled = ScheduledAction(action)
        let begins = state.withLock {
            $0.pending.append(scheduled)
            return !exchange(&$0.isScheduled, with: true)
        }
        if begins { enqueue() }
        return scheduled
    }

    private func enqueue() {
        if actor === MainActor.shared {
            // Without a detour through the pool of tasks, and in turn with the other work of the main queue.
            MainQueue.async { self.run() }
        } else {
            Task.detached(executorPreference: VirtualQueues.current) { await self.run(on: self.actor) }
        }
    }

    private func run(on actor: isolated any Actor) { run() }

    private func run() {
        let actions = state.withLock { exchange(&$0.pending, with: []) }
        for action in actions { action.run() }
        let goesOn = state.withLock {
            $0.isScheduled = !$0.pending.isEmpty
            return $0.isScheduled
        }
        if goesOn { enqueue() }
    }
}
