#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// One timer runs at a time: a value that arrives meanwhile moves the date and the place, and the timer is set again
/// when it fires.
private final class Debounce<Value, Failure: Error>: IntervalInput<Value, Failure>,
    @unchecked Sendable  // see ScheduledInput
{
    private let discardsWhenCompleted: Bool
    @exclusivity(unchecked)  // under the lock
    private var decision: DueDecision
    @exclusivity(unchecked)  // under the lock
    private var isTimed = false
    /// The place to which the timer is postponed.
    @exclusivity(unchecked)  // under the lock
    private var place: Int?

    init(
        _ downstream: Observer<Value, Failure>, _ segment: Segment, _ interval: TimeInterval,
        _ scheduler: any DateScheduler, discardsWhenCompleted: Bool
    ) {
        self.discardsWhenCompleted = discardsWhenCompleted
        decision = DueDecision(interval: interval, due: 0)
        super.init(downstream, segment, interval, scheduler)
    }

    override func receive(_ value: Value) {
        let now = clock.elapsedTime
        var replaced = ValueQueue<Value>()
        let begins = lock.withLock(of: self) {
            guard !hasEnded else { return false }
            if !pending.isEmpty { replaced.append(pending.removeFirst()) }
            pending.append(value)
            decision.restart(at: now)
            if isTimed {
                place = places?.takePlace()
                return false
            }
            isTimed = true
            return true
        }
        release(replaced)
        if begins { wait(interval, at: nil) }
    }

    override func complete() {
        let isDelivering = lock.withLock(of: self) {
            guard !discardsWhenCompleted, !pending.isEmpty else { return false }
            hasEnded = true
            return true
        }
        // If the last value is still to be delivered, completion follows right after that value.
        if !isDelivering { super.complete() }
    }

    private func wait(_ delay: TimeInterval, at place: Int?) {
        wait(delay, at: place) { self.run() }
    }

    private func run() {
        let now = clock.elapsedTime
        let (rest, newPlace, completes) = lock.withLock(of: self) { () -> (TimeInterval?, Int?, Bool) in
            isTimed = false
            defer { place = nil }
            guard !pending.isEmpty else { return (nil, nil, false) }
            if case .wait(let rest) = decision.fired(at: now, isFirst: isFirst(place)) {
                isTimed = true
                return (rest, place, false)
            }
            takeFirstPending()
            return (nil, nil, hasEnded)
        }
        if let rest { return wait(rest, at: newPlace) }
        deliver()
        if completes { segment.complete(downstream) }
    }
}

extension Source {
    package func debounce(
        _ interval: TimeInterval, on scheduler: any DateScheduler, discardWhenCompleted: Bool
    ) -> Source {
        require(interval >= 0, "debounce(_:on:) needs an interval of 0 or more, not \(interval).")
        return Source(following: self) { observer, segment in
            Debounce(observer, segment, interval, scheduler, discardsWhenCompleted: discardWhenCompleted)
                .attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Sends a value when no other value has followed for an interval.
    ///
    ///     -1-2----------3-4-5------>
    ///      debounce(4, on: scheduler)
    ///     -------2------------5---->
    ///
    /// Failure and interruption are delivered on the scheduler at once, and discard a waiting value.
    ///
    /// - Parameters:
    ///   - interval: The time without another value, in seconds; 0 or more.
    ///   - scheduler: The scheduler whose clock counts, and which delivers the events.
    ///   - discardWhenCompleted: Whether completion, too, discards a waiting value. Otherwise the waiting value is sent
    ///     when it is due, and completion right after it.
    public func debounce(
        _ interval: TimeInterval, on scheduler: any DateScheduler, discardWhenCompleted: Bool = true
    ) -> SignalProducer {
        SignalProducer(source.debounce(interval, on: scheduler, discardWhenCompleted: discardWhenCompleted))
    }
}

extension Signal {
    /// Sends a value when no other value has followed for an interval.
    ///
    /// See ``SignalProducer/debounce(_:on:discardWhenCompleted:)``.
    public func debounce(
        _ interval: TimeInterval, on scheduler: any DateScheduler, discardWhenCompleted: Bool = true
    ) -> Signal {
        Signal(source.debounce(interval, on: scheduler, discardWhenCompleted: discardWhenCompleted))
    }
}
