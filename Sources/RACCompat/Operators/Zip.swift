import StreamCore

/// One subscription of `zip`: the values of both sides that have no partner yet.
private final class Zip: @unchecked Sendable {  // state is reached inside the output's gate only
    let output: Output
    private let progress = ZipProgress(inputs: 2)
    private let left: ZipQueue<Any?>
    private let right: ZipQueue<Any?>
    private let join: (Any?, Any?) -> Any?

    init(_ output: Output, join: @escaping (Any?, Any?) -> Any?) {
        self.output = output
        self.join = join
        left = ZipQueue(progress)
        right = ZipQueue(progress)
    }

    func subscribe(_ leftSignal: RACSignal, _ rightSignal: RACSignal) -> RACDisposable {
        let first = subscribe(to: leftSignal, left)
        let second = subscribe(to: rightSignal, right)
        return RACDisposable {
            first.dispose()
            second.dispose()
        }
    }

    private func subscribe(to signal: RACSignal, _ queue: ZipQueue<Any?>) -> Segment {
        let segment = Segment(policy: .dynamic)
        signal.attach(ZipInput(self, queue, segment), segment)
        return segment
    }

    func act(_ action: ZipDecision.Action) {
        switch action {
        case .wait: break
        case .send:
            let (first, second) = (left.removeFirst(), right.removeFirst())
            if output.segment.isActive { output.observer.receive(join(first, second)) }
            act(progress.decision.afterGroup())
        case .finish: output.segment.finish(output.observer)
        }
    }
}

private final class ZipInput: GatedInput, @unchecked Sendable {  // see GatedInput
    private let zip: Zip
    private let queue: ZipQueue<Any?>

    init(_ zip: Zip, _ queue: ZipQueue<Any?>, _ subscription: Segment) {
        self.zip = zip
        self.queue = queue
        super.init(zip.output, subscription)
    }

    override func handle(_ value: Any?) {
        zip.act(RACTupleNil.isMarker(value) ? queue.append(nil) : queue.append(value))
    }
    override func handleCompletion() { zip.act(queue.complete()) }
}

/// A value of a tuple under construction, linked to the values before it; released in a loop.
private final class TupleLink: Link, @unchecked Sendable {  // immutable
    private let value: Any?

    init(_ value: Any?, behind previous: TupleLink?) {
        self.value = value
        super.init(next: previous)
    }

    /// The values that an inner pair of some depth has sent; the innermost input sends its values as they are.
    static func link(_ value: Any?, atDepth depth: Int) -> TupleLink? {
        depth == 1 ? TupleLink(value, behind: nil) : value as? TupleLink
    }

    func makeTuple(count: Int) -> RACTuple {
        var values = [Any?](repeating: nil, count: count)
        var link: TupleLink? = self
        for index in values.indices.reversed() {
            values[index] = link?.value
            // All links behind a link of values are links of values.
            link = link?.next.map { unsafeDowncast($0, to: TupleLink.self) }
        }
        return RACTuple(backingArray: values)
    }
}

extension RACSignal {
    /// Pairs the first value of the receiver with the first value of another signal, then the second values, and so on.
    ///
    /// Completes when one side has completed and all its values were paired.
    public final func zipWith(_ signal: RACSignal) -> RACSignal {
        zipped(with: signal) { RACTwoTuple(backingArray: [$0, $1]) }.named("[\(name)] -zipWith: \(signal)")
    }

    /// Sends a tuple of the first values of all signals, then of the second values, and so on.
    public class func zip(_ signals: some Sequence<RACSignal>) -> RACSignal {
        let signals = Array(signals)
        guard signals.count > 1 else {
            let only = signals.first?.map { RACTuple(backingArray: [RACTupleNil.nilForMarker($0)]) }.map { $0 }
            return (only ?? .empty()).named("+zip: \(SignalNames.list(signals))")
        }
        // Pairs of pairs, as in the original: an input of an inner pair ends as soon as the inner pair ends. See also
        // `combineLatest(_:)`.
        let last = signals.count - 1
        var joined = signals[0].map { $0 }
        for depth in 1..<last {
            joined = joined.zipped(with: signals[depth]) { TupleLink($1, behind: .link($0, atDepth: depth)) }
        }
        // Only the last pair makes the tuple of all values; two signals need no links.
        let tuples =
            last == 1
            ? joined.zipped(with: signals[last]) { RACTuple(backingArray: [$0, $1]) }
            : joined.zipped(with: signals[last]) {
                TupleLink($1, behind: .link($0, atDepth: last)).makeTuple(count: last + 1)
            }
        return tuples.map { $0 }.named("+zip: \(SignalNames.list(signals))")
    }

    /// Sends the result of `join` for each pair of values.
    private func zipped(with signal: RACSignal, join: @escaping (Any?, Any?) -> Any?) -> RACSignal {
        .operation { output in Zip(output, join: join).subscribe(self, signal) }
    }

    /// Combines the first values of all signals with a block that names no types, then the second values, and so on.
    ///
    /// The block receives the values in an array.
    public class func zip(
        _ signals: some Sequence<RACSignal>, reduce: @escaping (Any?...) -> Any?
    ) -> RACSignal {
        zip(signals, reduce: listBlock(reduce))
    }

    /// Combines the first values of all signals with a block that takes an array, then the second values, and so on.
    @_disfavoredOverload
    public class func zip(_ signals: some Sequence<RACSignal>, reduce: @escaping ([Any?]) -> Any?) -> RACSignal {
        let signals = Array(signals)
        return zip(signals).reduceEach(reduce).named("+zip: \(SignalNames.list(signals)) reduce:")
    }

    /// Combines the first values of all signals with a block of as many typed parameters, then the second values.
    @_disfavoredOverload
    public class func zip<each Argument>(
        _ signals: some Sequence<RACSignal>, reduce: @escaping (repeat each Argument) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let signals = Array(signals)
        let reduce = ReduceBlock(at: CallPlace("+zip:reduce:", ofEvery: Self.self, file, line), reduce)
        return zip(signals)
            .reduceEach(reduce.call)
            .named("+zip: \(SignalNames.list(signals)) reduce:")
    }
}

extension RACSequence {
    /// Pairs the values of the receiver with those of another sequence by position, to the end of the shorter sequence.
    public final func zipWith(_ sequence: RACSequence) -> RACSequence {
        let deeper = level < sequence.level ? sequence : self
        let isTurn = StackSpace.isTurn(of: deeper.level + 1)
        return RACSequence.sequenceWithHeadBlock(
            { [self] in
                isTurn ? StackSpace.ensuring { headZipped(with: sequence) } : headZipped(with: sequence)
            },
            tailBlock: { [self] in
                isTurn ? StackSpace.ensuring { tailZipped(with: sequence) } : tailZipped(with: sequence)
            }
        )
        .above(deeper)
        .renamed("[\(name)] -zipWith: \(sequence)")
    }

    private func headZipped(with sequence: RACSequence) -> Any? {
        guard let first = head, let second = sequence.head else { return nil }
        return RACTuplePack(first, second)
    }

    private func tailZipped(with sequence: RACSequence) -> RACSequence? {
        guard let first = tail, !(first is RACEmptySequence) else { return nil }
        guard let second = sequence.tail, !(second is RACEmptySequence) else { return nil }
        return first.zipWith(second)
    }

    /// Returns a tuple of the first values of all sequences, then of the second values, and so on.
    public class func zip(_ sequences: some Sequence<RACSequence>) -> RACSequence {
        let sequences = Array(sequences)
        return zipped(sequences).renamed("+zip: \(SignalNames.list(sequences))")
    }

    /// Combines the first values of all sequences with a block that names no types, then the second values, and so on.
    ///
    /// The block receives the values in an array.
    public class func zip(
        _ sequences: some Sequence<RACSequence>, reduce: @escaping (Any?...) -> Any?
    ) -> RACSequence {
        zip(sequences, reduce: listBlock(reduce))
    }

    /// Combines the first values of all sequences with a block that takes an array, then the second values, and so on.
    @_disfavoredOverload
    public class func zip(
        _ sequences: some Sequence<RACSequence>, reduce: @escaping ([Any?]) -> Any?
    ) -> RACSequence {
        let sequences = Array(sequences)
        return zipped(sequences).reduceEach(reduce).renamed("+zip: \(SignalNames.list(sequences)) reduce:")
    }

    /// Combines the first values of all sequences with a block of as many typed parameters, then the second values.
    @_disfavoredOverload
    public class func zip<each Argument>(
        _ sequences: some Sequence<RACSequence>, reduce: @escaping (repeat each Argument) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let sequences = Array(sequences)
        let reduce = ReduceBlock(at: CallPlace("+zip:reduce:", ofEvery: Self.self, file, line), reduce)
        return zipped(sequences)
            .reduceEach(reduce.call)
            .renamed("+zip: \(SignalNames.list(sequences)) reduce:")
    }

    /// Makes pairs of pairs, as in the original, and turns them into tuples at the end.
    private class func zipped(_ sequences: [RACSequence]) -> RACSequence {
        guard let first = sequences.first else { return .empty() }
        let pairs = sequences.dropFirst().reduce(first.map { RACTuplePack($0) }) { $0.zipWith($1) }
        let count = sequences.count
        return pairs.map { value in
            var values: [Any?] = []
            var rest = value as? RACTuple
            for _ in 1..<count {
                values.append(rest?.last)
                rest = rest?.first as? RACTuple
            }
            values.append(rest?.last)
            return RACTuple(backingArray: values.reversed())
        }
    }
}
