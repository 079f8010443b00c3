/// The state that the stream and the other stream share; touched inside the output's gate.
private final class Pairing<Value, Other, Failure: Error>: FollowingInput<Value, (Value, Other), Failure>,
    @unchecked Sendable  // gated
{
    private let latest = ValueSlot<Other>()
    @exclusivity(unchecked)  // inside the gate
    private var hasLatest = false

    func keep(_ other: Other) {
        if latest.fill(other) { hasLatest = true }
    }

    @inline(__always)
    private func pair(_ value: Value) {
        if hasLatest, segment.isActive { downstream.receive((value, latest.value)) }
    }

    override func receive(_ value: Value) {
        segment.enter(with: self, value) { $0.pair($1) }
    }
}

private final class Paired<Value, Other, Failure: Error>: Observer<Other, Never>,
    @unchecked Sendable  // see AnyObserver
{
    private let pairing: Pairing<Value, Other, Failure>

    init(_ pairing: Pairing<Value, Other, Failure>) {
        self.pairing = pairing
        super.init()
    }

    override func receive(_ value: Other) {
        pairing.segment.enter(with: pairing, value) { $0.keep($1) }
    }
}

extension Source {
    package func withLatest<Other>(from other: Source<Other, Never>) -> Source<(Value, Other), Failure> {
        Source<(Value, Other), Failure>(following: self) { observer, segment in
            let pairing = Pairing<Value, Other, Failure>(observer, segment)
            other.attach(Paired(pairing), within: segment)
            guard segment.isActive else { return }
            pairing.attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Sends every value with the latest value of another stream.
    ///
    ///     -1-----2-----3--|->
    ///     ----a-----b--|---->
    ///      withLatest(from:)
    ///     ------(2,a)-(3,b)|->
    ///
    /// Values that arrive before the other stream has sent are dropped. The other stream is started first; its end
    /// changes nothing, and its latest value stays. Failure, completion and interruption of this producer pass at once.
    /// Disposal stops both.
    public func withLatest<Other>(from other: SignalProducer<Other, Never>) -> SignalProducer<(Value, Other), Failure> {
        SignalProducer<(Value, Other), Failure>(source.withLatest(from: other.source))
    }

    /// Sends every value with the latest value of another stream.
    @_disfavoredOverload
    public func withLatest<Other: SignalProducerConvertible>(
        from other: Other
    ) -> SignalProducer<(Value, Other.Value), Failure> where Other.Failure == Never {
        withLatest(from: other.producer)
    }
}

extension Signal {
    /// Sends every value with the latest value of another signal.
    ///
    /// See `SignalProducer/withLatest(from:)`.
    public func withLatest<Other>(from other: Signal<Other, Never>) -> Signal<(Value, Other), Failure> {
        Signal<(Value, Other), Failure>(source.withLatest(from: other.source))
    }

    /// Sends every value with the latest value of a producer, which is started now.
    ///
    /// See `SignalProducer/withLatest(from:)`.
    public func withLatest<Other>(from other: SignalProducer<Other, Never>) -> Signal<(Value, Other), Failure> {
        Signal<(Value, Other), Failure>(source.withLatest(from: other.source))
    }

    /// Sends every value with the latest value of anything that a producer can be made of, started now.
    @_disfavoredOverload
    public func withLatest<Other: SignalProducerConvertible>(
        from other: Other
    ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Never {
        withLatest(from: other.producer)
    }
}
