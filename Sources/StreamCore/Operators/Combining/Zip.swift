/// The state that the inputs of `zip` share; touched inside the output's gate.
final class ZipCombination<Output, Failure: Error>: @unchecked Sendable {  // gated
    let segment: Segment
    let observer: Observer<Output, Failure>
    private let progress: ZipProgress
    private let takeOutput: () -> Output

    init(
        _ observer: Observer<Output, Failure>, _ segment: Segment, _ progress: ZipProgress,
        _ takeOutput: @escaping () -> Output
    ) {
        self.observer = observer
        self.segment = segment
        self.progress = progress
        self.takeOutput = takeOutput
    }

    func attach<Value>(_ source: Source<Value, Failure>, _ queue: ZipQueue<Value>) {
        guard segment.isActive else { return }
        source.attach(ZipInput(self, queue), within: segment)
    }

    @inline(__always)
    func act(_ action: ZipDecision.Action) {
        switch action {
        case .wait: break
        case .send: sendGroup()
        case .finish: segment.finish(observer)
        }
    }

    private func sendGroup() {
        observer.receive(takeOutput())
        if progress.decision.afterGroup() == .finish { segment.finish(observer) }
    }
}

private final class ZipInput<Value, Output, Failure: Error>: SegmentInput<Value, Output, Failure>,
    @unchecked Sendable  // gated
{
    private let combination: ZipCombination<Output, Failure>
    private let queue: ZipQueue<Value>

    init(_ combination: ZipCombination<Output, Failure>, _ queue: ZipQueue<Value>) {
        self.combination = combination
        self.queue = queue
        super.init(combination.observer, combination.segment)
    }

    override func receive(_ value: Value) {
        segment.enter(with: self, value) { $0.process($1) }
    }

    @inline(__always)
    private func process(_ value: Value) {
        if segment.isActive { combination.act(queue.append(value)) }
    }

    override func complete() {
        segment.enter { self.combination.act(self.queue.complete()) }
    }
}

extension Source {
    /// Starts the inputs in order; sends the first value of each as a group, then the second value of each and so on.
    package static func zip<First, each Other>(
        _ first: Source<First, Failure>, _ others: repeat Source<each Other, Failure>
    ) -> Source where Value == (First, repeat each Other) {
        Source { observer, segment in
            let count = 1 + packCount(repeat (each Other).self)
            let progress = ZipProgress(inputs: count)
            let queue = ZipQueue<First>(progress)
            let queues = (repeat ZipQueue<each Other>(progress))
            let combination = ZipCombination(observer, segment, progress) {
                (queue.removeFirst(), repeat (each queues).removeFirst())
            }
            combination.attach(first, queue)
            repeat combination.attach(each others, each queues)
        }
    }

    /// Zips two inputs, which need no parameter pack.
    package func zip<Other>(with other: Source<Other, Failure>) -> Source<(Value, Other), Failure> {
        Source<(Value, Other), Failure> { observer, segment in
            let progress = ZipProgress(inputs: 2)
            let queue = ZipQueue<Value>(progress)
            let otherQueue = ZipQueue<Other>(progress)
            let combination = ZipCombination(observer, segment, progress) {
                (queue.removeFirst(), otherQueue.removeFirst())
            }
            combination.attach(self, queue)
            combination.attach(other, otherQueue)
        }
    }
}

extension SignalProducer {
    /// Pairs the values of this producer and of another: the first values, the second values and so on.
    ///
    ///     -1--2--3------4|->
    ///     ---a-----b------->
    ///      zip(with:)
    ///     -(1,a)-(2,b)----->
    ///
    /// Values of the faster producer wait. This producer is started first. The result completes when either producer
    /// has completed and its last value is paired; failure or interruption of either ends the result at once. Disposal
    /// stops both.
    public func zip<Other>(with other: SignalProducer<Other, Failure>) -> SignalProducer<(Value, Other), Failure> {
        SignalProducer<(Value, Other), Failure>(source.zip(with: other.source))
    }

    /// Pairs the values of this producer and of a signal, or anything else that a producer can be made of.
    @_disfavoredOverload
    public func zip<Other: SignalProducerConvertible>(
        with other: Other
    ) -> SignalProducer<(Value, Other.Value), Failure> where Other.Failure == Failure {
        zip(with: other.producer)
    }

    /// Pairs the values of two producers.
    ///
    /// See `zip(with:)`.
    public static func zip<Second>(
        _ first: SignalProducer, _ second: SignalProducer<Second, Failure>
    ) -> SignalProducer<(Value, Second), Failure> {
        first.zip(with: second)
    }

    /// Groups the values of three or more producers as tuples.
    ///
    /// See `zip(with:)`.
    public static func zip<Second, Third, each Other>(
        _ first: SignalProducer, _ second: SignalProducer<Second, Failure>, _ third: SignalProducer<Third, Failure>,
        _ others: repeat SignalProducer<each Other, Failure>
    ) -> SignalProducer<(Value, Second, Third, repeat each Other), Failure> {
        SignalProducer<(Value, Second, Third, repeat each Other), Failure>(
            .zip(first.source, second.source, third.source, repeat (each others).source))
    }
}

extension Signal {
    /// Pairs the values of this signal and of another.
    ///
    /// See `SignalProducer/zip(with:)`.
    public func zip<Other>(with other: Signal<Other, Failure>) -> Signal<(Value, Other), Failure> {
        Signal<(Value, Other), Failure>(source.zip(with: other.source))
    }

    /// Pairs the values of this signal and of a producer, or anything else that a producer can be made of, started now.
    @_disfavoredOverload
    public func zip<Other: SignalProducerConvertible>(
        with other: Other
    ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Failure {
        Signal<(Value, Other.Value), Failure>(source.zip(with: other.producer.source))
    }

    /// Pairs the values of two signals.
    ///
    /// See `SignalProducer/zip(with:)`.
    public static func zip<Second>(
        _ first: Signal, _ second: Signal<Second, Failure>
    ) -> Signal<(Value, Second), Failure> {
        first.zip(with: second)
    }

    /// Groups the values of three or more signals as tuples.
    ///
    /// See `SignalProducer/zip(with:)`.
    public static func zip<Second, Third, each Other>(
        _ first: Signal, _ second: Signal<Second, Failure>, _ third: Signal<Third, Failure>,
        _ others: repeat Signal<each Other, Failure>
    ) -> Signal<(Value, Second, Third, repeat each Other), Failure> {
        Signal<(Value, Second, Third, repeat each Other), Failure>(
            .zip(first.source, second.source, third.source, repeat (each others).source))
    }
}
