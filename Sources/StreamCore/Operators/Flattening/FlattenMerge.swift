import Synchronization

/// Runs all inner streams at once; the only state is the number of remaining streams.
final class FlattenMerge<Output, Failure: Error>: Flattening<Output, Failure>, @unchecked Sendable {  // atomic
    /// The number of running inner streams, plus 1 while the outer stream runs.
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

private final class MergedStream<Value, Failure: Error>: InnerInput<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let merge: FlattenMerge<Value, Failure>

    init(_ merge: FlattenMerge<Value, Failure>, _ token: MemberToken) {
        self.merge = merge
        super.init(merge.segment, merge.observer, token)
    }

    package override func ended() { merge.oneCompleted() }
}
