import Synchronization

/// Runs inner streams as long as fewer than a limit are running; the others wait, in order.
final class FlattenLimited<Output, Failure: Error>: Flattening<Output, Failure>,
    @unchecked Sendable  // see Flattening
{
    private let state: Guarded<LimitedState>

    init(_ observer: Observer<Output, Failure>, _ segment: Segment, limit: UInt) {
        state = Guarded(LimitedState(decision: LimitDecision(limit: Int(clamping: limit))))
        super.init(observer, segment)
    }

    override func begin(_ node: SourceNode) {
        let isImmediate = node.isImmediate
        let arrival = state.withLock { state in
            let arrival = state.decision.arrived(isImmediate: isImmediate)
            if arrival == .wait { state.waiting.append(node) }
            return arrival
        }
        guard arrival == .start else { return }
        if isImmediate { node.sendImmediate(to: observer, segment) } else { run(node) }
    }

    override func outerCompleted() {
        if state.withLock({ $0.decision.outerCompleted() }) { segment.complete(observer) }
    }

    /// Starts a waiting inner stream in the place of a stream that has ended.
    fileprivate func runNext() {
        if let node = takeNext() { run(node) }
    }

    /// Starts `node`, then waiting streams as long as each completes during its start: a loop, not a recursion.
    private func run(_ node: SourceNode) {
        var following: SourceNode? = node
        while let node = following {
            guard attach(node) else { return }
            following = takeNext()
        }
    }

    /// Returns whether the inner stream has already ended.
    private func attach(_ node: SourceNode) -> Bool {
        if node.isImmediate {
            node.sendImmediate(to: observer, segment)
            return segment.isActive
        }
        let (child, token) = segment.makeChild()
        guard child.isActive else { return false }
        let inner = LimitedStream(self, token)
        Source(node: node).attach(inner, child)
        return inner.leaveStart() && segment.isActive
    }

    /// Hands the place of an ended stream to the next waiting stream, or frees the place.
    private func takeNext() -> SourceNode? {
        let (node, isOver) = state.withLock { state -> (SourceNode?, Bool) in
            switch state.decision.ended() {
            case .startNext: (state.waiting.removeFirst(), false)
            case .wait: (nil, false)
            case .finish: (nil, true)
            }
        }
        if isOver { segment.complete(observer) }
        return node
    }
}

private struct LimitedState: ~Copyable {
    var decision: LimitDecision
    /// The waiting streams, oldest first.
    var waiting = ValueQueue<SourceNode>()

    init(decision: LimitDecision) {
        self.decision = decision
    }
}

private final class LimitedStream<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let limited: FlattenLimited<Value, Failure>
    private let segment: Segment
    private let observer: Observer<Value, Failure>
    private let token: MemberToken
    /// Set by the first of two moments: the end of the start, and the end of the stream.
    private let isPastStartOrEnd = Atomic<Bool>(false)

    init(_ limited: FlattenLimited<Value, Failure>, _ token: MemberToken) {
        self.limited = limited
        segment = limited.segment
        observer = limited.observer
        self.token = token
        super.init()
    }

    /// Returns whether the stream ended during its start.
    func leaveStart() -> Bool {
        isPastStartOrEnd.exchange(true, ordering: .acquiringAndReleasing)
    }

    override func receive(_ value: Value) { segment.send(value, to: observer) }
    override func fail(_ failure: Failure) { segment.fail(failure, observer) }
    override func interrupt() { complete() }

    override func complete() {
        guard segment.isActive else { return }
        segment.remove(token)
        // If the stream ends during its start, the starting code continues with the next stream.
        if isPastStartOrEnd.exchange(true, ordering: .acquiringAndReleasing) { limited.runNext() }
    }
}
