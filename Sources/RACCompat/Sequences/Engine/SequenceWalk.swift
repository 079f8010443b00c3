/// A place in a sequence, which moves along the sequence; all operators and evaluations are written with walks.
///
/// At each place, the caller calls `head()` at most once, and then `advance()`. A walk belongs to one evaluation.
class SequenceWalk {
    /// The place where a walk goes on.
    enum Following {
        case here
        case elsewhere(SequenceWalk)
        /// The walk ends: there is no tail.
        case nowhere
    }

    /// Computes the value at this place; nil at the end.
    func head() -> Any? { nil }

    /// Computes the tail.
    func advance() -> Following { .nowhere }

    /// Returns the sequence that starts at this place, and that owns the walk from now on.
    ///
    /// The caller calls it before `head()`.
    func sequence() -> RACSequence {
        RACDynamicSequence(remembering: self).called(name)
    }

    /// The name of the sequence that starts at this place.
    var name: String { "" }

    /// Calls `body` for each value.
    final func forEach(_ body: (Any?) -> Void) {
        var walk: SequenceWalk? = self
        while let current = walk {
            // The value is not unwrapped: an `Any?` that stays optional is not copied.
            let value = current.head()
            if value == nil { return }
            body(value)
            walk.advance()
        }
    }
}

extension SequenceWalk? {
    /// Moves on to the tail; sets the walk to nil when there is no tail.
    @inline(__always)
    mutating func advance() {
        switch self?.advance() {
        case .here: break
        case .elsewhere(let walk): self = walk
        case .nowhere, nil: self = nil
        }
    }

    /// Moves on to the tail, and keeps a walk that is at its end.
    ///
    /// The blocks of the kept walk are not released while a value is computed.
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
    /// Returns a walk along `sequence`, and sets `sequence` to nil.
    ///
    /// A sequence that nobody else holds does not remember its values.
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

    /// Returns the place at the end of a sequence that has the name.
    static func named(_ name: String) -> EmptyWalk { name.isEmpty ? shared : EmptyWalk(name) }

    override func sequence() -> RACSequence { RACEmptySequence.named(givenName) }
    override var name: String { givenName }
}

/// Walks along a sequence by its `head` and `tail`.
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
