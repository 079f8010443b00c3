import StreamCore

/// A list of values, each of which is computed when it is first requested, and then remembered.
///
///     RACSequence.sequenceWithHeadBlock({ 1 }, tailBlock: nil)
///         .concat([2, 3].rac_sequence)
///         .map { ($0 as! Int) * 10 }
///         .array                                     // [10, 20, 30]
///
/// A sequence consists of its `head` and its `tail`. A nil head is no value: it says that no values are left. Operators
/// compute nothing, except operators of sequences that are eager or have one value. Each value is computed once, on the
/// first thread that requests it. A second thread that requests the value meanwhile waits for it, so blocks must not
/// wait for other threads. Walking along a sequence, and releasing a sequence, takes constant stack.
open class RACSequence: RACStream, @unchecked Sendable {  // immutable but for the name; computed values are guarded
    /// The number of operators between the values and this sequence; see `StackSpace`.
    @exclusivity(unchecked)  // set before the sequence is shared
    final var level = 0

    /// Makes a sequence for a subclass that overrides `head` and `tail`.
    public override init() {
        super.init()
    }

    /// The first value; nil when there is none.
    open var head: Any? {
        fatalError("\(type(of: self)) is a subclass of RACSequence, and has to override head.")
    }

    /// The sequence of the values after the first; an empty sequence or nil when there are none.
    open var tail: RACSequence? {
        fatalError("\(type(of: self)) is a subclass of RACSequence, and has to override tail.")
    }

    /// All values, computed now; never returns for an endless sequence.
    open var array: [Any] { arrayOfValues }

    /// An array sequence of all values, computed now, whose operators compute at once too.
    ///
    /// An eager receiver returns itself; a receiver without values returns the empty sequence.
    open var eagerSequence: RACSequence { RACEagerSequence.sequence(array) }

    /// A sequence of the same values whose operators compute nothing: the receiver, unless it is eager.
    open var lazySequence: RACSequence { self }

    /// Returns the receiver, which never changes.
    public final func copy() -> RACSequence { self }

    // MARK: What the kinds of sequences do each in their own way

    /// Returns a walk that starts at the first value.
    func makeWalk() -> SequenceWalk { NodeWalk(self) }

    /// Takes the walk whose values the receiver remembers, unless a value has been computed or others share the walk.
    func unsharedWalk() -> SequenceWalk? { nil }

    /// Whether a `NodeWalk` that reaches the receiver as a tail goes on with the receiver's `head` and `tail`.
    var isWalkedByNodes: Bool { true }

    /// Returns the sequence of the results of an operator.
    func applying(_ operation: OperatorWalk) -> RACSequence {
        operation.origin = self
        operation.asksForStack = StackSpace.isTurn(of: level + 1)
        return RACDynamicSequence(remembering: operation).above(self)
    }

    /// Returns a sequence of the values of the sequences that a block returns for each value.
    ///
    /// A nil result of the block ends the sequence; a true `stop` ends it after the returned sequence.
    func binding(_ block: @escaping RACSequenceBindBlock) -> RACSequence {
        let walk = BindWalk(origin: self, block)
        walk.asksForStack = StackSpace.isTurn(of: level + 1)
        return RACDynamicSequence(remembering: walk).above(self)
    }

    /// Sets the level of the receiver, the result of an operator, and returns the receiver.
    final func above(_ input: RACSequence) -> RACSequence {
        level = input.level + 1
        return self
    }

    /// Returns a sequence of the values of the receiver, then of another sequence.
    func appending(_ sequence: RACSequence) -> RACSequence {
        RACDynamicSequence(concatenating: ConcatParts(sequence, after: ConcatParts(self, after: nil)))
            .above(level < sequence.level ? sequence : self)
    }

    /// Returns the rest that the block of a right fold receives.
    func restOfFold(_ rest: RACSequence) -> RACSequence { rest }

    /// All values; nil when the signal that they come from has failed.
    package var arrayUnlessFailed: [Any]? { array }

    /// Names the receiver, the result of an operator, if names are switched on; returns the named sequence.
    final func renamed(_ makeName: @autoclosure () -> String) -> RACSequence {
        SignalNames.areOn ? called(makeName()) : self
    }

    /// Names the receiver and returns it; the shared empty sequence returns an empty sequence of that name instead.
    final func called(_ name: String) -> RACSequence {
        if self === RACEmptySequence.shared { return RACEmptySequence.named(name) }
        if !name.isEmpty || !self.name.isEmpty { self.name = name }
        return self
    }

    /// Returns a description of the class, the address, the name and `content`.
    final func describing(_ content: String) -> String {
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>{ name = \(name)\(content) }"
    }
}
