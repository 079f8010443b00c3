public import Foundation

/// When something is due, and at which place among what is due then.
private struct Turn {
    let due: TimeInterval
    let place: Int?
}

/// One timer at a time, for what is due first.
private final class Delay<Value, Failure: Error>: IntervalInput<Value, Failure>,
    @unchecked Sendable  // see ScheduledInput
{
    /// When each pending value is due, and after them completion.
    @exclusivity(unchecked)  // under the lock
    private var turns = ValueQueue<Turn>()
    @exclusivity(unchecked)  // under the lock
    private var isTimed = false
    /// Whether the clock was found to have been set back: what was to wait for more than an interval has waited for one now.
    @exclusivity(unchecked)  // under the lock
    private var wasSetBack = false

    override func receive(_ value: Value) {
        let turn = nextTurn()
        let begins = lock.withLock(of: self) {
            guard !hasEnded else { return false }
            pending.append(value)
            return enqueue(turn)
        }
        if begins { wait(interval, at: turn.place) }
    }

    override func complete() {
        let turn = nextTurn()
        let begins = lock.withLock(of: self) {
            guard !hasEnded else { return false }
            hasEnded = true
            return enqueue(turn)
        }
        if begins { wait(interval, at: turn.place) }
    }

    private func nextTurn() -> Turn {
        Turn(due: clock.elapsedTime + interval, place: places?.takePlace())
    }

    /// Whether the caller has to set the timer.
    private func enqueue(_ turn: Turn) -> Bool {
        lock.assertTaken()
        turns.append(turn)
        if isTimed { return false }
        isTimed = true
        return true
    }

    private func wait(_ delay: TimeInterval, at place: Int?) {
        wait(delay, at: place) { self.run() }
    }

    /// Delivers what is due: what the timer was for in any case, because a scheduler may measure by a clock that is set back.
    private func run() {
        let now = clock.elapsedTime
        let (next, completes) = lock.withLock(of: self) {
            var completes = false
            // What has been cut short has neither a value nor completion to deliver.
            if isDiscarding { turns.removeAll() }
            repeat {
                guard !turns.isEmpty else { break }
                _ = turns.removeFirst()
                if pending.isEmpty { completes = true } else { takeFirstPending() }
            } while !turns.isEmpty && isDue(turns.first, now)
            isTimed = !turns.isEmpty
            wasSetBack = isTimed && isTooFar(turns.first.due, now)
            return (isTimed ? turns.first : nil, completes)
        }
        // Before delivering: at equal dates, the next value then comes before what the delivery of this one schedules. A
        // clock that was set back makes the wait longer by an interval at most.
        if let next { wait(min(max(next.due - now, 0), interval), at: next.place) }
        deliver()
        if completes { segment.complete(downstream) }
    }

    private func isDue(_ turn: Turn, _ now: TimeInterval) -> Bool {
        // Something else may have its place before this one.
        turn.due <= now && isFirst(turn.place) || wasSetBack && isTooFar(turn.due, now)
    }

    /// Whether a date can only be from before the clock was set back.
    ///
    /// Sums of fractions differ in their last bits.
    private func isTooFar(_ due: TimeInterval, _ now: TimeInterval) -> Bool { due > now + interval + 1e-6 }
}

extension Source {
    package func delay(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Source {
        require(interval >= 0, "delay(_:on:) needs an interval of 0 or more, not \(interval).")
        return Source(following: self) { observer, segment in
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
    /// See ``SignalProducer/delay(_:on:)``.
    public func delay(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Signal {
        Signal(source.delay(interval, on: scheduler))
    }
}
