import StreamCore

/// A list of values that are computed when they are asked for, and then remembered.
///
///     RACSequence.sequenceWithHeadBlock({ 1 }, tailBlock: nil)
///         .concat([2, 3].rac_sequence)
///         .map { ($0 as! Int) * 10 }
///         .array                                     // [10, 20, 30]
///
/// A sequence is its `head` and its `tail`; nil is no value, it says that there are none left. Operators compute nothing,
/// except those of sequences that are eager or have one value. Each value is computed once, on the thread that asks first;
/// a second thread that asks meanwhile waits for it, so blocks must not wait for other threads. Walking along a sequence,
/// and releasing one, takes constant stack.
open class RACSequence: RACStream, @unchecked Sendable {  // immutable but for the name; what is computed is guarded
    /// How many operators there are between the values and this sequence; see `StackSpace`.
    @exclusivity(unchecked)  // set before the sequence is shared
    final var level = 0

    /// Makes a sequence for a subclass that overrides `head` and `tail`.
    public override init() {
        super.init()
    }

    /// The first value, nil when there is none.
    open var head: Any? {
        fatalError("\(type(of: self)) is a subclass of RACSequence, and has to override head.")
    }

    /// What comes after the first value; an empty sequence or nil when there is nothing.
    open var tail: RACSequence? {
        fatalError("\(type(of: self)) is a subclass of RACSequence, and has to override tail.")
    }

    /// All values, computed now; never returns for an endless sequence.
    open var array: [Any] { arrayOfValues }

    /// An array sequence of all values, computed now, whose operators compute at once too.
    ///
    /// The receiver when it is one already; of no values, the empty sequence.
    open var eagerSequence: RACSequence { RACEagerSequence.sequence(array) }

    /// A sequence of the same values whose operators compute nothing: the receiver, unless it is eager.
    open var lazySequence: RACSequence { self }

    /// Returns the receiver, which never changes.
    public final func copy() -> RACSequence { self }

    // MARK: What the kinds of sequences do each in their own way

    /// A walk that starts here.
    func makeWalk() -> SequenceWalk { NodeWalk(self) }

    /// The walk that the receiver remembers the values of, if it has none yet and nobody else can ask for any.
    func unsharedWalk() -> SequenceWalk? { nil }

    /// Whether a walk that comes from another sequence goes on with `head` and `tail`.
    var isWalkedByNodes: Bool { true }

    /// The sequence of the results of an operator.
    func applying(_ operation: OperatorWalk) -> RACSequence {
        operation.origin = self
        operation.asksForStack = StackSpace.isTurn(of: level + 1)
        return RACDynamicSequence(remembering: operation).above(self)
    }

    /// The values of the sequences that a block returns for each value; it asks for the end with nil or `stop`.
    func binding(_ block: @escaping RACSequenceBindBlock) -> RACSequence {
        let walk = BindWalk(origin: self, block)
        walk.asksForStack = StackSpace.isTurn(of: level + 1)
        return RACDynamicSequence(remembering: walk).above(self)
    }

    /// Gives the result of an operator its level.
    final func above(_ input: RACSequence) -> RACSequence {
        level = input.level + 1
        return self
    }

    /// The values of the receiver, then those of another sequence.
    func appending(_ sequence: RACSequence) -> RACSequence {
        RACDynamicSequence(concatenating: ConcatParts(sequence, after: ConcatParts(self, after: nil)))
            .above(level < sequence.level ? sequence : self)
    }

    /// What the block of a right fold is given as the rest.
    func restOfFold(_ rest: RACSequence) -> RACSequence { rest }

    /// All values, nil when what they come from has failed.
    package var arrayUnlessFailed: [Any]? { array }

    /// Gives the result of an operator its name, if names are switched on.
    final func renamed(_ makeName: @autoclosure () -> String) -> RACSequence {
        SignalNames.areOn ? called(makeName()) : self
    }

    /// Gives the receiver a name; the empty sequence, which all share, gives way to one of that name.
    final func called(_ name: String) -> RACSequence {
        if self === RACEmptySequence.shared { return RACEmptySequence.named(name) }
        if !name.isEmpty || !self.name.isEmpty { self.name = name }
        return self
    }

    /// What a description begins with.
    final func describing(_ content: String) -> String {
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>{ name = \(name)\(content) }"
    }
}
