public import Foundation

extension RACSignal {
    /// Fails with `RACSignalErrorTimedOut` unless the receiver has ended within `interval` seconds.
    public final func timeout(_ interval: TimeInterval, onScheduler scheduler: RACScheduler) -> RACSignal {
        .operation { output in
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

    /// Sends the date every `interval` seconds, for ever, first after one interval.
    public class func interval(_ interval: TimeInterval, onScheduler scheduler: RACScheduler) -> RACSignal {
        RACSignal.interval(interval, onScheduler: scheduler, withLeeway: 0)
            .named("+interval: \(seconds(interval)) onScheduler: \(scheduler)")
    }

    /// Sends the date every `interval` seconds, for ever, at most `leeway` seconds late.
    public class func interval(
        _ interval: TimeInterval, onScheduler scheduler: RACScheduler, withLeeway leeway: TimeInterval
    ) -> RACSignal {
        .operation { output in
            scheduler.afterDelay(interval, repeatingEvery: interval, withLeeway: leeway) {
                output.sendNext(scheduler.now)
            }
        }
        .named("+interval: \(seconds(interval)) onScheduler: \(scheduler) withLeeway: \(seconds(leeway))")
    }
}
