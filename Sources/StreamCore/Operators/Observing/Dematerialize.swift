private final class Dematerialize<Materialized: EventProtocol>: Observer<Materialized, Never>,
    @unchecked Sendable  // see AnyObserver
{
    private let segment: Segment

    init(_ downstream: Observer<Materialized.Value, Materialized.Failure>, _ segment: Segment) {
        self.segment = segment
        super.init(next: downstream)
    }

    private var downstream: Observer<Materialized.Value, Materialized.Failure> {
        unsafeDowncast(next.unsafelyUnwrapped, to: Observer<Materialized.Value, Materialized.Failure>.self)
    }

    override func receive(_ value: Materialized) {
        guard segment.isActive else { return }
        switch value.event {
        case .value(let value): downstream.receive(value)
        case .failed(let failure): segment.finish(downstream, failure)
        case .completed: segment.finish(downstream)
        case .interrupted: segment.finishInterrupted(downstream)
        }
    }

    override func complete() { downstream.complete() }
    override func interrupt() { downstream.interrupt() }
}

extension Source where Value: EventProtocol, Failure == Never {
    package func dematerialize() -> Source<Value.Value, Value.Failure> {
        through { observer, segment in Dematerialize<Value>(observer, segment) }
    }
}

extension SignalProducer where Value: EventProtocol, Failure == Never {
    /// Turns values that are events back into events; the inverse of ``materialize()``.
    ///
    /// The stream ends with the first terminal event among the values, or when the stream of events ends.
    public func dematerialize() -> SignalProducer<Value.Value, Value.Failure> {
        SignalProducer<Value.Value, Value.Failure>(source.dematerialize())
    }
}

extension Signal where Value: EventProtocol, Failure == Never {
    /// Turns values that are events back into events.
    ///
    /// See ``SignalProducer/dematerialize()``.
    public func dematerialize() -> Signal<Value.Value, Value.Failure> {
        Signal<Value.Value, Value.Failure>(source.dematerialize())
    }
}
