/// Runs one inner stream at a time, and drops those that come meanwhile.
final class FlattenFirst<Output, Failure: Error>: Flattening<Output, Failure>,
    @unchecked Sendable  // see Flattening
{
    private let state = Guarded((isRunning: false, isOuterCompleted: false))

    override func begin(_ node: SourceNode) {
        let mayRun = state.withLock { !exchange(&$0.isRunning, with: true) }
        guard mayRun else { return }
        let (child, token) = segment.makeChild()
        guard child.isActive else { return }
        Source(node: node).attach(FirstStream(self, token), child)
    }

    override func outerCompleted() {
        let isOver = state.withLock {
            $0.isOuterCompleted = true
            return !$0.isRunning
        }
        if isOver { segment.complete(observer) }
    }

    fileprivate func innerCompleted() {
        let isOver = state.withLock {
            $0.isRunning = false
            return $0.isOuterCompleted
        }
        if isOver { segment.complete(observer) }
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
