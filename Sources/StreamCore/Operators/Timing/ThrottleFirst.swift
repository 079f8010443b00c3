#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Sends the first value of each interval; at most one value waits for the scheduler.
private final class ThrottleFirst<Value, Failure: Error>: IntervalInput<Value, Failure>,
    @unchecked Sendable  // see ScheduledInput
{
    /// The arrival time of the last value that was let through.
    @exclusivity(unchecked)  // under the lock
    private var previous = -TimeInterval.infinity

    override func receive(_ value: Value) {
        let now = clock.elapsedTime
        let passes = lock.withLock(of: self) {
            guard !hasEnded, pending.isEmpty, !isWithinInterval(now) else { return false }
            previous = now
            pending.append(value)
            return true
        }
        if passes { scheduler.schedule { self.run() } }
    }

    private func isWithinInterval(_ now: TimeInterval) -> Bool {
        // A clock that was set back does not hold a value up. Sums of fractions differ in their last bits.
        previous <= now && now < previous + interval - 1e-6
    }

    private func run() {
        lock.withLock(of: self) { if !pending.isEmpty { takeFirstPending() } }
        deliver()
    }
}

extension Source {
    package func throttle(_ interval: TimeInterval, on scheduler: any DateScheduler, latest: Bool) -> Source {
        if latest { return throttle(interval, on: scheduler) }
        require(interval >= 0, "throttle(_:on:latest:) needs an interval of 0 or more, not \(interval).")
        return Source(following: self) { observer, segment in
            ThrottleFirst(observer, segment, interval, scheduler).attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Sends at most one value in an interval: the first value, or the first and then the latest.
    ///
    ///     -1-2-3----------4-5->
    ///      throttle(4, on: scheduler, latest: false)
    ///     -1---3----------4--->
    ///
    /// With `latest`, this is `throttle(_:on:)`: a value that arrives too early waits, and may be replaced. Otherwise
    /// such a value is dropped, and no value is sent late; the next interval begins with the next value that is let
    /// through.
    ///
    /// As in ReactiveSwift, completion is delivered on the scheduler at once and discards a waiting value, as failure
    /// and interruption do. (In RxSwift, completion sends the waiting value first.)
    ///
    /// - Parameters:
    ///   - interval: The least time between two values, in seconds; 0 or more.
    ///   - scheduler: The scheduler whose clock counts, and which delivers the events.
    ///   - latest: Whether the latest of the values that arrive too early is sent when the interval is over.
    public func throttle(
        _ interval: TimeInterval, on scheduler: any DateScheduler, latest: Bool
    ) -> SignalProducer {
        SignalProducer(source.throttle(interval, on: scheduler, latest: latest))
    }
}

extension Signal {
    /// Sends at most one value in an interval: the first value, or the first and then the latest.
    ///
    /// See ``SignalProducer/throttle(_:on:latest:)``.
    public func throttle(_ interval: TimeInterval, on scheduler: any DateScheduler, latest: Bool) -> Signal {
        Signal(source.throttle(interval, on: scheduler, latest: latest))
    }
}
