#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// When an event is due, and its place among the actions due at the same time.
private struct Turn {
    let due: TimeInterval
    let place: Int?
}

/// Runs one timer at a time, for the event that is due first.
private final class Delay<Value, Failure: Error>: IntervalInput<Value, Failure>,
    @unchecked Sendable  // see ScheduledInput
{
    /// When each pending value is due, and after the values completion.
    @exclusivity(unchecked)  // under the lock
    private var turns = ValueQueue<Turn>()
    @exclusivity(unchecked)  // under the lock
    private var isTimed = false
    /// Whether the last timer found the clock set back: events due more than an interval ahead have then waited for an
    /// interval by the next timer.
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

    /// Adds a turn, and returns whether the caller must set the timer.
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

    /// Delivers the event of the timer and all other due events; the timer's event even if a clock set back says
    /// otherwise.
    private func run() {
        let now = clock.elapsedTime
        let (next, completes) = lock.withLock(of: self) {
            var completes = false
            // An input that has been cut short has neither a value nor completion to deliver.
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
        // Set before the delivery: at equal dates, the next value then comes before the actions that this delivery
        // schedules. The wait never exceeds one interval, even if the clock was set back.
        if let next { wait(min(max(next.due - now, 0), interval), at: next.place) }
        deliver()
        if completes { segment.complete(downstream) }
    }

    private func isDue(_ turn: Turn, _ now: TimeInterval) -> Bool {
        // Another action may have an earlier place.
        turn.due <= now && isFirst(turn.place) || wasSetBack && isTooFar(turn.due, now)
    }

    /// Whether a date is so far ahead that it must be from before the clock was set back.
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
    /// Failure and interruption are delivered on the scheduler without delay, and discard the waiting values. Disposal
    /// releases the producer's work at once.
    ///
    /// - Parameters:
    ///   - interval: The delay of each event, in seconds; 0 or more.
    ///   - scheduler: The scheduler whose clock counts, and which delivers the events.
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
