/// Hands everything that is queued to one block: a hop costs far more than a value.
class ObserveOn<Value, Failure: Error>: ScheduledInput<Value, Value, Failure>,
    @unchecked Sendable  // see ScheduledInput
{
    @exclusivity(unchecked)  // under the lock
    private final var isScheduled = false
    /// Whether the input has completed or failed.
    @exclusivity(unchecked)  // under the lock
    private final var isFinished = false
    private final var failure: Failure?
    private final let origin = VirtualQueues.current

    override func receive(_ value: Value) {
        let begins = lock.withLock(of: self) {
            guard !hasEnded else { return false }
            pending.append(value)
            return schedules()
        }
        if begins { hop() }
    }

    final override func fail(_ failure: Failure) { finish(failure) }
    final override func complete() { finish(nil) }

    private final func finish(_ failure: Failure?) {
        let begins = lock.withLock(of: self) {
            guard !hasEnded else { return false }
            end(with: failure)
            return schedules()
        }
        if begins { hop() }
    }

    /// Lets what is pending be the last before the end.
    final func end(with failure: Failure?) {
        lock.assertTaken()
        hasEnded = true
        isFinished = true
        self.failure = failure
    }

    /// Whether the caller has to schedule the block.
    final func schedules() -> Bool {
        lock.assertTaken()
        if isScheduled { return false }
        isScheduled = true
        return true
    }

    final func hop() {
        VirtualQueues.adopting(origin) { _ = scheduler.schedule { self.run() } }
    }

    /// Delivers what has come until now.
    ///
    /// What comes meanwhile gets a block of its own, so that others have their turn.
    private final func run() {
        lock.withLock(of: self) { takeAllPending() }
        deliver()
        let (goesOn, ends) = lock.withLock(of: self) {
            isScheduled = !pending.isEmpty
            return (isScheduled, !isScheduled && isFinished)
        }
        if goesOn { hop() }
        if ends { finishOutput() }
    }

    /// Hands on the end of the input: nothing changes it any more.
    private final func finishOutput() {
        if let failure { segment.fail(failure, downstream) } else { segment.complete(downstream) }
    }
}

extension Source {
    package func observe(on scheduler: any Scheduler) -> Source {
        Source(following: self) { observer, segment in
            ObserveOn(observer, segment, scheduler).attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Delivers every event on a scheduler, in order.
    ///
    /// Values that come faster than the scheduler runs are handed over together, and memory grows with what is waiting;
    /// see ``observe(on:buffering:)``.
    /// Failure and completion come after the values before them. Interruption discards what is waiting: disposing
    /// releases the producer's work at once, and the observer is interrupted on the scheduler.
    ///
    /// - Parameter scheduler: Where events are delivered. The producer's work stays where it is; see ``start(on:)``.
    public func observe(on scheduler: any Scheduler) -> SignalProducer {
        SignalProducer(source.observe(on: scheduler))
    }
}

extension Signal {
    /// Delivers every event on a scheduler, in order.
    ///
    /// See ``SignalProducer/observe(on:)``.
    public func observe(on scheduler: any Scheduler) -> Signal {
        Signal(source.observe(on: scheduler))
    }
}
