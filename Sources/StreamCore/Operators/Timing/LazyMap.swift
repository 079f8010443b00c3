/// Keeps the latest value until the scheduler runs, and transforms only that value, on the scheduler.
private final class LazyMap<Input, Output, Failure: Error>: ScheduledInput<Input, Output, Failure>,
    @unchecked Sendable  // see ScheduledInput
{
    private let transform: (Input) -> Output
    @exclusivity(unchecked)  // under the lock
    private var latest = ValueQueue<Input>()

    init(
        _ downstream: Observer<Output, Failure>, _ segment: Segment, _ scheduler: any Scheduler,
        _ transform: @escaping (Input) -> Output
    ) {
        self.transform = transform
        super.init(downstream, segment, scheduler)
    }

    override func receive(_ value: Input) {
        var replaced = ValueQueue<Input>()
        let begins = lock.withLock(of: self) {
            guard !hasEnded else { return false }
            if !latest.isEmpty { replaced.append(latest.removeFirst()) }
            latest.append(value)
            return replaced.isEmpty
        }
        release(replaced)
        if begins { scheduler.schedule { self.run() } }
    }

    private func run() {
        var taken = ValueQueue<Input>()
        lock.withLock(of: self) { latest.exchange(with: &taken) }
        // After the stream has been cut short, `taken` only releases the value.
        guard !taken.isEmpty, !isDiscarding else { return }
        let output = transform(taken.removeFirst())
        lock.withLock(of: self) {
            pending.append(output)
            takeFirstPending()
        }
        deliver()
    }

    override func fail(_ failure: Failure) {
        if endsInput() { scheduler.schedule { self.segment.fail(failure, self.downstream) } }
    }

    override func complete() {
        if endsInput() { scheduler.schedule { self.segment.complete(self.downstream) } }
    }

    /// A waiting value is still delivered, because its block is scheduled before the terminal event.
    private func endsInput() -> Bool {
        lock.withLock(of: self) {
            !exchange(&hasEnded, with: true)
        }
    }
}

extension Source {
    package func lazyMap<Output>(
        on scheduler: any Scheduler, transform: @escaping (Value) -> Output
    ) -> Source<Output, Failure> {
        Source<Output, Failure>(following: self) { observer, segment in
            LazyMap(observer, segment, scheduler, transform).attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Sends the result of a closure for the latest value, each time the scheduler runs.
    ///
    ///     -1-2-3----4----->
    ///      lazyMap(on: scheduler) { $0 * 10 }
    ///     -----30----40--->
    ///
    /// A value that is replaced before the scheduler has run is never transformed. Failure and completion are delivered
    /// on the scheduler, after a waiting value; interruption discards the waiting value and releases the producer's
    /// work at once.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler that runs the closure and delivers the events.
    ///   - transform: Returns the value to send.
    public func lazyMap<Output>(
        on scheduler: any Scheduler, transform: @escaping (Value) -> Output
    ) -> SignalProducer<Output, Failure> {
        SignalProducer<Output, Failure>(source.lazyMap(on: scheduler, transform: transform))
    }
}

extension Signal {
    /// Sends the result of a closure for the latest value, each time the scheduler runs.
    ///
    /// See ``SignalProducer/lazyMap(on:transform:)``.
    public func lazyMap<Output>(
        on scheduler: any Scheduler, transform: @escaping (Value) -> Output
    ) -> Signal<Output, Failure> {
        Signal<Output, Failure>(source.lazyMap(on: scheduler, transform: transform))
    }
}
