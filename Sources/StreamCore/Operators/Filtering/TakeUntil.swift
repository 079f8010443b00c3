private final class TakeUntilTrigger: Observer<Void, Never>, @unchecked Sendable {  // see AnyObserver
    private let segment: Segment
    private let downstream: AnyObserver

    init(_ downstream: AnyObserver, _ segment: Segment) {
        self.segment = segment
        self.downstream = downstream
        super.init(next: nil)
    }

    override func receive(_ value: Void) { segment.complete(downstream) }
    override func complete() { segment.complete(downstream) }
}

extension Source {
    package func take(until trigger: Source<Void, Never>) -> Source {
        Source(following: self) { observer, segment in
            trigger.attach(TakeUntilTrigger(observer, segment), within: segment)
            guard segment.isActive else { return }
            self.attach(PassingFollowingInput(observer, segment), within: segment)
        }
    }
}

extension SignalProducer {
    /// Forwards all events until a trigger sends a value or completes, then completes.
    ///
    ///     -1--2--3--4->
    ///     -------x---->  take(until:)
    ///     -1--2--|
    ///
    /// The trigger is started first: if the trigger sends at once, no event passes and the producer is not started. An
    /// interruption of the trigger is ignored. Failure, completion and interruption of the producer pass at once.
    public func take(until trigger: SignalProducer<(), Never>) -> SignalProducer {
        SignalProducer(source.take(until: trigger.source))
    }

    /// Forwards all events until a trigger sends a value or completes, then completes.
    @_disfavoredOverload
    public func take<Trigger: SignalProducerConvertible>(until trigger: Trigger) -> SignalProducer
    where Trigger.Value == (), Trigger.Failure == Never {
        take(until: trigger.producer)
    }
}

extension Signal {
    /// Forwards all events until a trigger sends a value or completes, then completes.
    ///
    /// See `SignalProducer/take(until:)`.
    public func take(until trigger: Signal<(), Never>) -> Signal {
        Signal(source.take(until: trigger.source))
    }

    /// Forwards all events until a trigger, which is started now, sends a value or completes, then completes.
    @_disfavoredOverload
    public func take(until trigger: some SignalProducerConvertible<(), Never>) -> Signal {
        Signal(source.take(until: trigger.producer.source))
    }
}
