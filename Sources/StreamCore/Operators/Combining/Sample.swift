/// The state that the stream and its sampler share; touched inside the output's gate.
private final class Sampling<Value, Sample, Failure: Error>: @unchecked Sendable {  // gated
    let segment: Segment
    let observer: Observer<(Value, Sample), Failure>
    private let latest = ValueSlot<Value>()
    @exclusivity(unchecked)  // inside the gate
    private var hasLatest = false
    @exclusivity(unchecked)  // inside the gate
    private var running = 2

    init(_ observer: Observer<(Value, Sample), Failure>, _ segment: Segment) {
        self.observer = observer
        self.segment = segment
    }

    @inline(__always)
    func keep(_ value: Value) {
        if latest.fill(value) { hasLatest = true }
    }

    @inline(__always)
    func sample(with sample: Sample) {
        if hasLatest, segment.isActive { observer.receive((latest.value, sample)) }
    }

    func completeOne() {
        segment.enter {
            self.running -= 1
            if self.running == 0 { self.segment.finish(self.observer) }
        }
    }

    func interrupt() {
        if segment.isActive { segment.interrupt(observer) }
    }
}

private final class Sampled<Value, Sample, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let sampling: Sampling<Value, Sample, Failure>

    init(_ sampling: Sampling<Value, Sample, Failure>) {
        self.sampling = sampling
        super.init()
    }

    override func receive(_ value: Value) {
        sampling.segment.enter(with: sampling, value) { $0.keep($1) }
    }

    override func fail(_ failure: Failure) { sampling.segment.fail(failure, sampling.observer) }
    override func complete() { sampling.completeOne() }
    override func interrupt() { sampling.interrupt() }
}

private final class Sampler<Value, Sample, Failure: Error>: Observer<Sample, Never>,
    @unchecked Sendable  // see AnyObserver
{
    private let sampling: Sampling<Value, Sample, Failure>

    init(_ sampling: Sampling<Value, Sample, Failure>) {
        self.sampling = sampling
        super.init()
    }

    override func receive(_ sample: Sample) {
        sampling.segment.enter(with: sampling, sample) { $0.sample(with: $1) }
    }

    override func complete() { sampling.completeOne() }
    override func interrupt() { sampling.interrupt() }
}

extension Source {
    package func sample<Sample>(with sampler: Source<Sample, Never>) -> Source<(Value, Sample), Failure> {
        Source<(Value, Sample), Failure>(following: self) { observer, segment in
            let sampling = Sampling<Value, Sample, Failure>(observer, segment)
            self.attach(Sampled(sampling), within: segment)
            guard segment.isActive else { return }
            sampler.attach(Sampler(sampling), within: segment)
        }
    }
}

extension SignalProducer {
    /// Sends the latest value, with the sampler's value, whenever the sampler sends.
    ///
    ///     -1--2-----------3-|->
    ///     -------a---b-------c|->
    ///      sample(with:)
    ///     -----(2,a)-(2,b)---(3,c)|->
    ///
    /// Nothing is sent before this producer has sent a value. This producer is started first. The result completes when
    /// both have completed; failure of this producer fails the result, and interruption of either interrupts the
    /// result. Disposal stops both.
    public func sample<Sample>(with sampler: SignalProducer<Sample, Never>) -> SignalProducer<(Value, Sample), Failure>
    {
        SignalProducer<(Value, Sample), Failure>(source.sample(with: sampler.source))
    }

    /// Sends the latest value, with the sampler's value, whenever the sampler sends.
    @_disfavoredOverload
    public func sample<Sampler: SignalProducerConvertible>(
        with sampler: Sampler
    ) -> SignalProducer<(Value, Sampler.Value), Failure> where Sampler.Failure == Never {
        sample(with: sampler.producer)
    }

    /// Sends the latest value whenever the sampler sends.
    ///
    /// See `sample(with:)`.
    public func sample(on sampler: SignalProducer<(), Never>) -> SignalProducer {
        sample(with: sampler).map { value, _ in value }
    }

    /// Sends the latest value whenever the sampler sends.
    @_disfavoredOverload
    public func sample(on sampler: some SignalProducerConvertible<(), Never>) -> SignalProducer {
        sample(on: sampler.producer)
    }
}

extension Signal {
    /// Sends the latest value, with the sampler's value, whenever the sampler sends.
    ///
    /// See `SignalProducer/sample(with:)`.
    public func sample<Sample>(with sampler: Signal<Sample, Never>) -> Signal<(Value, Sample), Failure> {
        Signal<(Value, Sample), Failure>(source.sample(with: sampler.source))
    }

    /// Sends the latest value, with the sampler's value, whenever a sampler started now sends.
    @_disfavoredOverload
    public func sample<Sampler: SignalProducerConvertible>(
        with sampler: Sampler
    ) -> Signal<(Value, Sampler.Value), Failure> where Sampler.Failure == Never {
        Signal<(Value, Sampler.Value), Failure>(source.sample(with: sampler.producer.source))
    }

    /// Sends the latest value whenever the sampler sends.
    ///
    /// See `SignalProducer/sample(with:)`.
    public func sample(on sampler: Signal<(), Never>) -> Signal {
        sample(with: sampler).map { value, _ in value }
    }

    /// Sends the latest value whenever a sampler started now sends.
    @_disfavoredOverload
    public func sample(on sampler: some SignalProducerConvertible<(), Never>) -> Signal {
        sample(with: sampler.producer).map { value, _ in value }
    }
}
