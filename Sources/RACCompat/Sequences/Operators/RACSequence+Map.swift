private final class Map: OperatorWalk {
    private let transform: (Any?) -> Any?

    init(_ transform: @escaping (Any?) -> Any?) {
        self.transform = transform
        super.init()
    }

    override func step(_ value: Any?) -> Step { .result(flattened(transform(value))) }

    override func head() -> Any? {
        while let value = nextOfSource() {
            let result = flattened(transform(value))
            advanceSource()
            if result != nil { return result }
        }
        isOver = true
        return nil
    }
}

extension RACSequence {
    /// Returns the results of a block for every value; nil vanishes.
    ///
    /// It is generic so that the compiler prefers it to the `map` of `Swift.Sequence`, and is built in the client's code,
    /// where the type is known.
    @inlinable
    public final func map<Result>(_ block: @escaping (Any?) -> Result) -> RACSequence {
        mapped { block($0) }
    }

    /// Returns the results of a block; what `map` is made of.
    @usableFromInline
    final func mapped(_ block: @escaping (Any?) -> Any?) -> RACSequence {
        applying(Map(block)).renamed("[\(name)] -map:")
    }

    /// Returns the same object for every value.
    public final func mapReplace(_ object: Any?) -> RACSequence {
        mapped { _ in object }.renamed("[\(name)] -mapReplace: \(RACDescription(object))")
    }
}
