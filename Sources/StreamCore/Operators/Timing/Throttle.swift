#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// One timer runs at a time; a value that arrives meanwhile replaces the waiting value, and moves the timer's place.
///
/// If the clock has been set back since the timer was set, the timer is replaced as well.
private final class Throttle<Value, Failure: Error>: IntervalInput<Value, Failure>,
    @unchecked Sendable  // see ScheduledInput
{
    /// When the last value was due.
    @exclusivity(unchecked)  // under the lock
    private var previous = -TimeInterval.infinity
    /// When the running timer was set; nil if no timer runs.
    @exclusivity(unchecked)  // under the lock
    private var timed: TimeInterval?
    @exclusivity(unchecked)  // under the lock
    private var timerNumber = 0
    /// The place to which the timer is postponed.
    @exclusivity(unchecked)  // under the lock
    private var place: Int?

    override func receive(_ value: Value) {
        let now = clock.elapsedTime
        var replaced = ValueQueue<Value>()
        let (timer, isSetAgain) = lock.withLock(of: self) { () -> ((due: TimeInterval, number: Int)?, Bool) in
            guard !hasEnded else { return (nil, false) }
            if !pending.isEmpty { replaced.append(pending.removeFirst()) }
            pending.append(value)
            if let timed, timed <= now {
                place = places?.takePlace()
                return (nil, false)
            }
            // Neither a clock that was set back nor a timer set before that holds a value up.
            let isSetAgain = timed != nil
            timed = now
            place = nil
            timerNumber += 1
            return ((previous <= now ? max(now, previous + interval) : now, timerNumber), isSetAgain)
        }
        release(replaced)
        guard let timer else { return }
        if isSetAgain { stopTimer() }
        wait(timer.due - now, on: clock) { self.run(timer.due, timer.number) }
    }

    private func run(_ due: TimeInterval, _ number: Int) {
        let newPlace = lock.withLock(of: self) { () -> Int? in
            guard number == timerNumber else { return nil }
            defer { place = nil }
            if !pending.isEmpty, !isFirst(place) { return place }
            timed = nil
            guard !pending.isEmpty else { return nil }
            previous = due
            takeFirstPending()
            return nil
        }
        guard let newPlace else { return deliver() }
        wait(max(due - clock.elapsedTime, 0), at: newPlace) { self.run(due, number) }
    }
}

extension Source {
    package func throttle(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Source {
        require(interval >= 0, "throttle(_:on:) needs an interval of 0 or more, not \(interval).")
        return Source(following: self) { observer, segment in
            Throttle(observer, segment, interval, scheduler).attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Sends at most one value in an interval: the first value at once, then the latest value.
    ///
    ///     -1-2-3----------4-5->
    ///      throttle(4, on: scheduler)
    ///     -1---3----------4---5->
    ///
    /// Failure, completion and interruption are delivered on the scheduler at once, and discard a waiting value.
    ///
    /// - Parameters:
    ///   - interval: The least time between two values, in seconds; 0 or more.
    ///   - scheduler: The scheduler whose clock counts, and which delivers the events.
    public func throttle(_ interval: TimeInterval, on scheduler: any DateScheduler) -> SignalProducer {
        SignalProducer(source.throttle(interval, on: scheduler))
    }
}

extension Signal {
    /// Sends at most one value in an interval: the first value at once, then the latest value.
    ///
    /// See ``SignalProducer/throttle(_:on:)``.
    public func throttle(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Signal {
        Signal(source.throttle(interval, on: scheduler))
    }
}
