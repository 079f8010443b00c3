/// The last input of an output: its events are the output's.
final class Forwarding<Value, Failure: Error>: Observer<Value, Failure>, @unchecked Sendable {  // see AnyObserver
    private let observer: Observer<Value, Failure>
    private let segment: Segment

    init(_ observer: Observer<Value, Failure>, _ segment: Segment) {
        self.observer = observer
        self.segment = segment
        super.init()
    }

    override func receive(_ value: Value) { segment.send(value, to: observer) }
    override func fail(_ failure: Failure) { segment.fail(failure, observer) }
    override func complete() { segment.complete(observer) }
    override func interrupt() { if segment.isActive { segment.interrupt(observer) } }
}
