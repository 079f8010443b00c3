/// The state that the outer and the inner streams of a flattened stream share; each strategy is a subclass.
///
/// Inner streams are attached outside the output's gate, so that each value is delivered when it arrives: the consumer
/// can stop an endless inner stream.
class Flattening<Output, Failure: Error>: @unchecked Sendable {  // subclasses guard what they add
    final let segment: Segment
    final let observer: Observer<Output, Failure>

    init(_ observer: Observer<Output, Failure>, _ segment: Segment) {
        self.observer = observer
        self.segment = segment
    }

    /// Takes the next inner stream, in the outer stream's turn.
    func begin(_ node: SourceNode) {
        fatalError("A strategy says how inner streams begin.")
    }

    /// Records that no further inner stream will arrive.
    func outerCompleted() {
        fatalError("A strategy says when the result completes.")
    }
}

/// Turns the values of the outer stream into inner streams.
final class OuterStream<Input, Output, Failure: Error>: Observer<Input, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let flattening: Flattening<Output, Failure>
    private let transform: (Input) -> Source<Output, Failure>

    init(_ flattening: Flattening<Output, Failure>, _ transform: @escaping (Input) -> Source<Output, Failure>) {
        self.flattening = flattening
        self.transform = transform
        super.init()
    }

    override func receive(_ value: Input) {
        flattening.begin(transform(value).node)
    }

    override func fail(_ failure: Failure) {
        flattening.segment.fail(failure, flattening.observer)
    }

    override func complete() {
        flattening.outerCompleted()
    }

    override func interrupt() {
        // The usual cause is the end of the output's segment, which has disposed of its inputs.
        if flattening.segment.isActive { flattening.segment.interrupt(flattening.observer) }
    }
}
