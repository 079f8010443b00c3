/// What waits for the timers of one queue, so that it runs in the order in which it is due.
///
/// A dispatch queue now and then runs a timer before one that was due earlier. Hence a timer does not run its own action:
/// it runs whatever is due no later, in order; the timer that was overtaken then finds its action gone. What is added
/// while actions run waits for its own timer, whenever it is due: a clock may have been set back meanwhile.
package final class TimedActions<Due: Comparable & Sendable, Action>: @unchecked Sendable {  // under the lock
    /// Names the timer of an action.
    package struct Timer: Sendable {
        fileprivate let position: DueHeap<Due, Action>.Position
    }

    private let lock = Lock()
    private var waiting = DueHeap<Due, Action>()
    /// What is to run now.
    private var ready = ValueQueue<Action>()

    package init() {}

    /// Adds an action, for which the caller sets a timer.
    package func add(_ action: Action, due: Due) -> Timer {
        Timer(position: lock.withLock { waiting.add(action, due: due) })
    }

    /// Calls `run` with the actions that are due no later than that of a timer, which has fired.
    package func fire(_ timer: Timer, run: (Action) -> Void) {
        lock.withLock {
            while let first = waiting.firstPosition, first <= timer.position, let action = waiting.popFirst() {
                ready.append(action)
            }
        }
        while let action = lock.withLock({ ready.popFirst() }) { run(action) }
    }
}
