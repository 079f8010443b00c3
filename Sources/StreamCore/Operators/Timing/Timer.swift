public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension SignalProducer where Value == Date, Failure == Never {
    /// Makes a producer that sends the scheduler's date after every interval, at most a tenth of it late.
    ///
    ///     ----date----date----date->
    ///
    /// It does not end until it is disposed.
    ///
    /// - Parameters:
    ///   - interval: The time before the first date and between two; 0 or more.
    ///   - scheduler: Where the dates are sent, and whose clock counts.
    public static func timer(interval: DispatchTimeInterval, on scheduler: any DateScheduler) -> SignalProducer {
        timer(interval: interval, on: scheduler, leeway: interval.tenth)
    }

    /// Makes a producer that sends the scheduler's date after every interval, at most `leeway` late.
    ///
    /// See ``timer(interval:on:)``.
    public static func timer(
        interval: DispatchTimeInterval, on scheduler: any DateScheduler, leeway: DispatchTimeInterval
    ) -> SignalProducer {
        require(interval.seconds >= 0, "timer(interval:on:) needs an interval of 0 or more, not \(interval).")
        require(leeway.seconds >= 0, "timer(interval:on:leeway:) needs a leeway of 0 or more, not \(leeway).")
        return SignalProducer { observer, lifetime in
            lifetime += scheduler.schedule(after: interval, interval: interval, leeway: leeway) {
                observer.send(value: scheduler.currentDate)
            }
        }
    }
}
