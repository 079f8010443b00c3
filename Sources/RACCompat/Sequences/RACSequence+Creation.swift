extension RACSequence {
    /// Returns the sequence of no values.
    public class func empty() -> RACSequence { RACEmptySequence.shared }

    /// Returns a sequence of one value; of none, if that is nil.
    public class func `return`(_ value: Any?) -> RACSequence {
        RACUnarySequence(flattened(value)).renamed("+return: \(RACDescription(value))")
    }

    /// Makes a sequence whose head and tail are computed by blocks, each of which is called at most once.
    ///
    /// The block for the tail may be called first. Without one, or when it returns nil, there is no tail.
    public class func sequenceWithHeadBlock(
        _ headBlock: @escaping () -> Any?, tailBlock: (() -> RACSequence?)?
    ) -> RACSequence {
        RACDynamicSequence(head: headBlock, tail: tailBlock ?? { nil }).renamed("+sequenceWithHeadBlock:tailBlock:")
    }
}
