/// A sequence of no values.
final class RACEmptySequence: RACSequence, @unchecked Sendable {  // immutable but for the name
    /// The empty sequence without a name, which all callers share.
    static let shared = RACEmptySequence()

    /// Returns an empty sequence of that name.
    static func named(_ name: String) -> RACEmptySequence {
        guard !name.isEmpty else { return shared }
        let sequence = RACEmptySequence()
        sequence.name = name
        return sequence
    }

    override var name: String {
        get { super.name }
        set { if self !== RACEmptySequence.shared { super.name = newValue } }
    }

    override var head: Any? { nil }
    override var tail: RACSequence? { nil }
    override var array: [Any] { [] }
    override var eagerSequence: RACSequence { self }

    override func makeWalk() -> SequenceWalk { EmptyWalk.named(name) }
    override var isWalkedByNodes: Bool { false }
    override func applying(_ operation: OperatorWalk) -> RACSequence { RACEmptySequence.shared }
    override func binding(_ block: @escaping RACSequenceBindBlock) -> RACSequence { RACEmptySequence.shared }

    override var description: String { describing("") }
}
