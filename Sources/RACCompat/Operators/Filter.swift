import StreamCore

private final class Filter: BindObserver, @unchecked Sendable {  // see BindObserver
    private let isIncluded: (Any?) -> Bool

    init(_ output: Output, _ isIncluded: @escaping (Any?) -> Bool) {
        self.isIncluded = isIncluded
        super.init(output)
    }

    override func receive(_ value: Any?) {
        if isOpen, isIncluded(value) { emit(value) }
    }
}

extension RACSignal {
    /// Sends the values that satisfy a predicate.
    public final func filter(_ block: @escaping (Any?) -> Bool) -> RACSignal {
        bound { output in Filter(output, block) }.named("[\(name)] -filter:")
    }

    /// Sends the values that are not equal to `value`.
    public final func ignore(_ value: Any?) -> RACSignal {
        filter { !isEqual($0, value) }.named("[\(name)] -ignore: \(RACDescription(value))")
    }

    /// Sends no values, only the end.
    public final func ignoreValues() -> RACSignal {
        filter { _ in false }.named("[\(name)] -ignoreValues")
    }
}

/// Walks along the values that satisfy a predicate.
private final class FilterWalk: OperatorWalk {
    private let isIncluded: (Any?) -> Bool

    init(_ isIncluded: @escaping (Any?) -> Bool) {
        self.isIncluded = isIncluded
        super.init()
    }

    override func step(_ value: Any?) -> BindStep { isIncluded(value) ? .pass : .nothing }

    override func head() -> Any? {
        while true {
            // Not unwrapped: an `Any?` that stays one is not copied.
            let value = nextOfSource()
            if value == nil { break }
            let isResult = isIncluded(value)
            advanceSource()
            if isResult { return value }
        }
        isOver = true
        return nil
    }
}

extension RACSequence {
    /// Returns the values that satisfy a predicate.
    public final func filter(_ block: @escaping (Any?) -> Bool) -> RACSequence {
        applying(FilterWalk(block)).renamed("[\(name)] -filter:")
    }

    /// Returns the values that are not equal to `value`.
    public final func ignore(_ value: Any?) -> RACSequence {
        filter { !isEqual($0, value) }.renamed("[\(name)] -ignore: \(RACDescription(value))")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Sends the values that satisfy a predicate with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func filter<Value>(
        _ block: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-filter:", of: self, file, line)
        return filter { block(typed($0)) }
    }
}

extension RACSequence {
    /// Returns the values that satisfy a predicate with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func filter<Value>(
        _ block: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let typed = TypedParameters("-filter:", of: self, file, line)
        return filter { block(typed($0)) }
    }
}
