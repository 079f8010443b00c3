/// The state that the inputs of `combineLatest` share; touched inside the output's gate.
final class LatestCombination<Output, Failure: Error>: @unchecked Sendable {  // gated
    let segment: Segment
    let observer: Observer<Output, Failure>
    private let makeOutput: () -> Output
    // Unchecked: the gate admits one thread at a time, and a decision calls no other code.
    @exclusivity(unchecked)  // inside the gate
    private var decision: LatestDecision

    init(
        _ observer: Observer<Output, Failure>, _ segment: Segment, count: Int,
        _ makeOutput: @escaping () -> Output
    ) {
        self.observer = observer
        self.segment = segment
        self.makeOutput = makeOutput
        decision = LatestDecision(inputs: count)
    }

    func attach<Value>(_ source: Source<Value, Failure>, _ slot: LatestSlot<Value>) {
        guard segment.isActive else { return }
        source.attach(LatestInput(self, slot), within: segment)
    }

    @inline(__always)
    func filled(isFirst: Bool) {
        if decision.received(isFirst: isFirst) == .send { observer.receive(makeOutput()) }
    }

    func completeOne() {
        segment.enter {
            if self.decision.completed() == .finish { self.segment.finish(self.observer) }
        }
    }
}

private final class LatestInput<Value, Output, Failure: Error>: SegmentInput<Value, Output, Failure>,
    @unchecked Sendable  // gated
{
    private let combination: LatestCombination<Output, Failure>
    private let slot: LatestSlot<Value>

    init(_ combination: LatestCombination<Output, Failure>, _ slot: LatestSlot<Value>) {
        self.combination = combination
        self.slot = slot
        super.init(combination.observer, combination.segment)
    }

    override func receive(_ value: Value) {
        segment.enter(with: self, value) { $0.process($1) }
    }

    @inline(__always)
    private func process(_ value: Value) {
        if segment.isActive { combination.filled(isFirst: slot.fill(value)) }
    }

    override func complete() { combination.completeOne() }
}

extension Source {
    /// Starts the inputs in order; once every input has sent a value, sends the latest values whenever an input sends.
    package static func combineLatest<First, each Other>(
        _ first: Source<First, Failure>, _ others: repeat Source<each Other, Failure>
    ) -> Source where Value == (First, repeat each Other) {
        Source { observer, segment in
            let count = 1 + packCount(repeat (each Other).self)
            let slot = ValueSlot<First>()
            let slots = (repeat ValueSlot<each Other>())
            let combination = LatestCombination(observer, segment, count: count) {
                (slot.value, repeat (each slots).value)
            }
            combination.attach(first, slot)
            repeat combination.attach(each others, each slots)
        }
    }

    /// Combines two inputs, which need no parameter pack.
    package func combineLatest<Other>(with other: Source<Other, Failure>) -> Source<(Value, Other), Failure> {
        Source<(Value, Other), Failure> { observer, segment in
            let slot = ValueSlot<Value>()
            let otherSlot = ValueSlot<Other>()
            let combination = LatestCombination(observer, segment, count: 2) { (slot.value, otherSlot.value) }
            combination.attach(self, slot)
            combination.attach(other, otherSlot)
        }
    }
}

extension SignalProducer {
    /// Sends the latest values of this producer and of another whenever either sends.
    ///
    ///     -1------2--------3|->
    ///     ----a------b-|------>
    ///      combineLatest(with:)
    ///     ---(1,a)(2,a)(2,b)(3,b)|->
    ///
    /// Nothing is sent before both producers have sent. This producer is started first. The result completes when both
    /// have completed; failure or interruption of either ends the result at once. Disposal stops both.
    public func combineLatest<Other>(
        with other: SignalProducer<Other, Failure>
    ) -> SignalProducer<(Value, Other), Failure> {
        SignalProducer<(Value, Other), Failure>(source.combineLatest(with: other.source))
    }

    /// Sends the latest values of this producer and of a signal, or anything else that a producer can be made of.
    ///
    /// The result sends whenever either stream sends, once both have sent. See `combineLatest(with:)`.
    @_disfavoredOverload
    public func combineLatest<Other: SignalProducerConvertible>(
        with other: Other
    ) -> SignalProducer<(Value, Other.Value), Failure> where Other.Failure == Failure {
        combineLatest(with: other.producer)
    }

    /// Sends the latest values of two producers whenever either sends.
    ///
    /// See `combineLatest(with:)`.
    public static func combineLatest<Second>(
        _ first: SignalProducer, _ second: SignalProducer<Second, Failure>
    ) -> SignalProducer<(Value, Second), Failure> {
        first.combineLatest(with: second)
    }

    /// Sends the latest values of three or more producers, as a tuple, whenever any of them sends.
    ///
    /// See `combineLatest(with:)`.
    public static func combineLatest<Second, Third, each Other>(
        _ first: SignalProducer, _ second: SignalProducer<Second, Failure>, _ third: SignalProducer<Third, Failure>,
        _ others: repeat SignalProducer<each Other, Failure>
    ) -> SignalProducer<(Value, Second, Third, repeat each Other), Failure> {
        SignalProducer<(Value, Second, Third, repeat each Other), Failure>(
            .combineLatest(first.source, second.source, third.source, repeat (each others).source))
    }
}

extension Signal {
    /// Sends the latest values of this signal and of another.
    ///
    /// See `SignalProducer/combineLatest(with:)`.
    public func combineLatest<Other>(with other: Signal<Other, Failure>) -> Signal<(Value, Other), Failure> {
        Signal<(Value, Other), Failure>(source.combineLatest(with: other.source))
    }

    /// Sends the latest values of this signal and of a producer, or anything else that a producer can be made of,
    /// started now.
    @_disfavoredOverload
    public func combineLatest<Other: SignalProducerConvertible>(
        with other: Other
    ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Failure {
        Signal<(Value, Other.Value), Failure>(source.combineLatest(with: other.producer.source))
    }

    /// Sends the latest values of two signals.
    ///
    /// See `SignalProducer/combineLatest(with:)`.
    public static func combineLatest<Second>(
        _ first: Signal, _ second: Signal<Second, Failure>
    ) -> Signal<(Value, Second), Failure> {
        first.combineLatest(with: second)
    }

    /// Sends the latest values of three or more signals, as a tuple.
    ///
    /// See `SignalProducer/combineLatest(with:)`.
    public static func combineLatest<Second, Third, each Other>(
        _ first: Signal, _ second: Signal<Second, Failure>, _ third: Signal<Third, Failure>,
        _ others: repeat Signal<each Other, Failure>
    ) -> Signal<(Value, Second, Third, repeat each Other), Failure> {
        Signal<(Value, Second, Third, repeat each Other), Failure>(
            .combineLatest(first.source, second.source, third.source, repeat (each others).source))
    }
}
