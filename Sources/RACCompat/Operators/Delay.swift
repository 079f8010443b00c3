public import Foundation
import StreamCore

extension RACSignal {
    /// Sends values and completion `interval` seconds later; a failure passes at once and drops the waiting events.
    ///
    /// The events are sent on the scheduler that was current when the receiver sent them, or else on a background
    /// scheduler of the subscription.
    public final func delay(_ interval: TimeInterval) -> RACSignal {
        requireNumber(interval, in: "-delay:")
        return .operation { output in
            let open = Segment(policy: .dynamic)
            let fallback = RACScheduler.scheduler()
            let order = MainOrder()
            let schedule = { (block: @escaping () -> Void) in
                let scheduler = RACScheduler.currentScheduler() ?? fallback
                let waiting = RACSerialDisposable()
                let token = open.add(waiting)
                waiting.disposable = scheduler.afterDelay(interval) {
                    open.remove(token)
                    if scheduler === RACScheduler.mainThreadScheduler() { order.run(block) } else { block() }
                }
            }
            open.add(
                self.input(
                    next: { value in schedule { output.sendNext(value) } },
                    error: output.sendError,
                    completed: { schedule(output.sendCompleted) }))
            return open
        }
        .named("[\(name)] -delay: \(seconds(interval))")
    }
}
