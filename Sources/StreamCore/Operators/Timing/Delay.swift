public import Foundation

/// One timer at a time, for what is due first.
private final class Delay<Value, Failure: Error>: ScheduledRelay<Value, Value, Failure>, @unchecked Sendable {
    private let clock: any DateScheduler
    private let interval: TimeInterval
    /// When each pending value is due, and after them completion.
    @exclusivity(unchecked)
    private var dueTimes = ValueBuffer<TimeInterval>()
    @exclusivity(unchecked)
    private var isTimed = false

    init(
        _ downstream: Observer<Value, Failure>, _ segment: Segment, _ interval: TimeInterval,
        _ scheduler: any DateScheduler
    ) {
        self.interval = interval
        clock = scheduler
        super.init(downstream, segment, scheduler)
    }

    override func receive(_ value: Value) {
        let due = clock.elapsedTime + interval
        let begins = lock.withLock {
            guard !hasEnded else { return false }
            pending.append(value)
            return enqueue(due)
        }
        if begins { wait(interval) }
    }

    override func complete() {
        let due = clock.elapsedTime + interval
        let begins = lock.withLock {
            guard !hasEnded else { return false }
            hasEnded = true
            return enqueue(due)
        }
        if begins { wait(interval) }
    }

    /// Whether the caller has to set the timer.
    ///
    /// Called with the lock held.
    private func enqueue(_ due: TimeInterval) -> Bool {
        dueTimes.append(due)
        if isTimed { return false }
        isTimed = true
        return true
    }

    private func wait(_ delay: TimeInterval) {
        wait(delay, on: clock) { self.run() }
    }

    /// Delivers what is due: what the timer was for in any case, because a scheduler may measure by a clock that is set back.
    private func run() {
        let now = clock.elapsedTime
        let (next, completes) = lock.withLock {
            var completes = false
            repeat {
                // After an interruption there is neither a value nor completion to deliver.
                guard !dueTimes.isEmpty else { break }
                _ = dueTimes.removeFirst()
                if pending.isEmpty { completes = true } else { takeFirstPending() }
            } while !dueTimes.isEmpty && dueTimes.first <= now
            isTimed = !dueTimes.isEmpty
            return (isTimed ? dueTimes.first : nil, completes)
        }
        // Before delivering: at equal dates, the next value then comes before what the delivery of this one schedules. A
        // clock that was set back does not make the wait longer than the interval.
        if let next { wait(min(max(next - now, 0), interval)) }
        deliver()
        if completes { segment.complete(downstream) }
    }
}

extension Source {
    package func delay(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Source {
        require(interval >= 0, "delay(_:on:) needs an interval of 0 or more, not \(interval).")
        return Source { observer, segment in
            Delay(observer, segment, interval, scheduler).attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Delivers values and completion later, on a scheduler.
    ///
    ///     -1--2--3-|----->
    ///      delay(4, on: scheduler)
    ///     -----1--2--3-|->
    ///
    /// Failure is delivered on the scheduler without delay; the values that are still waiting are discarded. So it is
    /// with interruption: disposing releases the producer's work at once.
    ///
    /// - Parameters:
    ///   - interval: How long, in seconds; 0 or more.
    ///   - scheduler: Where events are delivered, and whose clock counts.
    public func delay(_ interval: TimeInterval, on scheduler: any DateScheduler) -> SignalProducer {
        SignalProducer(source.delay(interval, on: scheduler))
    }
}

extension Signal {
    /// Delivers values and completion later, on a scheduler.
    ///
    /// See `SignalProducer/delay(_:on:)`.
    public func delay(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Signal {
        Signal(source.delay(interval, on: scheduler))
    }
}
