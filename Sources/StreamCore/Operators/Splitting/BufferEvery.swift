public import Dispatch

/// Keeps values, as a policy says, until the next tick of a repeating timer.
private final class BufferEvery<Value, Failure: Error>: ScheduledInput<Value, [Value], Failure>,
    @unchecked Sendable  // see ScheduledInput
{
    private let policy: BufferingPolicy<Failure>
    private let capacity: Int
    private let skipsEmpty: Bool
    /// The lifetime of the input, which alone ends when the policy fails.
    private let input: Segment
    @exclusivity(unchecked)  // under the lock
    private var values = ValueQueue<Value>()
    /// Carries dropped values out of the lock, because releasing a value can run user code.
    ///
    /// Touched only by `receive`, which one sender enters at a time.
    @exclusivity(unchecked)  // one sender at a time
    private var dropped = ValueQueue<Value>()
    @exclusivity(unchecked)  // set before the input is interrupted
    private var hasOverflowed = false

    init(
        _ downstream: Observer<[Value], Failure>, _ segment: Segment, _ scheduler: any Scheduler,
        _ policy: BufferingPolicy<Failure>, skipsEmpty: Bool
    ) {
        self.policy = policy
        capacity = policy.capacity
        self.skipsEmpty = skipsEmpty
        input = segment.makeChild().child
        super.init(downstream, segment, scheduler)
    }

    func buffer(
        _ source: Source<Value, Failure>, every interval: DispatchTimeInterval, on clock: any DateScheduler
    ) {
        let timer = clock.schedule(after: interval, interval: interval, leeway: interval.tenth) { [weak self] in
            self?.flush()
        }
        if let timer { segment.add(timer) }
        attach(to: source, input)
    }

    override func receive(_ value: Value) {
        let hasRoom = lock.withLock(of: self) {
            if hasEnded { return true }
            guard values.count < capacity else { return false }
            values.append(value)
            return true
        }
        if !hasRoom { overflow(value) }
    }

    /// A separate function, because naming the generic types in here costs more than keeping a value.
    @inline(never)
    private func overflow(_ value: Value) {
        let overflow = lock.withLock(of: self) { hasEnded ? nil : keep(value) }
        if !dropped.isEmpty { release(dropped.removeFirst()) }
        if let overflow { finish(overflow) }
    }

    private func keep(_ value: Value) -> Failure? {
        lock.assertTaken()
        switch policy.decide(beside: values.count) {
        case .keep: values.append(value)
        case .replaceOldest:
            dropped.append(values.removeFirst())
            values.append(value)
        case .drop: break
        case .fail(let failure):
            hasEnded = true
            return failure
        }
        return nil
    }

    /// Sends the kept values, on the scheduler.
    private func flush() {
        guard !isDiscarding else { return }
        var taken = ValueQueue<Value>()
        let sendsEmpty = lock.withLock(of: self) {
            swap(&values, &taken)
            return !skipsEmpty && !hasEnded
        }
        guard sendsEmpty || !taken.isEmpty else { return }
        var section: [Value] = []
        section.reserveCapacity(taken.count)
        while !taken.isEmpty { section.append(taken.removeFirst()) }
        segment.send(section, to: downstream)
    }

    override func complete() {
        lock.withLock(of: self) { hasEnded = true }
        scheduler.schedule {
            self.flush()
            self.segment.complete(self.downstream)
        }
    }

    private func finish(_ failure: Failure) {
        hasOverflowed = true
        scheduler.schedule {
            self.flush()
            self.segment.fail(failure, self.downstream)
        }
        input.dispose()
    }

    override func interrupt() {
        // After an overflow, the interruption comes from the disposal of the input, and is not sent.
        if !hasOverflowed { super.interrupt() }
    }
}

extension Source {
    package func buffer(
        every interval: DispatchTimeInterval, on scheduler: any DateScheduler,
        buffering policy: BufferingPolicy<Failure>,
        skipEmpty: Bool
    ) -> Source<[Value], Failure> {
        require(interval.seconds > 0, "buffer(every:on:) needs an interval of more than 0, not \(interval).")
        return Source<[Value], Failure>(following: self) { observer, segment in
            let buffer = BufferEvery(observer, segment, scheduler, policy, skipsEmpty: skipEmpty)
            buffer.buffer(self, every: interval, on: scheduler)
        }
    }
}

extension SignalProducer {
    /// Sends the values of every interval as one array, and limits how many wait for its end.
    ///
    ///     -1-2-3----4--------|->
    ///      buffer(every: 6, on: scheduler, buffering: .bounded(2, whenFull: .dropOldest))
    ///     ------[2,3]--[4]---|->
    ///
    /// Completion sends the remaining values, if any, at once; failure and interruption are delivered on the scheduler,
    /// and discard the remaining values. Disposal stops the timer. A failure for want of room stops the producer at
    /// once, and is delivered after the kept values.
    ///
    /// `collect(every:on:)` is similar, but keeps all values, and at completion discards the rest or waits for the next
    /// tick.
    ///
    /// - Parameters:
    ///   - interval: The length of an interval; more than 0.
    ///   - scheduler: The scheduler whose clock counts, and which delivers the events.
    ///   - policy: The values that are kept between two ticks.
    ///   - skipEmpty: Whether an interval without values sends nothing, rather than an empty array.
    public func buffer(
        every interval: DispatchTimeInterval, on scheduler: any DateScheduler,
        buffering policy: BufferingPolicy<Failure> = .unbounded, skipEmpty: Bool = false
    ) -> SignalProducer<[Value], Failure> {
        SignalProducer<[Value], Failure>(
            source.buffer(every: interval, on: scheduler, buffering: policy, skipEmpty: skipEmpty))
    }
}

extension Signal {
    /// Sends the values of every interval as one array, and limits how many wait for its end.
    ///
    /// See ``SignalProducer/buffer(every:on:buffering:skipEmpty:)``.
    public func buffer(
        every interval: DispatchTimeInterval, on scheduler: any DateScheduler,
        buffering policy: BufferingPolicy<Failure> = .unbounded, skipEmpty: Bool = false
    ) -> Signal<[Value], Failure> {
        Signal<[Value], Failure>(
            source.buffer(every: interval, on: scheduler, buffering: policy, skipEmpty: skipEmpty))
    }
}
