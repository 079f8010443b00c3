private final class Materialize<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private typealias Event = Signal<Value, Failure>.Event

    private let segment: Segment
    private let downstream: Observer<Signal<Value, Failure>.Event, Never>

    init(_ downstream: Observer<Signal<Value, Failure>.Event, Never>, _ segment: Segment) {
        self.downstream = downstream
        self.segment = segment
        super.init(next: nil)
    }

    override func receive(_ value: Value) { segment.send(Event.value(value), to: downstream) }

    override func fail(_ failure: Failure) {
        segment.send(Event.failed(failure), to: downstream)
        segment.complete(downstream)
    }

    override func complete() {
        segment.send(Event.completed, to: downstream)
        segment.complete(downstream)
    }

    override func interrupt() {
        segment.send(Event.interrupted, to: downstream)
        segment.interrupt(downstream)
    }
}

extension Source {
    package func materialize() -> Source<Signal<Value, Failure>.Event, Never> {
        Source<Signal<Value, Failure>.Event, Never>(following: self) { observer, segment in
            self.attach(Materialize(observer, segment), within: segment)
        }
    }
}

extension SignalProducer {
    /// Sends every event as a value.
    ///
    ///     -1--2--X
    ///      materialize()
    ///     -value(1)--value(2)--failed(X)|
    ///
    /// After the event of failure or completion, the stream completes; after the event of interruption, the stream is
    /// interrupted.
    public func materialize() -> SignalProducer<Signal<Value, Failure>.Event, Never> {
        SignalProducer<Signal<Value, Failure>.Event, Never>(source.materialize())
    }
}

extension Signal {
    /// Sends every event as a value.
    ///
    /// See ``SignalProducer/materialize()``.
    public func materialize() -> Signal<Event, Never> {
        Signal<Event, Never>(source.materialize())
    }
}
