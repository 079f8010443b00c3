/// A sequence whose head and tail are computed when they are first requested.
final class RACDynamicSequence: RACSequence, @unchecked Sendable {  // see DynamicBody
    @exclusivity(unchecked)  // taken only while nobody shares the sequence
    private var body: DynamicBody?
    @exclusivity(unchecked)  // taken only while nobody shares the sequence
    private var parts: ConcatParts?

    private init(body: DynamicBody, parts: ConcatParts? = nil) {
        self.body = body
        self.parts = parts
        super.init()
    }

    /// Makes a sequence whose head and tail are the results of two blocks.
    convenience init(head: @escaping () -> Any?, tail: @escaping () -> RACSequence?) {
        self.init(body: BlockBody(head: head, tail: tail))
    }

    /// Makes the sequence of the values of a walk.
    convenience init(remembering walk: SequenceWalk) {
        self.init(body: MemoBody(MemoChunk(walk), 0))
    }

    /// Makes a sequence that starts at a place among remembered values.
    convenience init(_ chunk: MemoChunk, _ index: Int) {
        self.init(body: MemoBody(chunk, index))
    }

    /// Makes the sequence of the values of several others.
    convenience init(concatenating parts: ConcatParts) {
        self.init(body: MemoBody(MemoChunk(DeferredWalk(parts)), 0), parts: parts)
    }

    deinit {
        Reclaimer.release(&body)
        Reclaimer.release(&parts)
    }

    override var head: Any? { body?.head }
    override var tail: RACSequence? { body?.tail }

    override func makeWalk() -> SequenceWalk { body?.makeWalk(self) ?? NodeWalk(self) }
    override var isWalkedByNodes: Bool { body?.isWalkedByNodes ?? true }

    override func unsharedWalk() -> SequenceWalk? {
        // A concatenation keeps the list of its parts, for parts that are appended later.
        if let parts = parts.take() { return parts.makeWalk() }
        guard isKnownUniquelyReferenced(&body) else { return nil }
        return body?.takeUnsharedWalk()
    }

    override func appending(_ sequence: RACSequence) -> RACSequence {
        guard let parts else { return super.appending(sequence) }
        let joined = RACDynamicSequence(concatenating: ConcatParts(sequence, after: parts))
        // Appending a part does not raise the level, unless the level of the part is as high.
        joined.level = level <= sequence.level ? sequence.level + 1 : level
        return joined
    }

    override var description: String {
        var text = ""
        var count = 0
        var sequence: RACDynamicSequence? = self
        // The loop takes constant stack: a million known tails may follow.
        while let current = sequence, let body = current.body {
            sequence = nil
            count += 1
            let head = body.knownHead.map { SignalNames.object($0) } ?? "(unresolved)"
            text += "<RACDynamicSequence: \(Unmanaged.passUnretained(current).toOpaque())>{ name = \(current.name), "
            text += "head = \(head), tail = "
            guard let tail = body.knownTail else {
                text += "(unresolved)"
                break
            }
            if tail === current {
                text += "(self)"
            } else if let tail = tail as? RACDynamicSequence {
                sequence = tail
            } else {
                text += SignalNames.object(tail)
            }
        }
        return text + String(repeating: " }", count: count)
    }
}

/// Computes the head and the tail of a dynamic sequence.
class DynamicBody: @unchecked Sendable {  // subclasses guard the computed values
    var head: Any? { nil }
    var tail: RACSequence? { nil }
    /// The head, if it is known.
    var knownHead: Any?? { nil }
    /// The tail, if it is known.
    var knownTail: RACSequence?? { nil }

    func makeWalk(_ sequence: RACSequence) -> SequenceWalk { NodeWalk(sequence) }
    var isWalkedByNodes: Bool { true }
    func takeUnsharedWalk() -> SequenceWalk? { nil }
}

/// Two blocks, each called when its result is first requested.
private final class BlockBody: DynamicBody, @unchecked Sendable {  // the results are thread-safe
    private let headBlock: MemoisedBlock<Any?>
    private let tailBlock: MemoisedBlock<RACSequence?>

    init(head: @escaping () -> Any?, tail: @escaping () -> RACSequence?) {
        headBlock = MemoisedBlock { flattened(head()) }
        tailBlock = MemoisedBlock(tail)
    }

    override var head: Any? { headBlock.value }
    override var tail: RACSequence? { tailBlock.value }
    override var knownHead: Any?? { headBlock.known }
    override var knownTail: RACSequence?? { tailBlock.known }
}
