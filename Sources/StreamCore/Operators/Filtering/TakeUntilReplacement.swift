/// The input that the replacement replaces.
///
/// Its state changes only inside the gate of the output.
private final class Original<Value, Failure: Error>: Observer<Value, Failure>, @unchecked Sendable {  // see AnyObserver
    private let segment: Segment
    private let downstream: Observer<Value, Failure>
    private let child: Segment
    private(set) var isReplaced = false

    init(_ downstream: Observer<Value, Failure>, _ segment: Segment) {
        self.downstream = downstream
        self.segment = segment
        child = segment.makeChild().child
        super.init(next: nil)
    }

    func attach(to source: Source<Value, Failure>) {
        if child.isActive { source.attach(self, child) }
    }

    func replace() {
        guard !isReplaced else { return }
        isReplaced = true
        child.dispose()
    }

    override func receive(_ value: Value) {
        segment.enter(with: self, value) { $0.process($1) }
    }

    private func process(_ value: Value) {
        if !isReplaced, segment.isActive { downstream.receive(value) }
    }

    override func fail(_ failure: Failure) {
        segment.enter { if !self.isReplaced { self.segment.finish(self.downstream, failure) } }
    }

    override func interrupt() {
        segment.enter { if !self.isReplaced { self.segment.finishInterrupted(self.downstream) } }
    }
}

private final class Replacement<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let segment: Segment
    private let downstream: Observer<Value, Failure>
    private let original: Original<Value, Failure>

    init(_ downstream: Observer<Value, Failure>, _ segment: Segment, _ original: Original<Value, Failure>) {
        self.downstream = downstream
        self.segment = segment
        self.original = original
        super.init(next: nil)
    }

    override func receive(_ value: Value) {
        segment.enter(with: self, value) { $0.process($1) }
    }

    private func process(_ value: Value) {
        original.replace()
        if segment.isActive { downstream.receive(value) }
    }

    override func fail(_ failure: Failure) { segment.fail(failure, downstream) }
    override func complete() { segment.complete(downstream) }
    override func interrupt() { segment.interrupt(downstream) }
}

extension Source {
    package func take(untilReplacement replacement: Source) -> Source {
        Source(following: self) { observer, segment in
            let original = Original(observer, segment)
            replacement.attach(Replacement(observer, segment, original), within: segment)
            original.attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Forwards all events until a replacement sends its first event, then the events of the replacement.
    ///
    ///     -1--2--3--4->
    ///     -------a--b-|->  take(untilReplacement:)
    ///     -1--2--a--b-|->
    ///
    /// The replacement is started first. Completion of the producer is dropped, because the replacement is still to
    /// come; failure and interruption of the producer pass at once. Any event of the replacement counts, interruption
    /// included.
    public func take(untilReplacement replacement: SignalProducer) -> SignalProducer {
        SignalProducer(source.take(untilReplacement: replacement.source))
    }

    /// Forwards all events until a replacement sends its first event, then the events of the replacement.
    @_disfavoredOverload
    public func take<Replacement: SignalProducerConvertible>(untilReplacement replacement: Replacement)
        -> SignalProducer
    where Replacement.Value == Value, Replacement.Failure == Failure {
        take(untilReplacement: replacement.producer)
    }
}

extension Signal {
    /// Forwards all events until a replacement sends its first event, then the events of the replacement.
    ///
    /// See `SignalProducer/take(untilReplacement:)`.
    public func take(untilReplacement replacement: Signal) -> Signal {
        Signal(source.take(untilReplacement: replacement.source))
    }

    /// Forwards all events until a replacement, which is started now, sends its first event, then the replacement's
    /// events.
    @_disfavoredOverload
    public func take(untilReplacement replacement: some SignalProducerConvertible<Value, Failure>) -> Signal {
        Signal(source.take(untilReplacement: replacement.producer.source))
    }
}
