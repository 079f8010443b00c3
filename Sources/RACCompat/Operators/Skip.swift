import StreamCore

private final class Skip: BindOperation {
    private var decision: SkipDecision

    init(_ count: Int) {
        decision = SkipDecision(count: count)
    }

    override func step(_ value: Any?, _ replaced: inout Any?) -> BindStep { decision.next() ? .pass : .nothing }
}

private final class SkipUntilBlock: BindOperation {
    private let isBeginning: (Any?) -> Bool
    private var isSkipping = true

    init(_ isBeginning: @escaping (Any?) -> Bool) {
        self.isBeginning = isBeginning
    }

    override func step(_ value: Any?, _ replaced: inout Any?) -> BindStep {
        if isSkipping {
            guard isBeginning(value) else { return .nothing }
            isSkipping = false
        }
        return .pass
    }
}

extension RACSignal {
    /// Sends all values but the first `skipCount`.
    public final func skip(_ count: Int) -> RACSignal {
        require(count >= 0, "skip(_:) needs a count of 0 or more, not \(count).")
        return stepping { Skip(count) }.named("[\(name)] -skip: \(count)")
    }

    /// Sends the first value that satisfies a predicate, and all later values.
    public final func skipUntilBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSignal {
        stepping { SkipUntilBlock(predicate) }.named("[\(name)] -skipUntilBlock:")
    }

    /// Sends the first value that does not satisfy a predicate, and all later values.
    public final func skipWhileBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSignal {
        skipUntilBlock { !predicate($0) }.named("[\(name)] -skipWhileBlock:")
    }
}

extension RACSequence {
    /// Returns all but the first `skipCount` values.
    public final func skip(_ skipCount: Int) -> RACSequence {
        require(skipCount >= 0, "skip(_:) needs a number of 0 or more, not \(skipCount).")
        return stepping(Skip(skipCount)).renamed("[\(name)] -skip: \(skipCount)")
    }

    /// Returns the first value that satisfies a predicate, and all later values.
    public final func skipUntilBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSequence {
        stepping(SkipUntilBlock(predicate)).renamed("[\(name)] -skipUntilBlock:")
    }

    /// Returns the first value that does not satisfy a predicate, and all later values.
    public final func skipWhileBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSequence {
        stepping(SkipUntilBlock { !predicate($0) }).renamed("[\(name)] -skipWhileBlock:")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Sends the first value that satisfies a predicate with a typed parameter, and all later values.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func skipUntilBlock<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-skipUntilBlock:", of: self, file, line)
        return skipUntilBlock { predicate(typed($0)) }
    }

    /// Sends the first value that does not satisfy a predicate with a typed parameter, and all later values.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func skipWhileBlock<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-skipWhileBlock:", of: self, file, line)
        return skipWhileBlock { predicate(typed($0)) }
    }
}

extension RACSequence {
    /// Returns the first value that satisfies a predicate with a typed parameter, and all later values.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func skipUntilBlock<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let typed = TypedParameters("-skipUntilBlock:", of: self, file, line)
        return skipUntilBlock { predicate(typed($0)) }
    }

    /// Returns the first value that does not satisfy a predicate with a typed parameter, and all later values.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func skipWhileBlock<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let typed = TypedParameters("-skipWhileBlock:", of: self, file, line)
        return skipWhileBlock { predicate(typed($0)) }
    }
}
