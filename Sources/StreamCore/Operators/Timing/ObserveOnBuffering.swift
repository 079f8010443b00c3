/// Keeps as many values as the policy says for a scheduler that is behind.
private final class BoundedObserveOn<Value, Failure: Error>: ObserveOn<Value, Failure>,
    @unchecked Sendable  // see ScheduledInput
{
    private let policy: BufferingPolicy<Failure>
    /// That of the policy, which need not be looked at as long as there is room.
    private let capacity: Int
    /// The lifetime of the input, which ends alone when the policy fails.
    private let input: Segment
    /// Takes dropped values out of the lock: releasing them can run user code.
    ///
    /// Only `receive` touches it, which is entered by one sender at a time.
    @exclusivity(unchecked)  // one sender at a time
    private var dropped = ValueQueue<Value>()
    @exclusivity(unchecked)  // set before the input is interrupted
    private var hasOverflowed = false

    init(
        _ downstream: Observer<Value, Failure>, _ segment: Segment, _ scheduler: any Scheduler,
        _ policy: BufferingPolicy<Failure>
    ) {
        self.policy = policy
        capacity = policy.capacity
        input = segment.makeChild().child
        super.init(downstream, segment, scheduler)
    }

    func observe(_ source: Source<Value, Failure>) {
        attach(to: source, input)
    }

    override func receive(_ value: Value) {
        switch lock.withLock(of: self, { admit(value) }) {
        case .waits: break
        case .begins: hop()
        case .replaces: release(dropped.removeFirst())
        case .overflows:
            hasOverflowed = true
            input.dispose()
        }
    }

    private func admit(_ value: Value) -> Admission {
        lock.assertTaken()
        guard !hasEnded else { return .waits }
        return pending.count < capacity ? keep(value) : overflow(value)
    }

    /// Apart, since only to name the generic types that take part costs more than to keep a value.
    @inline(never)
    private func overflow(_ value: Value) -> Admission {
        // When something waits, the block that delivers it is scheduled.
        switch policy.decide(beside: pending.count) {
        case .keep: return keep(value)
        case .drop: return .waits
        case .replaceOldest:
            dropped.append(pending.removeFirst())
            pending.append(value)
            return .replaces
        case .fail(let failure):
            end(with: failure)
            return .overflows
        }
    }

    private func keep(_ value: Value) -> Admission {
        pending.append(value)
        return schedules() ? .begins : .waits
    }

    /// The interruption of an input that overflowed is of its own making, and the failure is still to come.
    override func interrupt() {
        if !hasOverflowed { super.interrupt() }
    }
}

/// What has to happen, outside of the lock, after a value has come.
private enum Admission {
    case waits
    case begins
    case replaces
    case overflows
}

extension Source {
    package func observe(on scheduler: any Scheduler, buffering policy: BufferingPolicy<Failure>) -> Source {
        guard policy.capacity < .max else { return observe(on: scheduler) }
        return Source(following: self) { observer, segment in
            BoundedObserveOn(observer, segment, scheduler, policy).observe(self)
        }
    }
}

extension SignalProducer {
    /// Delivers every event on a scheduler, in order, and limits how many values may wait for it.
    ///
    ///     -1-2-3-4-5-|->
    ///      observe(on: scheduler, buffering: .bounded(2, whenFull: .dropOldest))
    ///     ----------4-5-|->
    ///
    /// A value waits from when it comes until a block that runs on the scheduler takes it. A block takes all that wait,
    /// and delivers them one after the other; while it does, what it has taken does not count, and as many again may
    /// wait. So twice the capacity is the most that is ever held.
    ///
    /// The end always finds room, and comes after the values that were kept. A policy that fails disposes the producer's
    /// work at once; the failure, too, comes after the values that were kept. Interruption discards what is waiting, as in
    /// ``observe(on:)``. Dropped values are released where they are sent, with no lock held.
    ///
    /// - Parameters:
    ///   - scheduler: Where events are delivered.
    ///   - policy: How many values may wait, and what happens to more; `.unbounded` is ``observe(on:)``.
    public func observe(on scheduler: any Scheduler, buffering policy: BufferingPolicy<Failure>) -> SignalProducer {
        SignalProducer(source.observe(on: scheduler, buffering: policy))
    }
}

extension Signal {
    /// Delivers every event on a scheduler, in order, and limits how many values may wait for it.
    ///
    /// See ``SignalProducer/observe(on:buffering:)``. A policy that fails stops observing this signal at once.
    public func observe(on scheduler: any Scheduler, buffering policy: BufferingPolicy<Failure>) -> Signal {
        Signal(source.observe(on: scheduler, buffering: policy))
    }
}
