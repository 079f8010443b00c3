/// The runs of one start of a repeated source.
private final class Repetitions<Value, Failure: Error>: @unchecked Sendable {  // runs follow one another
    let observer: Observer<Value, Failure>
    let segment: Segment
    private let source: Source<Value, Failure>
    private let trampoline = Trampoline()
    @exclusivity(unchecked)  // runs follow one another
    private var decision: RestartDecision

    init(_ source: Source<Value, Failure>, _ observer: Observer<Value, Failure>, _ segment: Segment, count: Int) {
        self.source = source
        self.observer = observer
        self.segment = segment
        decision = RestartDecision(limit: count - 1)
    }

    func begin() {
        trampoline.bounce {
            let (child, token) = segment.makeChild()
            if child.isActive { source.attach(Repetition(self, token), child) }
        }
    }

    func completed(_ token: MemberToken) {
        guard segment.isActive else { return }
        guard decision.restartsAgain() else { return segment.complete(observer) }
        segment.remove(token)
        begin()
    }
}

private final class Repetition<Value, Failure: Error>: SegmentInput<Value, Value, Failure>,
    @unchecked Sendable  // immutable
{
    private let repetitions: Repetitions<Value, Failure>
    private let token: MemberToken

    init(_ repetitions: Repetitions<Value, Failure>, _ token: MemberToken) {
        self.repetitions = repetitions
        self.token = token
        super.init(repetitions.observer, repetitions.segment)
    }

    override func receive(_ value: Value) { forward(value) }
    override func complete() { repetitions.completed(token) }
}

extension Source {
    package func `repeat`(_ count: Int) -> Source {
        require(count >= 0, "repeat(_:) needs a count of 0 or more, not \(count).")
        switch count {
        case 0: return Source { observer, segment in segment.complete(observer) }
        case 1: return self
        default:
            return Source(following: self) { observer, segment in
                Repetitions(self, observer, segment, count: count).begin()
            }
        }
    }
}

extension SignalProducer {
    /// Starts the producer again when it completes, until the producer has run `count` times.
    ///
    ///     -1-2|
    ///      repeat(2)
    ///     -1-2-1-2|->
    ///
    /// With 0, nothing is started and the result completes at once. Failure and interruption pass at once. Runs that
    /// complete while they are being started follow one another in a loop. Disposal stops the current run.
    ///
    /// - Parameter count: How many times the producer runs; 0 or more.
    public func `repeat`(_ count: Int) -> SignalProducer {
        SignalProducer(source.repeat(count))
    }
}
