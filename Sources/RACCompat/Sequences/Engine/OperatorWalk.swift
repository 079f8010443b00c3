import StreamCore

/// Walks along the results of an operator that makes at most one of every value; each of them overrides `step`.
///
/// A subclass may also override `head()` with a loop of its own, which has to mean the same.
class OperatorWalk: SequenceWalk {
    /// What the operator was applied to, until the walk starts.
    @exclusivity(unchecked)  // one walk, one thread at a time
    final var origin: RACSequence?
    /// The place in the source, nil when that has no tail.
    @exclusivity(unchecked)  // one walk, one thread at a time
    private(set) final var source: SequenceWalk?
    /// A source that is at its end, as long as this walk is not.
    @exclusivity(unchecked)  // one walk, one thread at a time
    private final var ended: SequenceWalk?
    /// Whether there is nothing after the present value.
    @exclusivity(unchecked)  // one walk, one thread at a time
    final var isOver = false
    /// Whether it is the turn of this operator of a long chain; see `StackSpace`.
    @exclusivity(unchecked)  // one walk, one thread at a time
    final var asksForStack = false

    override init() {}

    deinit {
        Reclaimer.release(&origin)
        Reclaimer.release(&source)
        Reclaimer.release(&ended)
    }

    /// Makes the result of one value; nil is none, and makes an empty sequence of a sequence of one value.
    func step(_ value: Any?) -> BindStep { .nothing }

    /// Computes the next value of the source; to be followed by `advanceSource()`, unless it is nil.
    @inline(__always)
    final func nextOfSource() -> Any? {
        if origin != nil { source = SequenceWalk.along(&origin) }
        if isOver { return nil }
        return asksForStack ? nextOnStack() : source?.head()
    }

    @inline(never)
    private final func nextOnStack() -> Any? { StackSpace.ensuring { source?.head() } }

    @inline(__always)
    final func advanceSource() {
        source.advance(keeping: &ended)
    }

    override func head() -> Any? {
        while let value = nextOfSource() {
            let result: Any?
            switch step(value) {
            case .pass: result = value
            case .passLast:
                isOver = true
                result = value
            case .result(let made): result = made
            case .nothing: result = nil
            case .end:
                isOver = true
                return nil
            }
            advanceSource()
            if let result { return result }
        }
        isOver = true
        return nil
    }

    final override func advance() -> Following {
        guard !isOver, let source else { return .nowhere }
        return source is EmptyWalk ? .elsewhere(source) : .here
    }

    final override var name: String {
        asksForStack ? StackSpace.ensuring { nameOfSource } : nameOfSource
    }

    private final var nameOfSource: String { (origin?.name ?? source?.name) ?? "" }
}
