import StreamCore

/// One subscription of `combineLatestWith:`.
private final class CombineLatest: @unchecked Sendable {  // state is reached inside the output's gate only
    private let output: Output
    private var left: Any??
    private var right: Any??
    private var completedCount = 0

    init(_ output: Output) {
        self.output = output
    }

    func subscribe(_ leftSignal: RACSignal, _ rightSignal: RACSignal) -> RACDisposable {
        let open = RACCompoundDisposable()
        open.addDisposable(subscribe(to: leftSignal) { [self] in left = .some($0) })
        open.addDisposable(subscribe(to: rightSignal) { [self] in right = .some($0) })
        return open
    }

    private func subscribe(to signal: RACSignal, store: @escaping (Any?) -> Void) -> RACDisposable {
        SubscriptionDisposable(
            signal.input(
                next: { [self] value in
                    output.segment.enter { [self] in
                        store(value)
                        sendLatest()
                    }
                },
                error: output.sendError,
                completed: { [self] in
                    output.segment.enter { [self] in
                        completedCount += 1
                        if completedCount == 2 { output.sendCompleted() }
                    }
                }))
    }

    private func sendLatest() {
        if let left, let right { output.sendNext(RACTuplePack(left, right)) }
    }
}

extension RACSignal {
    /// Sends a tuple of the newest values of the receiver and of another signal, whenever one of them sends.
    ///
    /// Nothing is sent before both have; completes when both have completed.
    public final func combineLatestWith(_ signal: RACSignal) -> RACSignal {
        .operation { output in CombineLatest(output).subscribe(self, signal) }
            .named("[\(name)] -combineLatestWith: \(signal)")
    }

    /// Sends a tuple of the newest values of all signals, whenever one of them sends.
    ///
    /// Nothing is sent before all have; completes when all have completed, at once when there are none.
    public class func combineLatest(_ signals: some Sequence<RACSignal>) -> RACSignal {
        let signals = Array(signals)
        return join(signals) { $0.combineLatestWith($1) }.named("+combineLatest: \(signals)")
    }

    /// Combines the newest values of all signals with a block, whenever one of them sends.
    public class func combineLatest(
        _ signals: some Sequence<RACSignal>, reduce: @escaping ([Any?]) -> Any?
    ) -> RACSignal {
        let signals = Array(signals)
        return combineLatest(signals).reduceEach(reduce).named("+combineLatest: \(signals) reduce:")
    }

    /// Combines the newest values of all signals with a block of as many typed parameters.
    ///
    ///     RACSignal.combineLatest([name, age]) { (name: String?, age: Int) in "\(name ?? "?"), \(age)" }
    @_disfavoredOverload
    public class func combineLatest<each Argument>(
        _ signals: some Sequence<RACSignal>, reduce: @escaping (repeat each Argument) -> Any?
    ) -> RACSignal {
        let signals = Array(signals)
        return combineLatest(signals)
            .reduceEach(ReduceBlock(operation: "+combineLatest:reduce:", reduce).call)
            .named("+combineLatest: \(signals) reduce:")
    }

    /// Joins signals two by two, and flattens the nested pairs that result into one tuple.
    static func join(_ signals: [RACSignal], _ pair: (RACSignal, RACSignal) -> RACSignal) -> RACSignal {
        guard let first = signals.first else { return .empty() }
        var joined = first.map { RACTuplePack($0) }
        for signal in signals.dropFirst() { joined = pair(joined, signal) }
        return joined.map { nested in
            var values: [Any?] = []
            var rest = nested as? RACTuple
            while let tuple = rest {
                values.append(tuple.last)
                rest = tuple.count > 1 ? tuple.first as? RACTuple : nil
            }
            return RACTuple(backingArray: values.reversed())
        }
    }
}
