import StreamCore

/// One subscription of `zipWith:`.
private final class Zip: @unchecked Sendable {  // state is reached inside the output's gate only
    private struct Side {
        var values = Queue<Any?>()
        var isCompleted = false
        var isDrained: Bool { isCompleted && values.isEmpty }
    }

    private let output: Output
    private var left = Side()
    private var right = Side()

    init(_ output: Output) {
        self.output = output
    }

    func subscribe(_ leftSignal: RACSignal, _ rightSignal: RACSignal) -> RACDisposable {
        let first = subscribe(to: leftSignal) { [self] change in change(&left) }
        let second = subscribe(to: rightSignal) { [self] change in change(&right) }
        return RACDisposable {
            first.dispose()
            second.dispose()
        }
    }

    private func subscribe(to signal: RACSignal, _ modify: @escaping ((inout Side) -> Void) -> Void) -> Segment {
        signal.input(
            next: { [self] value in
                output.segment.enter { [self] in
                    modify { $0.values.append(value) }
                    sendPair()
                }
            },
            error: output.sendError,
            completed: { [self] in
                output.segment.enter { [self] in
                    modify { $0.isCompleted = true }
                    completeIfDrained()
                }
            })
    }

    private func sendPair() {
        guard !left.values.isEmpty, !right.values.isEmpty else { return }
        guard let first = left.values.popFirst(), let second = right.values.popFirst() else { return }
        output.sendNext(RACTuplePack(first, second))
        completeIfDrained()
    }

    private func completeIfDrained() {
        if left.isDrained || right.isDrained { output.sendCompleted() }
    }
}

extension RACSignal {
    /// Pairs the first value of the receiver with the first of another signal, the second with the second, and so on.
    ///
    /// Completes when one side has completed and all its values were paired.
    public final func zipWith(_ signal: RACSignal) -> RACSignal {
        .operation { output in Zip(output).subscribe(self, signal) }.named("[\(name)] -zipWith: \(signal)")
    }

    /// Sends tuples of the first values of all signals, of the second ones, and so on.
    public class func zip(_ signals: some Sequence<RACSignal>) -> RACSignal {
        let signals = Array(signals)
        return join(signals) { $0.zipWith($1) }.named("+zip: \(signals)")
    }

    /// Combines the first values of all signals with a block, then the second ones, and so on.
    public class func zip(_ signals: some Sequence<RACSignal>, reduce: @escaping ([Any?]) -> Any?) -> RACSignal {
        let signals = Array(signals)
        return zip(signals).reduceEach(reduce).named("+zip: \(signals) reduce:")
    }

    /// Combines the first values of all signals with a block of as many typed parameters, then the second ones.
    @_disfavoredOverload
    public class func zip<each Argument>(
        _ signals: some Sequence<RACSignal>, reduce: @escaping (repeat each Argument) -> Any?
    ) -> RACSignal {
        let signals = Array(signals)
        return zip(signals)
            .reduceEach(ReduceBlock(operation: "+zip:reduce:", reduce).call)
            .named("+zip: \(signals) reduce:")
    }
}
