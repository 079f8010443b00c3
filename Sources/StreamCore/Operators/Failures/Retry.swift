#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The attempts of one start of a retried source.
private final class Attempts<Value, Failure: Error>: @unchecked Sendable {  // attempts follow one another
    let observer: Observer<Value, Failure>
    let segment: Segment
    private let source: Source<Value, Failure>
    private let trampoline = Trampoline()
    private let delay: (backoff: Backoff, scheduler: any DateScheduler)?
    private var decision: RestartDecision

    init(
        _ source: Source<Value, Failure>, _ observer: Observer<Value, Failure>, _ segment: Segment, retries: Int,
        delay: (backoff: Backoff, scheduler: any DateScheduler)? = nil
    ) {
        self.source = source
        self.delay = delay
        self.observer = observer
        self.segment = segment
        decision = RestartDecision(limit: retries)
    }

    func begin() {
        trampoline.bounce {
            let (child, token) = segment.makeChild()
            if child.isActive { source.attach(Attempt(self, token), child) }
        }
    }

    func failed(_ failure: Failure, _ token: MemberToken) {
        guard segment.isActive else { return }
        guard decision.restartsAgain() else { return segment.fail(failure, observer) }
        segment.remove(token)
        guard let delay else { return begin() }
        begin(after: delay.backoff.interval(beforeRetry: decision.restarts), on: delay.scheduler)
    }

    private func begin(after interval: TimeInterval, on scheduler: any DateScheduler) {
        let wait = SerialDisposable()
        let token = segment.add(wait)
        wait.inner = scheduler.schedule(afterDelay: interval) {
            self.segment.remove(token)
            self.begin()
        }
    }
}

private final class Attempt<Value, Failure: Error>: SegmentInput<Value, Value, Failure>,
    @unchecked Sendable  // immutable
{
    private let attempts: Attempts<Value, Failure>
    private let token: MemberToken

    init(_ attempts: Attempts<Value, Failure>, _ token: MemberToken) {
        self.attempts = attempts
        self.token = token
        super.init(attempts.observer, attempts.segment)
    }

    override func receive(_ value: Value) { forward(value) }
    override func fail(_ failure: Failure) { attempts.failed(failure, token) }
}

extension Source {
    package func retry(upTo count: Int) -> Source {
        require(count >= 0, "retry(upTo:) needs a count of 0 or more, not \(count).")
        guard count > 0 else { return self }
        return Source(following: self) { observer, segment in
            Attempts(self, observer, segment, retries: count).begin()
        }
    }

    package func retry(upTo count: Int, interval: TimeInterval, on scheduler: any DateScheduler) -> Source {
        require(count >= 0, "retry(upTo:interval:on:) needs a count of 0 or more, not \(count).")
        require(interval >= 0, "retry(upTo:interval:on:) needs an interval of 0 or more, not \(interval).")
        return retry(upTo: count, backoff: Backoff { _ in interval }, on: scheduler)
    }

    package func retry(upTo count: Int, backoff: Backoff, on scheduler: any DateScheduler) -> Source {
        require(count >= 0, "retry(upTo:backoff:on:) needs a count of 0 or more, not \(count).")
        guard count > 0 else { return self }
        return Source(following: self) { observer, segment in
            Attempts(self, observer, segment, retries: count, delay: (backoff, scheduler)).begin()
        }
    }
}

extension SignalProducer {
    /// Starts the producer again when it fails, at most `count` times.
    ///
    ///     -1-X
    ///      retry(upTo: 1)
    ///     -1-1-X>
    ///
    /// The last failure passes; completion and interruption pass at once. Attempts that fail while they are being
    /// started follow one another in a loop. Disposal stops the running attempt.
    ///
    /// - Parameter count: The number of attempts after the first; 0 or more.
    public func retry(upTo count: Int) -> SignalProducer {
        SignalProducer(source.retry(upTo: count))
    }

    /// Starts the producer again when it fails, at most `count` times, each time after a wait.
    ///
    /// The last failure passes at once. Disposal stops the running attempt, or the wait for the next one. See
    /// ``retry(upTo:)``.
    ///
    /// - Parameters:
    ///   - count: The number of attempts after the first; 0 or more.
    ///   - interval: The wait from a failure to the next attempt, in seconds.
    ///   - scheduler: The scheduler that waits, and starts the attempts after the first.
    public func retry(upTo count: Int, interval: TimeInterval, on scheduler: any DateScheduler) -> SignalProducer {
        SignalProducer(source.retry(upTo: count, interval: interval, on: scheduler))
    }

    /// Starts the producer again when it fails, at most `count` times, and waits before each retry as a backoff says.
    ///
    ///     request.retry(upTo: 5, backoff: .exponential(initial: 0.5), on: scheduler)
    ///
    /// All failures since the start count, even if an attempt has worked for a long time. The last failure passes at
    /// once. Disposal stops the running attempt, or the wait for the next one. See ``retry(upTo:)``.
    ///
    /// - Parameters:
    ///   - count: The number of attempts after the first; 0 or more.
    ///   - backoff: The rule for the wait from a failure to the next attempt.
    ///   - scheduler: The scheduler that waits, and starts the attempts after the first.
    public func retry(upTo count: Int, backoff: Backoff, on scheduler: any DateScheduler) -> SignalProducer {
        SignalProducer(source.retry(upTo: count, backoff: backoff, on: scheduler))
    }
}
