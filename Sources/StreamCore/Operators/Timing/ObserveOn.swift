/// Delivers all queued events in one block, because a hop costs far more than a value.
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

    /// Records the end of the input: the pending values are the last before it.
    final func end(with failure: Failure?) {
        lock.assertTaken()
        hasEnded = true
        isFinished = true
        self.failure = failure
    }

    /// Returns whether the caller must schedule the block.
    final func schedules() -> Bool {
        lock.assertTaken()
        if isScheduled { return false }
        isScheduled = true
        return true
    }

    final func hop() {
        VirtualQueues.adopting(origin) { _ = scheduler.schedule { self.run() } }
    }

    /// Delivers the values that have arrived so far.
    ///
    /// Values that arrive meanwhile get a block of their own, so that other work on the scheduler has its turn.
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

    /// Sends the terminal event of the input, which no longer changes.
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
    /// Values that arrive faster than the scheduler runs are handed over together, and memory grows with the number of
    /// waiting values; see ``observe(on:buffering:)``. Failure and completion are delivered after the values before
    /// them. Interruption discards the waiting values: disposal releases the producer's work at once, and the observer
    /// is interrupted on the scheduler.
    ///
    /// - Parameter scheduler: The scheduler that delivers the events. The producer's work does not move to it; see
    ///   ``start(on:)``.
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
