public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension SignalProducer where Value == Date, Failure == Never {
    /// Makes a producer that sends the scheduler's date after every interval, late by at most a tenth of the interval.
    ///
    ///     ----date----date----date->
    ///
    /// The producer ends only by disposal.
    ///
    /// - Parameters:
    ///   - interval: The time before the first date and between two dates; 0 or more.
    ///   - scheduler: The scheduler whose clock counts, and which sends the dates.
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
