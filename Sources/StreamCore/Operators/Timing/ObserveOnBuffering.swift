/// Keeps at most as many values as the policy allows for a scheduler that is behind.
private final class BoundedObserveOn<Value, Failure: Error>: ObserveOn<Value, Failure>,
    @unchecked Sendable  // see ScheduledInput
{
    private let policy: BufferingPolicy<Failure>
    /// The capacity of the policy, kept here so that the policy is consulted only when there is no room.
    private let capacity: Int
    /// The lifetime of the input, which alone ends when the policy fails.
    private let input: Segment
    /// Carries dropped values out of the lock, because releasing a value can run user code.
    ///
    /// Touched only by `receive`, which one sender enters at a time.
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

    /// A separate function, because naming the generic types in here costs more than keeping a value.
    @inline(never)
    private func overflow(_ value: Value) -> Admission {
        // If any value waits, the delivering block is already scheduled.
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

    /// After an overflow, the interruption comes from the disposal of the input, and the failure is still to be
    /// delivered.
    override func interrupt() {
        if !hasOverflowed { super.interrupt() }
    }
}

/// The action that follows outside the lock after a value has arrived.
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
    /// A value waits from its arrival until a block on the scheduler takes it. A block takes all waiting values, and
    /// delivers them one after the other. Meanwhile the taken values do not count, and as many new values may wait: at
    /// most twice the capacity is held.
    ///
    /// The terminal event always finds room, and is delivered after the kept values. A policy that fails disposes of
    /// the producer's work at once; the failure, too, is delivered after the kept values. Interruption discards the
    /// waiting values, as in ``observe(on:)``. Dropped values are released on the sending thread, with no lock held.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler that delivers the events.
    ///   - policy: How many values may wait, and what happens to further values; `.unbounded` is ``observe(on:)``.
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
