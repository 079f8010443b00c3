import Synchronization

/// The attempts of one start of a source that a trigger retries.
private final class TriggeredAttempts<Value, Failure: Error, NewFailure: Error>:
    @unchecked Sendable  // attempts follow one another
{
    let observer: Observer<Value, NewFailure>
    let segment: Segment
    private let source: Source<Value, Failure>
    /// Receives the failures, from which the handler makes triggers.
    private let failures: Observer<Failure, Never>
    private let trampoline = Trampoline()
    /// Whether an attempt has failed, and no trigger has requested the next attempt.
    private let isWaiting = Atomic<Bool>(false)

    init(
        _ source: Source<Value, Failure>, _ observer: Observer<Value, NewFailure>, _ segment: Segment,
        failures: Observer<Failure, Never>
    ) {
        self.source = source
        self.observer = observer
        self.segment = segment
        self.failures = failures
    }

    func begin() {
        trampoline.bounce {
            let (child, token) = segment.makeChild()
            if child.isActive { source.attach(TriggeredAttempt(self, token), child) }
        }
    }

    func failed(_ failure: Failure, _ token: MemberToken) {
        guard segment.isActive else { return }
        segment.remove(token)
        // Set before the failure is sent: a trigger may arrive during that delivery.
        isWaiting.store(true, ordering: .releasing)
        failures.receive(failure)
    }

    func triggered() {
        if isWaiting.exchange(false, ordering: .acquiringAndReleasing) { begin() }
    }
}

private final class TriggeredAttempt<Value, Failure: Error, NewFailure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let attempts: TriggeredAttempts<Value, Failure, NewFailure>
    private let segment: Segment
    private let observer: Observer<Value, NewFailure>
    private let token: MemberToken

    init(_ attempts: TriggeredAttempts<Value, Failure, NewFailure>, _ token: MemberToken) {
        self.attempts = attempts
        segment = attempts.segment
        observer = attempts.observer
        self.token = token
        super.init()
    }

    override func receive(_ value: Value) { segment.send(value, to: observer) }
    override func fail(_ failure: Failure) { attempts.failed(failure, token) }
    override func complete() { segment.complete(observer) }
    override func interrupt() { if segment.isActive { segment.interrupt(observer) } }
}

private final class RetryTrigger<Trigger, Value, Failure: Error, NewFailure: Error>: Observer<Trigger, NewFailure>,
    @unchecked Sendable  // see AnyObserver
{
    private let attempts: TriggeredAttempts<Value, Failure, NewFailure>
    private let segment: Segment

    init(_ attempts: TriggeredAttempts<Value, Failure, NewFailure>) {
        self.attempts = attempts
        segment = attempts.segment
        super.init()
    }

    override func receive(_ trigger: Trigger) { attempts.triggered() }
    override func fail(_ failure: NewFailure) { segment.fail(failure, attempts.observer) }
    override func complete() { segment.complete(attempts.observer) }
    override func interrupt() { if segment.isActive { segment.interrupt(attempts.observer) } }
}

extension Source {
    package func retry<Trigger, NewFailure>(
        when handler: @escaping (SignalProducer<Failure, Never>) -> Source<Trigger, NewFailure>
    ) -> Source<Value, NewFailure> {
        Source<Value, NewFailure>(following: self) { observer, segment in
            let (failures, input) = Signal<Failure, Never>.pipe()
            let attempts = TriggeredAttempts(self, observer, segment, failures: input)
            handler(failures.producer).attach(RetryTrigger(attempts), within: segment)
            if segment.isActive { attempts.begin() }
        }
    }
}

extension SignalProducer {
    /// Starts the producer again after each failure, when a trigger arrives.
    ///
    ///     request.retry { failures in
    ///         failures.flatMap(.concat) { failure in
    ///             failure.isTemporary ? reachability.take(first: 1) : SignalProducer(error: failure)
    ///         }
    ///     }
    ///
    /// The closure runs once for every start. The closure receives the failures of the attempts as values, and returns
    /// a producer of triggers, which is started before the first attempt. After a failed attempt, the next trigger
    /// starts the next attempt; triggers that arrive while an attempt runs are ignored. Only a failure of the triggers
    /// fails the result, so the result cannot fail if the triggers cannot.
    ///
    /// The terminal event of the triggers ends the result at once, even if an attempt runs: with `failures.take(first:
    /// 3)`, the third failure completes the result. Completion and interruption of an attempt pass at once. Attempts
    /// whose triggers arrive during the delivery of the failure follow one another in a loop. Disposal stops the
    /// attempt and the triggers.
    ///
    /// - Parameter handler: Turns failures into triggers.
    public func retry<Trigger, NewFailure>(
        when handler: @escaping (_ failures: SignalProducer<Failure, Never>) -> SignalProducer<Trigger, NewFailure>
    ) -> SignalProducer<Value, NewFailure> {
        SignalProducer<Value, NewFailure>(source.retry { handler($0).source })
    }

    /// Starts the producer again after each failure, when a signal, or anything else that a producer can be made of,
    /// sends a trigger.
    @_disfavoredOverload
    public func retry<Triggers: SignalProducerConvertible>(
        when handler: @escaping (_ failures: SignalProducer<Failure, Never>) -> Triggers
    ) -> SignalProducer<Value, Triggers.Failure> {
        SignalProducer<Value, Triggers.Failure>(source.retry { handler($0).producer.source })
    }
}
