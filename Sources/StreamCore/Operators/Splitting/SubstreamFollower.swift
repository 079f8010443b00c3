/// The place of an observer in a substream, until the observer's segment ends.
final class SubstreamFollower<Value, Failure: Error>: Observer<Value, Failure>, Disposable,
    @unchecked Sendable  // see AnyObserver
{
    let observer: Observer<Value, Failure>
    let segment: Segment
    private let substream: Substream<Value, Failure>
    /// The handle, retained as long as the observer is present.
    private let handle: AnyObject?
    /// The follower's number in the substream; 0 before the substream has admitted the follower.
    @exclusivity(unchecked)  // under the lock of the substream
    var number = 0

    init(
        _ observer: Observer<Value, Failure>, _ segment: Segment, _ substream: Substream<Value, Failure>,
        _ handle: AnyObject?
    ) {
        self.observer = observer
        self.segment = segment
        self.substream = substream
        self.handle = handle
        super.init()
    }

    var isDisposed: Bool { segment.isDisposed }
    func dispose() { substream.remove(self) }

    override func receive(_ value: Value) { segment.send(value, to: observer) }
    override func fail(_ failure: Failure) { segment.fail(failure, observer) }
    override func complete() { segment.complete(observer) }
    override func interrupt() { segment.interrupt(observer) }

    /// Ends the observer from inside the segment's gate.
    func finish(_ termination: Termination<Failure>) {
        switch termination {
        case .failed(let failure): segment.finish(observer, failure)
        case .completed: segment.finish(observer)
        case .interrupted: segment.finishInterrupted(observer)
        }
    }
}

/// The object that the producer of a substream and its observers hold.
final class SubstreamHandle<Value, Failure: Error>: Sendable {
    let substream: Substream<Value, Failure>

    init(_ substream: Substream<Value, Failure>) {
        self.substream = substream
    }

    deinit { substream.abandon() }
}
