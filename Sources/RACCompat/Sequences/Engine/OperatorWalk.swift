import StreamCore

/// Walks along the results of an operator that makes at most one result of each value.
///
/// Each such operator overrides `step`. A subclass may also override `head()` with a loop of its own, which must have
/// the same effect.
class OperatorWalk: SequenceWalk {
    /// The sequence that the operator is applied to, until the walk starts.
    @exclusivity(unchecked)  // one walk, one thread at a time
    final var origin: RACSequence?
    /// The place in the source; nil when the source has no tail.
    @exclusivity(unchecked)  // one walk, one thread at a time
    private(set) final var source: SequenceWalk?
    /// The walk that was at the end of the source, kept so that its blocks are not released while a value is computed.
    @exclusivity(unchecked)  // one walk, one thread at a time
    private final var ended: SequenceWalk?
    /// Whether no value follows the last computed value.
    @exclusivity(unchecked)  // one walk, one thread at a time
    final var isOver = false
    /// Whether this operator of a long chain asks for stack space; see `StackSpace`.
    @exclusivity(unchecked)  // one walk, one thread at a time
    final var asksForStack = false

    override init() {}

    deinit {
        Reclaimer.release(&origin)
        Reclaimer.release(&source)
        Reclaimer.release(&ended)
    }

    /// Computes the result for one value.
    ///
    /// `.nothing` drops the value, and turns a sequence of one value into the empty sequence.
    func step(_ value: Any?) -> BindStep { .nothing }

    /// Computes the next value of the source; unless that value is nil, the caller then calls `advanceSource()`.
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
