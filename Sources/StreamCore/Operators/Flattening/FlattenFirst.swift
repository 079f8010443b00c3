/// Runs one inner stream at a time, and drops those that come meanwhile.
final class FlattenFirst<Output, Failure: Error>: Flattening<Output, Failure>,
    @unchecked Sendable  // guarded by the lock
{
    private let lock = Lock()
    private var isRunning = false
    private var isOuterCompleted = false

    override func begin(_ node: SourceNode) {
        let mayRun = lock.withLock {
            defer { isRunning = true }
            return !isRunning
        }
        guard mayRun else { return }
        let (child, token) = segment.makeChild()
        guard child.isActive else { return }
        Source(node: node).attach(FirstStream(self, token), child)
    }

    override func outerCompleted() {
        let isOver = lock.withLock {
            isOuterCompleted = true
            return !isRunning
        }
        if isOver { segment.complete(observer) }
    }

    fileprivate func innerCompleted() {
        let isOver = lock.withLock {
            isRunning = false
            return isOuterCompleted
        }
        if isOver { segment.complete(observer) }
    }
}

private final class FirstStream<Value, Failure: Error>: MemberInput<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let first: FlattenFirst<Value, Failure>

    init(_ first: FlattenFirst<Value, Failure>, _ token: MemberToken) {
        self.first = first
        super.init(first.segment, first.observer, token)
    }

    override func ended() { first.innerCompleted() }
    override func interrupt() { if first.segment.isActive { first.segment.interrupt(first.observer) } }
}
