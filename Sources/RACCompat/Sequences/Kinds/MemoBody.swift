import Synchronization

/// A place among the remembered values of a walk.
final class MemoBody: DynamicBody, @unchecked Sendable {  // immutable but for the tail, which is set once
    @exclusivity(unchecked)  // never set again
    private var chunk: MemoChunk
    private let index: Int
    /// The tail, once it has been requested: always the same object.
    private let madeTail = Atomic<UnsafeRawPointer?>(nil)

    init(_ chunk: MemoChunk, _ index: Int) {
        self.chunk = chunk
        self.index = index
    }

    deinit {
        guard let pointer = madeTail.load(ordering: .acquiring) else { return }
        var tail: RACSequence? = Unmanaged<RACSequence>.fromOpaque(pointer).takeRetainedValue()
        Reclaimer.release(&tail)
    }

    override var head: Any? { chunk.head(at: index) }

    override var tail: RACSequence? {
        if let pointer = madeTail.load(ordering: .acquiring) {
            return Unmanaged<RACSequence>.fromOpaque(pointer).takeUnretainedValue()
        }
        switch chunk.tail(at: index) {
        case .sequence(let rest): return rest
        case .here: return publish(RACDynamicSequence(chunk, index + 1).called(chunk.tailName))
        case .next(let next): return publish(RACDynamicSequence(next, 0).called(next.tailName))
        }
    }

    private func publish(_ tail: RACSequence) -> RACSequence {
        let made = Unmanaged.passRetained(tail)
        let (isFirst, present) = madeTail.compareExchange(
            expected: nil, desired: UnsafeRawPointer(made.toOpaque()), ordering: .acquiringAndReleasing)
        guard !isFirst, let present else { return tail }
        made.release()
        return Unmanaged<RACSequence>.fromOpaque(present).takeUnretainedValue()
    }

    override var knownHead: Any?? { chunk.knowsHead(at: index) ? .some(head) : nil }
    override var knownTail: RACSequence?? { chunk.knowsTail(at: index) ? .some(tail) : nil }

    override func makeWalk(_ sequence: RACSequence) -> SequenceWalk { MemoWalk(chunk, index, name: sequence.name) }
    override var isWalkedByNodes: Bool { false }

    override func takeUnsharedWalk() -> SequenceWalk? {
        guard index == 0, isKnownUniquelyReferenced(&chunk) else { return nil }
        return chunk.takeUntouchedWalk()
    }
}
