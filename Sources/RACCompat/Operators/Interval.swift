public import Foundation
import StreamCore

extension RACSignal {
    /// Sends the date every `interval` seconds, for ever, first after one interval.
    ///
    /// The dates are sent on the scheduler; disposal of the subscription stops them.
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
