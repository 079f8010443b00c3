/// What the outer and the inner streams of one flattened stream share; each strategy is a subclass.
///
/// Inner streams are attached outside the output's gate, so that their values are delivered one by one as they come:
/// an endless inner stream can be stopped by its consumer.
class Flattening<Output, Failure: Error>: @unchecked Sendable {  // subclasses guard what they add
    final let segment: Segment
    final let observer: Observer<Output, Failure>

    init(_ observer: Observer<Output, Failure>, _ segment: Segment) {
        self.observer = observer
        self.segment = segment
    }

    /// Takes the next inner stream, in the turn of the outer one.
    func begin(_ node: SourceNode) {
        fatalError("A strategy says how inner streams begin.")
    }

    /// Takes note that no further inner stream will come.
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
        // Usually this is the end of the output's segment, which has disposed of its inputs.
        if flattening.segment.isActive { flattening.segment.interrupt(flattening.observer) }
    }
}
