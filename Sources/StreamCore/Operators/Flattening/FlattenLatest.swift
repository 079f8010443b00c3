import Synchronization

/// Runs the newest inner stream, and disposes of the previous inner stream.
final class FlattenLatest<Output, Failure: Error>: Flattening<Output, Failure>,
    @unchecked Sendable  // see Flattening
{
    private let state = Guarded(LatestState())
    /// Numbers the inner streams, so that a value that another thread is just sending from an old stream is not
    /// delivered.
    private let generation = Atomic<Int>(0)

    override func begin(_ node: SourceNode) {
        let number = generation.add(1, ordering: .acquiringAndReleasing).newValue
        guard !node.isImmediate else {
            replaceCurrent(with: nil)
            return node.sendImmediate(to: observer, segment)
        }
        let (child, token) = segment.makeChild()
        replaceCurrent(with: (child, token))
        guard child.isActive else { return }
        Source(node: node).attach(LatestStream(self, child, number), child)
    }

    override func outerCompleted() {
        let isOver = state.withLock {
            $0.isOuterCompleted = true
            return $0.current == nil
        }
        if isOver { segment.complete(observer) }
    }

    private func replaceCurrent(with next: (child: Segment, token: MemberToken)?) {
        guard let replaced = state.withLock({ exchange(&$0.current, with: next) }) else { return }
        segment.remove(replaced.token)
        replaced.child.dispose()
    }

    fileprivate func isCurrent(_ number: Int) -> Bool {
        generation.load(ordering: .acquiring) == number && segment.isActive
    }

    fileprivate func completed(_ child: Segment) {
        let (completed, isOver) = state.withLock { state -> ((child: Segment, token: MemberToken)?, Bool) in
            guard state.current?.child === child else { return (nil, false) }
            return (state.current.take(), state.isOuterCompleted)
        }
        if let completed { segment.remove(completed.token) }
        if isOver { segment.complete(observer) }
    }
}

private struct LatestState {
    /// The segment of the running inner stream, not its observer, which refers to this object.
    var current: (child: Segment, token: MemberToken)?
    var isOuterCompleted = false
}

private final class LatestStream<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let latest: FlattenLatest<Value, Failure>
    private let segment: Segment
    private let observer: Observer<Value, Failure>
    private let child: Segment
    private let number: Int

    init(_ latest: FlattenLatest<Value, Failure>, _ child: Segment, _ number: Int) {
        self.latest = latest
        segment = latest.segment
        observer = latest.observer
        self.child = child
        self.number = number
        super.init()
    }

    override func receive(_ value: Value) {
        segment.enter(with: self, value) { $0.process($1) }
    }

    @inline(__always)
    private func process(_ value: Value) {
        if latest.isCurrent(number) { observer.receive(value) }
    }

    override func fail(_ failure: Failure) {
        segment.enter { if self.latest.isCurrent(self.number) { self.segment.finish(self.observer, failure) } }
    }

    override func complete() { latest.completed(child) }
    override func interrupt() { latest.completed(child) }
}
