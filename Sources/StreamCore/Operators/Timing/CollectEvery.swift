public import Dispatch

/// Collects values, and sends them at the ticks of a repeating timer.
private final class CollectEvery<Value, Failure: Error>: ScheduledInput<Value, [Value], Failure>,
    @unchecked Sendable  // see ScheduledInput
{
    private let skipsEmpty: Bool
    private let discardsWhenCompleted: Bool
    @exclusivity(unchecked)  // under the lock
    private var values: [Value] = []
    /// Whether the input has completed, and the next tick is the last.
    @exclusivity(unchecked)  // under the lock
    private var completesAtTick = false

    init(
        _ downstream: Observer<[Value], Failure>, _ segment: Segment, _ scheduler: any DateScheduler,
        skipsEmpty: Bool, discardsWhenCompleted: Bool
    ) {
        self.skipsEmpty = skipsEmpty
        self.discardsWhenCompleted = discardsWhenCompleted
        super.init(downstream, segment, scheduler)
    }

    func begin(every interval: DispatchTimeInterval, on clock: any DateScheduler) {
        keep(
            clock.schedule(after: interval, interval: interval, leeway: interval.tenth) { [weak self] in self?.tick() })
    }

    private func tick() {
        let completes = lock.withLock(of: self) {
            if !values.isEmpty || !skipsEmpty {
                pending.append(values)
                values = []
                takeFirstPending()
            }
            return completesAtTick
        }
        deliver()
        if completes { segment.complete(downstream) }
    }

    override func receive(_ value: Value) {
        lock.withLock(of: self) { if !hasEnded { values.append(value) } }
    }

    override func complete() {
        guard !discardsWhenCompleted else { return super.complete() }
        // The next tick sends the rest and completes.
        lock.withLock(of: self) {
            completesAtTick = !hasEnded
            hasEnded = true
        }
    }
}

extension Source {
    package func collect(
        every interval: DispatchTimeInterval, on scheduler: any DateScheduler, skipEmpty: Bool,
        discardWhenCompleted: Bool
    ) -> Source<[Value], Failure> {
        require(interval.seconds > 0, "collect(every:on:) needs an interval of more than 0, not \(interval).")
        return Source<[Value], Failure>(following: self) { observer, segment in
            let collect = CollectEvery(
                observer, segment, scheduler, skipsEmpty: skipEmpty, discardsWhenCompleted: discardWhenCompleted)
            collect.begin(every: interval, on: scheduler)
            collect.attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Sends the values of every interval as one array, at the end of the interval.
    ///
    ///     -1-2------3----->
    ///      collect(every: 4, on: scheduler)
    ///     -----[1,2]---[3]---[]->
    ///
    /// Failure and interruption are delivered on the scheduler at once, and discard the collected values. Disposal
    /// stops the timer.
    ///
    /// - Parameters:
    ///   - interval: The length of an interval; more than 0.
    ///   - scheduler: The scheduler whose clock counts, and which delivers the events.
    ///   - skipEmpty: Whether intervals without values send nothing, rather than an empty array.
    ///   - discardWhenCompleted: Whether completion, too, discards the collected values and is delivered at once.
    ///     Otherwise the next tick sends the collected values, and completes.
    public func collect(
        every interval: DispatchTimeInterval, on scheduler: any DateScheduler, skipEmpty: Bool = false,
        discardWhenCompleted: Bool = true
    ) -> SignalProducer<[Value], Failure> {
        SignalProducer<[Value], Failure>(
            source.collect(
                every: interval, on: scheduler, skipEmpty: skipEmpty, discardWhenCompleted: discardWhenCompleted))
    }
}

extension Signal {
    /// Sends the values of every interval as one array, at the end of the interval.
    ///
    /// See ``SignalProducer/collect(every:on:skipEmpty:discardWhenCompleted:)``.
    public func collect(
        every interval: DispatchTimeInterval, on scheduler: any DateScheduler, skipEmpty: Bool = false,
        discardWhenCompleted: Bool = true
    ) -> Signal<[Value], Failure> {
        Signal<[Value], Failure>(
            source.collect(
                every: interval, on: scheduler, skipEmpty: skipEmpty, discardWhenCompleted: discardWhenCompleted))
    }
}
