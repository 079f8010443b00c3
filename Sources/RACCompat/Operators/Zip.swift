import StreamCore

/// One subscription of `zip`: the values of either side that have no partner yet.
private final class Zip: @unchecked Sendable {  // state is reached inside the output's gate only
    private struct Side: ~Copyable {
        var values = ValueQueue<Any?>()
        var isCompleted = false
        var isDrained: Bool { isCompleted && values.isEmpty }
    }

    let output: Output
    @exclusivity(unchecked)
    private var left = Side()
    @exclusivity(unchecked)
    private var right = Side()
    private let join: (Any?, Any?) -> Any?

    init(_ output: Output, join: @escaping (Any?, Any?) -> Any?) {
        self.output = output
        self.join = join
    }

    func subscribe(_ leftSignal: RACSignal, _ rightSignal: RACSignal) -> RACDisposable {
        let first = subscribe(to: leftSignal, isLeft: true)
        let second = subscribe(to: rightSignal, isLeft: false)
        return RACDisposable {
            first.dispose()
            second.dispose()
        }
    }

    private func subscribe(to signal: RACSignal, isLeft: Bool) -> Segment {
        let segment = Segment(policy: .dynamic)
        signal.attach(ZipInput(self, isLeft, segment), segment)
        return segment
    }

    func receive(_ value: Any?, isLeft: Bool) {
        if isLeft {
            guard left.values.isEmpty, !right.values.isEmpty else { return left.values.append(value) }
            send(value, right.values.removeFirst())
        } else {
            guard right.values.isEmpty, !left.values.isEmpty else { return right.values.append(value) }
            send(left.values.removeFirst(), value)
        }
    }

    private func send(_ first: Any?, _ second: Any?) {
        if output.segment.isActive { output.observer.receive(join(first, second)) }
        completeIfDrained()
    }

    func complete(isLeft: Bool) {
        if isLeft { left.isCompleted = true } else { right.isCompleted = true }
        completeIfDrained()
    }

    private func completeIfDrained() {
        if left.isDrained || right.isDrained { output.segment.finish(output.observer) }
    }
}

private final class ZipInput: GatedInput, @unchecked Sendable {  // see GatedInput
    private let zip: Zip
    private let isLeft: Bool

    init(_ zip: Zip, _ isLeft: Bool, _ subscription: Segment) {
        self.zip = zip
        self.isLeft = isLeft
        super.init(zip.output, subscription)
    }

    override func handle(_ value: Any?) { zip.receive(value, isLeft: isLeft) }
    override func handleCompletion() { zip.complete(isLeft: isLeft) }
}

/// One value of a tuple that is being put together, and those before it; released in a loop.
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
            // All behind a link of values are such links.
            link = link?.next.map { unsafeDowncast($0, to: TupleLink.self) }
        }
        return RACTuple(backingArray: values)
    }
}

extension RACSignal {
    /// Pairs the first value of the receiver with the first of another signal, the second with the second, and so on.
    ///
    /// Completes when one side has completed and all its values were paired.
    public final func zipWith(_ signal: RACSignal) -> RACSignal {
        .operation { output in
            Zip(output) { RACTwoTuple(backingArray: [$0, $1]) }.subscribe(self, signal)
        }
        .named("[\(name)] -zipWith: \(signal)")
    }

    /// Sends tuples of the first values of all signals, of the second ones, and so on.
    public class func zip(_ signals: some Sequence<RACSignal>) -> RACSignal {
        let signals = Array(signals)
        guard signals.count > 1 else {
            let only = signals.first?.map { RACTuple(backingArray: [$0]) }.map { $0 }
            return (only ?? .empty()).named("+zip: \(SignalNames.list(signals))")
        }
        // As the original, pairs of pairs: an input of an inner pair ends as soon as that pair does. See also
        // `combineLatest(_:)`.
        var joined = signals[0].map { $0 }
        for index in 1..<signals.count - 1 { joined = joined.joined(to: signals[index], atDepth: index) }
        return joined.completed(by: signals[signals.count - 1], atDepth: signals.count - 1)
            .map { $0 }
            .named("+zip: \(SignalNames.list(signals))")
    }

    /// Pairs with one more signal; the values of the receiver are links already, unless it is the first.
    private func joined(to signal: RACSignal, atDepth depth: Int) -> RACSignal {
        .operation { output in
            Zip(output) { TupleLink($1, behind: TupleLink.link($0, atDepth: depth)) }.subscribe(self, signal)
        }
    }

    /// Pairs with the last signal: the tuple of all values is made here, and nowhere before.
    private func completed(by signal: RACSignal, atDepth depth: Int) -> RACSignal {
        .operation { output in
            let zip =
                depth == 1
                ? Zip(output) { RACTuple(backingArray: [$0, $1]) }
                : Zip(output) { TupleLink($1, behind: TupleLink.link($0, atDepth: depth)).makeTuple(count: depth + 1) }
            return zip.subscribe(self, signal)
        }
    }

    /// Combines the first values of all signals with a block, then the second ones, and so on.
    public class func zip(_ signals: some Sequence<RACSignal>, reduce: @escaping ([Any?]) -> Any?) -> RACSignal {
        let signals = Array(signals)
        return zip(signals).reduceEach(reduce).named("+zip: \(SignalNames.list(signals)) reduce:")
    }

    /// Combines the first values of all signals with a block of as many typed parameters, then the second ones.
    @_disfavoredOverload
    public class func zip<each Argument>(
        _ signals: some Sequence<RACSignal>, reduce: @escaping (repeat each Argument) -> Any?
    ) -> RACSignal {
        let signals = Array(signals)
        return zip(signals)
            .reduceEach(ReduceBlock(operation: "+zip:reduce:", reduce).call)
            .named("+zip: \(SignalNames.list(signals)) reduce:")
    }
}
