extension RACSequence {
    /// Returns the sequence of no values.
    public class func empty() -> RACSequence { RACEmptySequence.shared }

    /// Returns a sequence of one value, or of no values if `value` is nil.
    public class func `return`(_ value: Any?) -> RACSequence {
        RACUnarySequence(flattened(value)).renamed("+return: \(RACDescription(value))")
    }

    /// Makes a sequence whose head and tail are computed by blocks, each of which is called at most once.
    ///
    /// `tailBlock` may be called before `headBlock`. Without a `tailBlock`, or when `tailBlock` returns nil, the
    /// sequence has no tail.
    public class func sequenceWithHeadBlock(
        _ headBlock: @escaping () -> Any?, tailBlock: (() -> RACSequence?)?
    ) -> RACSequence {
        RACDynamicSequence(head: headBlock, tail: tailBlock ?? { nil }).renamed("+sequenceWithHeadBlock:tailBlock:")
    }
}
