/// A place in a sequence, which moves along it; what all operators and evaluations are written with.
///
/// At each place `head()` is asked for at most once, and then `advance()`. A walk belongs to one evaluation.
class SequenceWalk {
    /// Where a walk goes on.
    enum Following {
        case here
        case elsewhere(SequenceWalk)
        /// Nowhere: there is no tail.
        case nowhere
    }

    /// Computes the value at this place, nil at the end.
    func head() -> Any? { nil }

    /// Computes the tail.
    func advance() -> Following { .nowhere }

    /// Returns the sequence that starts at this place, to which the walk belongs from now on.
    ///
    /// To be called before `head()`.
    func sequence() -> RACSequence {
        RACDynamicSequence(remembering: self).called(name)
    }

    /// The name of the sequence that starts at this place.
    var name: String { "" }

    /// Calls `body` for each value.
    final func forEach(_ body: (Any?) -> Void) {
        var walk: SequenceWalk? = self
        while let current = walk {
            // Not unwrapped: an `Any?` that stays one is not copied.
            let value = current.head()
            if value == nil { return }
            body(value)
            walk.advance()
        }
    }
}

extension SequenceWalk? {
    /// Goes on to the tail; to nil when there is none.
    @inline(__always)
    mutating func advance() {
        switch self?.advance() {
        case .here: break
        case .elsewhere(let walk): self = walk
        case .nowhere, nil: self = nil
        }
    }

    /// Goes on to the next value, and keeps a walk that is at its end: its blocks are not released while a value is computed.
    @inline(__always)
    mutating func advance(keeping ended: inout SequenceWalk?) {
        switch self?.advance() {
        case .here: break
        case .elsewhere(let walk):
            if walk is EmptyWalk, ended == nil { ended = self }
            self = walk
        case .nowhere, nil:
            if ended == nil { ended = self }
            self = nil
        }
    }
}

extension SequenceWalk {
    /// Returns a walk along `sequence`, and gives that up: a sequence that nobody else holds need not remember its values.
    static func along(_ sequence: inout RACSequence?) -> SequenceWalk? {
        defer { sequence = nil }
        if isKnownUniquelyReferenced(&sequence), let walk = sequence?.unsharedWalk() { return walk }
        return sequence?.makeWalk()
    }
}

/// The place at the end of sequences whose last tail is the empty sequence.
final class EmptyWalk: SequenceWalk, @unchecked Sendable {  // immutable
    private static let shared = EmptyWalk("")
    private let givenName: String

    private init(_ name: String) {
        givenName = name
    }

    /// Returns the place at the end of a sequence of some name.
    static func named(_ name: String) -> EmptyWalk { name.isEmpty ? shared : EmptyWalk(name) }

    override func sequence() -> RACSequence { RACEmptySequence.named(givenName) }
    override var name: String { givenName }
}

/// Walks by `head` and `tail`.
final class NodeWalk: SequenceWalk {
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var node: RACSequence

    init(_ node: RACSequence) {
        self.node = node
    }

    override func head() -> Any? { node.head }

    override func advance() -> Following {
        guard let tail = node.tail else { return .nowhere }
        guard tail.isWalkedByNodes else { return .elsewhere(tail.makeWalk()) }
        node = tail
        return .here
    }

    override func sequence() -> RACSequence { node }
    override var name: String { node.name }
}
