package import Dispatch

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A serial queue, and the actions that wait for its timers: they run in the order in which they are due.
///
/// Dates are compared as the caller passes them, which may be finer than the queue's timers.
package struct TimedQueue<Moment: Comparable & Sendable, Action>: Sendable {
    package let queue: DispatchQueue
    // Two clocks.
    private let dated = TimedActions<Moment, Action>()
    private let delayed = TimedActions<DispatchTime, Action>()

    package init(_ queue: DispatchQueue) {
        self.queue = queue
    }

    /// Calls `run` with `action` on the queue, at a date, which the wall clock reaches at `deadline`.
    package func add(
        _ action: Action, at date: Moment, deadline: DispatchWallTime, run: @escaping @Sendable (Action) -> Void
    ) {
        require(date == date, "An action cannot wait for a date that is not a number.")
        let timer = dated.add(action, due: date)
        queue.asyncAfter(wallDeadline: deadline) { [dated] in dated.fire(timer, run: run) }
    }

    /// Calls `run` with `action` on the queue, when `delay` seconds have passed.
    package func add(_ action: Action, after delay: TimeInterval, run: @escaping @Sendable (Action) -> Void) {
        require(!delay.isNaN, "An action cannot wait for a delay that is not a number.")
        let due = DispatchTime.now() + delay
        let timer = delayed.add(action, due: due)
        queue.asyncAfter(deadline: due) { [delayed] in delayed.fire(timer, run: run) }
    }
}
