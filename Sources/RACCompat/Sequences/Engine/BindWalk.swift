import StreamCore

/// Walks along the values of the sequences that a block returns for the values of a source sequence.
///
/// As in the original, when the last tail of the source is nil rather than the empty sequence, the walk ends after the
/// first value of the last sequence.
final class BindWalk: SequenceWalk {
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var origin: RACSequence?
    /// The place in the source; nil when the source has no tail.
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var source: SequenceWalk?
    /// The place in the sequence that the block returned last.
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var current: SequenceWalk?
    /// The walk that was at the end of the source, kept so that its blocks are not released while a value is computed.
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var ended: SequenceWalk?
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var isOver = false
    /// Whether this operator of a long chain asks for stack space; see `StackSpace`.
    @exclusivity(unchecked)  // one walk, one thread at a time
    var asksForStack = false
    private let block: RACSequenceBindBlock

    init(origin: RACSequence, _ block: @escaping RACSequenceBindBlock) {
        self.origin = origin
        self.block = block
    }

    init(source: SequenceWalk, _ block: @escaping RACSequenceBindBlock) {
        self.source = source
        self.block = block
    }

    deinit {
        Reclaimer.release(&origin)
        Reclaimer.release(&source)
        Reclaimer.release(&current)
        Reclaimer.release(&ended)
    }

    override func head() -> Any? {
        asksForStack ? StackSpace.ensuring { next() } : next()
    }

    private func next() -> Any? {
        if origin != nil { source = SequenceWalk.along(&origin) }
        while true {
            if let value = current?.head() { return value }
            current = nil
            guard !isOver, let value = source?.head() else { break }
            var sequence = block(value, &isOver)
            guard sequence != nil else { break }
            current = SequenceWalk.along(&sequence)
            source.advance(keeping: &ended)
        }
        isOver = true
        return nil
    }

    override func advance() -> Following {
        asksForStack ? StackSpace.ensuring { following() } : following()
    }

    private func following() -> Following {
        if isOver { return .nowhere }
        current.advance()
        guard let source else { return .nowhere }
        return source is EmptyWalk ? .elsewhere(current.take() ?? source) : .here
    }

    override var name: String {
        asksForStack ? StackSpace.ensuring { nameOfSource } : nameOfSource
    }

    private var nameOfSource: String { (origin?.name ?? source?.name) ?? "" }
}
