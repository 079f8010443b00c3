extension RACSequence {
    /// Returns the values of the receiver, then those of another sequence.
    public final func concat(_ sequence: RACSequence) -> RACSequence {
        appending(sequence).renamed("[\(name)] -concat: \(sequence)")
    }

    /// Returns the values of all sequences, one sequence after the other.
    public class func concat(_ sequences: some Sequence<RACSequence>) -> RACSequence {
        let sequences = Array(sequences)
        return sequences.reduce(RACSequence.empty()) { $0.appending($1) }
            .renamed("+concat: \(SignalNames.list(sequences))")
    }

    /// Returns a value, then those of the receiver.
    public final func startWith(_ value: Any?) -> RACSequence {
        wrapping(value).concat(self).renamed("[\(name)] -startWith: \(RACDescription(value))")
    }

    /// A sequence of one value, of the receiver's kind: what is made of an eager sequence is eager.
    private final func wrapping(_ value: Any?) -> RACSequence {
        guard self is RACEagerSequence, let value = flattened(value) else { return .return(value) }
        return RACEagerSequence.sequence([value]).renamed("+return: \(RACDescription(value))")
    }
}
