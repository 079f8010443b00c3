/// The input of an operator that has many, one after the other or at once: its end is not the end of the operator.
///
/// Values and failure go to the output; completion and interruption forget the input and tell the operator.
class MemberInput<Value, Failure: Error>: Observer<Value, Failure>, @unchecked Sendable {  // see AnyObserver
    private final let segment: Segment
    private final let observer: Observer<Value, Failure>
    private final let token: MemberToken

    init(_ segment: Segment, _ observer: Observer<Value, Failure>, _ token: MemberToken) {
        self.segment = segment
        self.observer = observer
        self.token = token
        super.init(next: nil)
    }

    /// Tells the operator that this input has ended without a failure, while the operator has not.
    func ended() {}

    override func receive(_ value: Value) { segment.send(value, to: observer) }
    override func fail(_ failure: Failure) { segment.fail(failure, observer) }
    override func interrupt() { complete() }

    override func complete() {
        guard segment.isActive else { return }
        segment.remove(token)
        ended()
    }
}
