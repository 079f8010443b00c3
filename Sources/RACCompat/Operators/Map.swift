import StreamCore

/// One subscription of `map`.
final class MapObserver: BindObserver, @unchecked Sendable {  // see BindObserver
    private let transform: (Any?) -> Any?

    init(_ output: Output, _ transform: @escaping (Any?) -> Any?) {
        self.transform = transform
        super.init(output)
    }

    override func receive(_ value: Any?) {
        if isOpen { emitResult(transform(value)) }
    }
}

extension RACSignal {
    /// Sends the result of a block for every value.
    public final func map(_ block: @escaping (Any?) -> Any?) -> RACSignal {
        RACDynamicSignal(.map(self, block)).named("[\(name)] -map:")
    }

    /// Sends the same object for every value.
    public final func mapReplace(_ object: Any?) -> RACSignal {
        map { _ in object }.named("[\(name)] -mapReplace: \(RACDescription(object))")
    }
}

/// Walks along the results of a block.
private final class MapWalk: OperatorWalk {
    private let transform: (Any?) -> Any?

    init(_ transform: @escaping (Any?) -> Any?) {
        self.transform = transform
        super.init()
    }

    override func step(_ value: Any?) -> BindStep { .result(flattened(transform(value))) }

    override func head() -> Any? {
        while true {
            // Not unwrapped: an `Any?` that stays one is not copied.
            let value = nextOfSource()
            if value == nil { break }
            let result = transform(value)
            advanceSource()
            if mayHideOptional(result) {
                if let result = flattened(result) { return result }
            } else if result != nil {
                return result
            }
        }
        isOver = true
        return nil
    }
}

extension RACSequence {
    /// Returns the results of a block for every value; nil vanishes.
    ///
    /// The method is generic so that the compiler prefers it to the `map` of `Swift.Sequence`, and is built in the
    /// client's code, where the type is known.
    @inlinable
    public final func map<Result>(_ block: @escaping (Any?) -> Result) -> RACSequence {
        map { value -> Any? in block(value) }
    }

    /// Returns the results of a block for every value; nil vanishes.
    public final func map(_ block: @escaping (Any?) -> Any?) -> RACSequence {
        applying(MapWalk(block)).renamed("[\(name)] -map:")
    }

    /// Returns the same object for every value.
    public final func mapReplace(_ object: Any?) -> RACSequence {
        map { _ in object }.renamed("[\(name)] -mapReplace: \(RACDescription(object))")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Sends the result of a block with a typed parameter for every value.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func map<Value>(
        _ block: @escaping (Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-map:", of: self, file, line)
        return map { block(typed($0)) }
    }
}

extension RACSequence {
    /// Returns the results of a block with a typed parameter for every value; nil vanishes.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func map<Value>(
        _ block: @escaping (Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let typed = TypedParameters("-map:", of: self, file, line)
        return map { block(typed($0)) }
    }
}
