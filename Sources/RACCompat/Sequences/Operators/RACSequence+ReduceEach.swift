extension RACSequence {
    /// Combines the values of every tuple of the receiver with a block.
    public final func reduceEach(_ block: @escaping ([Any?]) -> Any?) -> RACSequence {
        map { value in
            guard let tuple = value as? RACTuple else {
                fatalError("-reduceEach: needs tuples as values, and got \(typeAndValue(value)).")
            }
            return block(tuple.backingArray)
        }
        .renamed("[\(name)] -reduceEach:")
    }

    /// Combines the values of every tuple of the receiver with a block of as many typed parameters.
    @_disfavoredOverload
    public final func reduceEach<each Argument>(
        _ block: @escaping (repeat each Argument) -> Any?
    ) -> RACSequence {
        reduceEach(ReduceBlock(operation: "-reduceEach:", block).call).renamed("[\(name)] -reduceEach:")
    }
}
