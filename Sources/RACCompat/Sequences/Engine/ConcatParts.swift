import StreamCore

/// The concatenated sequences, the last sequence first.
///
/// `a.concat(b).concat(c)` is one list of three parts: a walk along a million parts takes constant stack.
final class ConcatParts: Link, @unchecked Sendable {  // immutable
    private let sequence: RACSequence

    init(_ sequence: RACSequence, after others: ConcatParts?) {
        self.sequence = sequence
        super.init(next: others)
    }

    /// Makes a walk along the values of all parts.
    func makeWalk() -> SequenceWalk {
        var sequences: [Any] = []
        var part: ConcatParts? = self
        var level = 0
        while let current = part {
            sequences.append(current.sequence)
            if current.sequence.level > level { level = current.sequence.level }
            part = current.next as? ConcatParts
        }
        sequences.reverse()
        let walk = BindWalk(source: ArrayWalk(sequences, 0, name: "")) { value, _ in value as? RACSequence }
        walk.asksForStack = StackSpace.isTurn(of: level + 1)
        return walk
    }
}

/// The walk along concatenated sequences, which is made when its first value is requested.
final class DeferredWalk: SequenceWalk {
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var parts: ConcatParts?
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var walk: SequenceWalk?

    init(_ parts: ConcatParts) {
        self.parts = parts
    }

    deinit {
        Reclaimer.release(&parts)
        Reclaimer.release(&walk)
    }

    override func head() -> Any? {
        if let parts = parts.take() { walk = parts.makeWalk() }
        return walk?.head()
    }

    override func advance() -> Following { walk?.advance() ?? .nowhere }

    override var name: String { walk?.name ?? "" }
}
