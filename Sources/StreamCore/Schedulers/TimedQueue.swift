import Dispatch
import Foundation
import StreamCore

/// A serial queue, and what waits for its timers: it is run in the order in which it is due.
struct TimedQueue: Sendable {
    let queue: DispatchQueue
    // Two clocks.
    private let dated = TimedActions<DispatchWallTime, () -> Void>()
    private let delayed = TimedActions<DispatchTime, () -> Void>()

    init(_ queue: DispatchQueue) {
        self.queue = queue
    }

    /// Calls `run` with `work` on the queue, at a date of the wall clock.
    func add(
        _ work: @escaping () -> Void, at date: DispatchWallTime,
        run: @escaping @Sendable (@escaping () -> Void) -> Void
    ) {
        let timer = dated.add(work, due: date)
        queue.asyncAfter(wallDeadline: date) { [dated] in dated.fire(timer, run: run) }
    }

    /// Calls `run` with `work` on the queue, when `delay` seconds have passed.
    func add(
        _ work: @escaping () -> Void, after delay: TimeInterval,
        run: @escaping @Sendable (@escaping () -> Void) -> Void
    ) {
        let due = DispatchTime.now() + delay
        let timer = delayed.add(work, due: due)
        queue.asyncAfter(deadline: due) { [delayed] in delayed.fire(timer, run: run) }
    }
}
