/// Runs one inner stream at a time, and drops the streams that arrive meanwhile.
final class FlattenFirst<Output, Failure: Error>: Flattening<Output, Failure>,
    @unchecked Sendable  // see Flattening
{
    private let state = Guarded(LimitDecision(limit: 1, excess: .isDropped))

    override func begin(_ node: SourceNode) {
        guard state.withLock({ $0.arrived() }) == .start else { return }
        let (child, token) = segment.makeChild()
        guard child.isActive else { return }
        Source(node: node).attach(FirstStream(self, token), child)
    }

    override func outerCompleted() {
        if state.withLock({ $0.outerCompleted() }) { segment.complete(observer) }
    }

    fileprivate func innerCompleted() {
        if state.withLock({ $0.ended() }) == .finish { segment.complete(observer) }
    }
}

private final class FirstStream<Value, Failure: Error>: InnerInput<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let first: FlattenFirst<Value, Failure>

    init(_ first: FlattenFirst<Value, Failure>, _ token: MemberToken) {
        self.first = first
        super.init(first.segment, first.observer, token)
    }

    package override func ended() { first.innerCompleted() }
    override func interrupt() { if first.segment.isActive { first.segment.interrupt(first.observer) } }
}
