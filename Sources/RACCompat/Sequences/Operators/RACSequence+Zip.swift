import StreamCore

extension RACSequence {
    /// Pairs the first value of the receiver with the first of another sequence, and so on, to the end of the shorter one.
    public final func zipWith(_ sequence: RACSequence) -> RACSequence {
        let deeper = level < sequence.level ? sequence : self
        let isTurn = StackSpace.isTurn(of: deeper.level + 1)
        return RACSequence.sequenceWithHeadBlock(
            { [self] in
                isTurn ? StackSpace.ensuring { headZipped(with: sequence) } : headZipped(with: sequence)
            },
            tailBlock: { [self] in
                isTurn ? StackSpace.ensuring { tailZipped(with: sequence) } : tailZipped(with: sequence)
            }
        )
        .above(deeper)
        .renamed("[\(name)] -zipWith: \(sequence)")
    }

    private func headZipped(with sequence: RACSequence) -> Any? {
        guard let first = head, let second = sequence.head else { return nil }
        return RACTwoTuple(backingArray: [first, second])
    }

    private func tailZipped(with sequence: RACSequence) -> RACSequence? {
        guard let first = tail, !(first is RACEmptySequence) else { return nil }
        guard let second = sequence.tail, !(second is RACEmptySequence) else { return nil }
        return first.zipWith(second)
    }

    /// Returns tuples of the first values of all sequences, of the second ones, and so on.
    public class func zip(_ sequences: some Sequence<RACSequence>) -> RACSequence {
        let sequences = Array(sequences)
        return zipped(sequences).renamed("+zip: \(SignalNames.list(sequences))")
    }

    /// Combines the first values of all sequences with a block, then the second ones, and so on.
    public class func zip(
        _ sequences: some Sequence<RACSequence>, reduce: @escaping ([Any?]) -> Any?
    ) -> RACSequence {
        let sequences = Array(sequences)
        return zipped(sequences).reduceEach(reduce).renamed("+zip: \(SignalNames.list(sequences)) reduce:")
    }

    /// Combines the first values of all sequences with a block of as many typed parameters, then the second ones.
    @_disfavoredOverload
    public class func zip<each Argument>(
        _ sequences: some Sequence<RACSequence>, reduce: @escaping (repeat each Argument) -> Any?
    ) -> RACSequence {
        let sequences = Array(sequences)
        return zipped(sequences)
            .reduceEach(ReduceBlock(operation: "+zip:reduce:", reduce).call)
            .renamed("+zip: \(SignalNames.list(sequences)) reduce:")
    }

    /// As in the original, pairs of pairs, which are made into tuples at the end.
    private class func zipped(_ sequences: [RACSequence]) -> RACSequence {
        guard let first = sequences.first else { return .empty() }
        let pairs = sequences.dropFirst().reduce(first.map { RACTuplePack($0) }) { $0.zipWith($1) }
        let count = sequences.count
        return pairs.map { value in
            var values: [Any?] = []
            var rest = value as? RACTuple
            for _ in 1..<count {
                values.append(rest?.last)
                rest = rest?.first as? RACTuple
            }
            values.append(rest?.last)
            return RACTuple(backingArray: values.reversed())
        }
    }
}
