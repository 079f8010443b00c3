/// What waits for the timers of one queue, so that it runs in the order in which it is due.
///
/// A dispatch queue now and then runs a timer before one that was due earlier. Hence a timer does not run its own action:
/// it takes whatever is due no later, in order; the timer that was overtaken then finds its action gone.
package final class TimedActions<Due: Comparable & Sendable, Action>: @unchecked Sendable {  // under the lock
    /// Names the timer of an action.
    package struct Timer: Sendable {
        fileprivate let position: DueHeap<Due, Action>.Position
    }

    private let lock = Lock()
    private var waiting = DueHeap<Due, Action>()

    package init() {}

    /// Adds an action, for which the caller sets a timer.
    package func add(_ action: Action, due: Due) -> Timer {
        Timer(position: lock.withLock { waiting.add(action, due: due) })
    }

    /// Takes the first action that is due no later than that of a timer that has fired, nil when there is none left.
    package func takeNext(for timer: Timer) -> Action? {
        lock.withLock {
            guard let first = waiting.firstPosition, first <= timer.position else { return nil }
            return waiting.popFirst()
        }
    }
}
