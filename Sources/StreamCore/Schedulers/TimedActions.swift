/// The actions that wait for the timers of one queue, and run in the order in which they are due.
///
/// A dispatch queue sometimes runs a timer before a timer that was due earlier. A timer therefore does not run its own
/// action: it runs all actions that are due no later, in order, and the overtaken timer then finds its action gone. An
/// action that is added while actions run waits for its own timer, even if it is due: the clock may have been set back.
package final class TimedActions<Due: Comparable & Sendable, Action>: Sendable {
    /// Names the timer of an action.
    package struct Timer: Sendable {
        fileprivate let position: DueHeap<Due, Action>.Position
    }

    private struct State: ~Copyable {
        var waiting = DueHeap<Due, Action>()
        /// The action that is to run now.
        var ready = ValueQueue<Action>()
    }

    private let state = Guarded(State())

    package init() {}

    /// Adds an action, for which the caller sets a timer.
    package func add(_ action: Action, due: Due) -> Timer {
        Timer(position: state.withLock { $0.waiting.add(action, due: due) })
    }

    /// Calls `run` with the actions that are due no later than the action of a timer that has fired.
    package func fire(_ timer: Timer, run: (Action) -> Void) {
        state.withLock { state in
            while let first = state.waiting.firstPosition, first <= timer.position,
                let action = state.waiting.popFirst()
            {
                state.ready.append(action)
            }
        }
        while let action = state.withLock({ $0.ready.popFirst() }) { run(action) }
    }
}
