/// Hands everything that is queued to one block: a hop costs far more than a value.
private final class ObserveOn<Value, Failure: Error>: ScheduledRelay<Value, Failure>, @unchecked Sendable {
    /// How the input ended, if it did.
    private enum End {
        case none
        case completed
        case failed(Failure)
    }

    @exclusivity(unchecked)
    private var isScheduled = false
    private var end = End.none

    override func receive(_ value: Value) {
        let begins = lock.withLock {
            guard !hasEnded else { return false }
            pending.append(value)
            return schedules()
        }
        if begins { hop() }
    }

    override func fail(_ failure: Failure) { finish(.failed(failure)) }
    override func complete() { finish(.completed) }

    private func finish(_ end: End) {
        let begins = lock.withLock {
            guard !hasEnded else { return false }
            hasEnded = true
            self.end = end
            return schedules()
        }
        if begins { hop() }
    }

    /// Whether the caller has to schedule the block.
    ///
    /// Called with the lock held.
    private func schedules() -> Bool {
        if isScheduled { return false }
        isScheduled = true
        return true
    }

    private func hop() {
        scheduler.schedule { self.run() }
    }

    /// Delivers what has come until now.
    ///
    /// What comes meanwhile gets a block of its own, so that others have their turn.
    private func run() {
        lock.withLock { takeAllPending() }
        deliver()
        let (isOver, end) = lock.withLock {
            isScheduled = !pending.isEmpty
            return (!isScheduled, self.end)
        }
        guard isOver else { return hop() }
        switch end {
        case .none: break
        case .completed: segment.complete(downstream)
        case .failed(let failure): segment.fail(failure, downstream)
        }
    }
}

extension Source {
    package func observe(on scheduler: any Scheduler) -> Source {
        Source { observer, segment in
            ObserveOn(observer, segment, scheduler).attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Delivers every event on a scheduler, in order.
    ///
    /// Values that come faster than the scheduler runs are handed over together, and memory grows with what is waiting.
    /// Failure and completion come after the values before them. Interruption discards what is waiting: disposing
    /// releases the producer's work at once, and the observer is interrupted on the scheduler.
    ///
    /// - Parameter scheduler: Where events are delivered. The producer's work stays where it is; see `start(on:)`.
    public func observe(on scheduler: any Scheduler) -> SignalProducer {
        SignalProducer(source.observe(on: scheduler))
    }
}

extension Signal {
    /// Delivers every event on a scheduler, in order.
    ///
    /// See `SignalProducer/observe(on:)`.
    public func observe(on scheduler: any Scheduler) -> Signal {
        Signal(source.observe(on: scheduler))
    }
}
