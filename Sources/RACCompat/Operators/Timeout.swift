public import Foundation
import StreamCore

extension RACSignal {
    /// Fails with `RACSignalErrorTimedOut` unless the receiver has ended within `interval` seconds.
    ///
    /// The interval begins at the subscription. The failure is sent on the scheduler, all other events where the
    /// receiver sends them.
    public final func timeout(_ interval: TimeInterval, onScheduler scheduler: RACScheduler) -> RACSignal {
        requireNumber(interval, in: "-timeout:onScheduler:")
        requireDeferring(scheduler, in: "-timeout:onScheduler:")
        return .operation { output in
            let open = RACCompoundDisposable()
            open.addDisposable(
                scheduler.afterDelay(interval) {
                    open.dispose()
                    output.sendError(NSError(domain: RACSignalErrorDomain, code: RACSignalErrorTimedOut))
                })
            open.addDisposable(
                SubscriptionDisposable(
                    self.input(
                        next: output.sendNext,
                        error: {
                            open.dispose()
                            output.sendError($0)
                        },
                        completed: {
                            open.dispose()
                            output.sendCompleted()
                        })))
            return open
        }
        .named("[\(name)] -timeout: \(seconds(interval)) onScheduler: \(scheduler)")
    }
}
