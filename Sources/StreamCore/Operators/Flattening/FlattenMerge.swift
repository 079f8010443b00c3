import Synchronization

/// Runs all inner streams at once; all it needs to know is how many streams are left.
final class FlattenMerge<Output, Failure: Error>: Flattening<Output, Failure>, @unchecked Sendable {  // atomic
    /// The inner streams that run, and one for the outer stream.
    private let remaining = Atomic<Int>(1)

    override func begin(_ node: SourceNode) {
        guard !node.isImmediate else { return node.sendImmediate(to: observer, segment) }
        remaining.add(1, ordering: .relaxed)
        let (child, token) = segment.makeChild()
        guard child.isActive else { return }
        Source(node: node).attach(MergedStream(self, token), child)
    }

    override func outerCompleted() {
        oneCompleted()
    }

    fileprivate func oneCompleted() {
        if remaining.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { segment.complete(observer) }
    }
}

private final class MergedStream<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let merge: FlattenMerge<Value, Failure>
    private let segment: Segment
    private let observer: Observer<Value, Failure>
    private let token: MemberToken

    init(_ merge: FlattenMerge<Value, Failure>, _ token: MemberToken) {
        self.merge = merge
        segment = merge.segment
        observer = merge.observer
        self.token = token
        super.init()
    }

    override func receive(_ value: Value) { segment.send(value, to: observer) }
    override func fail(_ failure: Failure) { segment.fail(failure, observer) }
    override func interrupt() { complete() }

    override func complete() {
        guard segment.isActive else { return }
        segment.remove(token)
        merge.oneCompleted()
    }
}
