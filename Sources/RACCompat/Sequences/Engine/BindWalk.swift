import StreamCore

/// Walks along the values of the sequences that a block makes of the values of another.
///
/// As in the original, a source whose last tail is nil, not the empty sequence, takes what follows the first value of its
/// last sequence with it.
final class BindWalk: SequenceWalk {
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var origin: RACSequence?
    /// The place in the source, nil when that has no tail.
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var source: SequenceWalk?
    /// The place in the sequence that the block made last.
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var current: SequenceWalk?
    /// A source that is at its end, as long as this walk is not.
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var ended: SequenceWalk?
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var isOver = false
    /// Whether it is the turn of this operator of a long chain; see `StackSpace`.
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
