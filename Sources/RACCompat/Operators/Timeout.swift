public import Foundation
import StreamCore

extension RACSignal {
    /// Fails with `RACSignalErrorTimedOut` unless the receiver has ended within `interval` seconds.
    ///
    /// Time counts from the subscription. The failure is sent on the scheduler, everything else where the receiver sends it.
    public final func timeout(_ interval: TimeInterval, onScheduler scheduler: RACScheduler) -> RACSignal {
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

    /// Sends the date every `interval` seconds, for ever, first after one interval.
    ///
    /// The dates come on the scheduler; disposal of the subscription stops them.
    public class func interval(_ interval: TimeInterval, onScheduler scheduler: RACScheduler) -> RACSignal {
        RACSignal.interval(interval, onScheduler: scheduler, withLeeway: 0)
            .named("+interval: \(seconds(interval)) onScheduler: \(scheduler)")
    }

    /// Sends the date every `interval` seconds, for ever, at most `leeway` seconds late.
    ///
    /// See `interval(_:onScheduler:)`.
    public class func interval(
        _ interval: TimeInterval, onScheduler scheduler: RACScheduler, withLeeway leeway: TimeInterval
    ) -> RACSignal {
        require(
            interval > 0, "+interval:onScheduler:withLeeway: needs an interval above 0 seconds, not \(interval).")
        require(
            leeway >= 0, "+interval:onScheduler:withLeeway: needs a leeway of 0 seconds or more, not \(leeway).")
        requireDeferring(scheduler, in: "+interval:onScheduler:withLeeway:")
        return .operation { output in
            scheduler.afterDelay(interval, repeatingEvery: interval, withLeeway: leeway) {
                output.sendNext(scheduler.now)
            }
        }
        .named("+interval: \(seconds(interval)) onScheduler: \(scheduler) withLeeway: \(seconds(leeway))")
    }
}

/// Stops the program when an operator that waits was given the scheduler that does not.
func requireDeferring(_ scheduler: RACScheduler, in operation: StaticString) {
    require(
        scheduler !== RACScheduler.immediateScheduler(),
        "\(operation) needs a scheduler that runs blocks later, not \(scheduler).")
}
