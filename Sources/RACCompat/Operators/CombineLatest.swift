import StreamCore
import Synchronization

/// One subscription of `combineLatest`: the newest value of each input.
private final class CombineLatest: @unchecked Sendable {  // state is reached inside the output's gate only
    let output: Output
    @exclusivity(unchecked)  // inside the gate
    private var latest: [Any?]
    private var hasValue: [Bool]
    @exclusivity(unchecked)  // inside the gate
    private var decision: LatestDecision
    private let makeTuple: ([Any?]) -> RACTuple
    private let inputCount: Int
    private let open = RACCompoundDisposable()
    /// The number of inputs that have been subscribed to.
    private let subscribedCount = Atomic<Int>(0)
    private let hasFailed = Atomic<Bool>(false)

    init(_ output: Output, count: Int, makeTuple: @escaping ([Any?]) -> RACTuple) {
        self.output = output
        self.makeTuple = makeTuple
        inputCount = count
        latest = [Any?](repeating: nil, count: count)
        hasValue = [Bool](repeating: false, count: count)
        decision = LatestDecision(inputs: count)
    }

    func subscribe(to signals: [RACSignal]) -> RACDisposable {
        for (index, signal) in signals.enumerated() {
            let segment = Segment(policy: .dynamic)
            signal.attach(CombineLatestInput(self, index, segment), segment)
            open.addDisposable(SubscriptionDisposable(segment))
            subscribedCount.store(index + 1, ordering: .relaxed)
            // The original combines pairs of pairs. After a failure, an inner pair lets go of its inputs before the next
            // input is subscribed to.
            if index > 0, hasFailed.load(ordering: .relaxed) { open.dispose() }
        }
        return open
    }

    func fail(_ failure: RACFailure, at index: Int) {
        hasFailed.store(true, ordering: .relaxed)
        let count = subscribedCount.load(ordering: .relaxed)
        // While another input is being subscribed to, the pairs before that end first.
        if index < count, count < inputCount { open.dispose() }
        output.sendError(failure.error)
    }

    func receive(_ value: Any?, at index: Int) {
        // The previous value is released after the delivery: its `deinit` may send.
        let previous = exchange(&latest[index], with: value)
        defer { release(previous) }
        let isFirst = !decision.isFilled && !exchange(&hasValue[index], with: true)
        guard decision.received(isFirst: isFirst) == .send, output.segment.isActive else { return }
        output.observer.receive(makeTuple(latest))
    }

    func complete() {
        if decision.completed() == .finish { output.segment.finish(output.observer) }
    }
}

private final class CombineLatestInput: GatedInput, @unchecked Sendable {  // see GatedInput
    private let combination: CombineLatest
    private let index: Int

    init(_ combination: CombineLatest, _ index: Int, _ subscription: Segment) {
        self.combination = combination
        self.index = index
        super.init(combination.output, subscription)
    }

    override func handle(_ value: Any?) {
        if RACTupleNil.isMarker(value) {
            combination.receive(nil, at: index)
        } else {
            combination.receive(value, at: index)
        }
    }
    override func handleCompletion() { combination.complete() }
    override func fail(_ failure: RACFailure) { combination.fail(failure, at: index) }
}

extension RACSignal {
    /// Sends a tuple of the newest values of the receiver and of another signal, whenever one of them sends.
    ///
    /// Sends nothing until both have sent a value; completes when both have completed.
    public final func combineLatestWith(_ signal: RACSignal) -> RACSignal {
        .operation { output in
            CombineLatest(output, count: 2) { RACTwoTuple(backingArray: $0) }.subscribe(to: [self, signal])
        }
        .named("[\(name)] -combineLatestWith: \(signal)")
    }

    /// Sends a tuple of the newest values of all signals, whenever one of them sends.
    ///
    /// Sends nothing until all signals have sent a value; completes when all have completed, at once without signals.
    public class func combineLatest(_ signals: some Sequence<RACSignal>) -> RACSignal {
        let signals = Array(signals)
        guard !signals.isEmpty else { return .empty() }
        // The original wraps the values of the first signal, and unwraps the result, with `map`: a completion that
        // comes while one of these maps is delivering waits for it. Between the two maps, the original combines pairs
        // of pairs, which differ from combining all signals at once only where an input fails before all are subscribed
        // to.
        return RACSignal.operation { output in
            let inputs = [signals[0].map { $0 }] + signals.dropFirst()
            return CombineLatest(output, count: inputs.count) { RACTuple(backingArray: $0) }.subscribe(to: inputs)
        }
        .map { $0 }
        .named("+combineLatest: \(SignalNames.list(signals))")
    }

    /// Combines the newest values of all signals with a block that names no types, and receives the values in an array.
    public class func combineLatest(
        _ signals: some Sequence<RACSignal>, reduce: @escaping (Any?...) -> Any?
    ) -> RACSignal {
        combineLatest(signals, reduce: listBlock(reduce))
    }

    /// Combines the newest values of all signals with a block that takes an array, whenever one of them sends.
    @_disfavoredOverload
    public class func combineLatest(
        _ signals: some Sequence<RACSignal>, reduce: @escaping ([Any?]) -> Any?
    ) -> RACSignal {
        let signals = Array(signals)
        return combineLatest(signals).reduceEach(reduce).named("+combineLatest: \(SignalNames.list(signals)) reduce:")
    }

    /// Combines the newest values of all signals with a block of as many typed parameters.
    ///
    ///     RACSignal.combineLatest([name, age]) { (name: String?, age: Int) in "\(name ?? "?"), \(age)" }
    @_disfavoredOverload
    public class func combineLatest<each Argument>(
        _ signals: some Sequence<RACSignal>, reduce: @escaping (repeat each Argument) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let signals = Array(signals)
        let reduce = ReduceBlock(at: CallPlace("+combineLatest:reduce:", ofEvery: Self.self, file, line), reduce)
        return combineLatest(signals)
            .reduceEach(reduce.call)
            .named("+combineLatest: \(SignalNames.list(signals)) reduce:")
    }
}
