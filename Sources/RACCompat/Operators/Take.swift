import StreamCore

private final class Take: BindOperation {
    private var decision: TakeDecision

    init(_ count: Int) {
        decision = TakeDecision(count: count)
    }

    override func step(_ value: Any?, _ replaced: inout Any?) -> BindStep {
        switch decision.next() {
        case .forward: .pass
        case .forwardLast: .passLast
        case .drop: .end
        }
    }
}

private final class TakeUntilBlock: BindOperation {
    private let isEnd: (Any?) -> Bool

    init(_ isEnd: @escaping (Any?) -> Bool) {
        self.isEnd = isEnd
    }

    override func step(_ value: Any?, _ replaced: inout Any?) -> BindStep { isEnd(value) ? .end : .pass }
}

extension RACSignal {
    /// Sends the first values, then completes; with 0, completes at once without subscribing.
    public final func take(_ count: Int) -> RACSignal {
        require(count >= 0, "take(_:) needs a count of 0 or more, not \(count).")
        guard count > 0 else { return .empty() }
        return stepping { Take(count) }.named("[\(name)] -take: \(count)")
    }

    /// Sends values until a value satisfies a predicate, then completes without that value.
    public final func takeUntilBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSignal {
        stepping { TakeUntilBlock(predicate) }.named("[\(name)] -takeUntilBlock:")
    }

    /// Sends values as long as they satisfy a predicate, then completes.
    public final func takeWhileBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSignal {
        takeUntilBlock { !predicate($0) }.named("[\(name)] -takeWhileBlock:")
    }
}

extension RACSequence {
    /// Returns the first values, at most `count`.
    public final func take(_ count: Int) -> RACSequence {
        require(count >= 0, "take(_:) needs a number of 0 or more, not \(count).")
        guard count > 0 else { return .empty() }
        return stepping(Take(count)).renamed("[\(name)] -take: \(count)")
    }

    /// Returns the values before the first value that satisfies a predicate.
    public final func takeUntilBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSequence {
        stepping(TakeUntilBlock(predicate)).renamed("[\(name)] -takeUntilBlock:")
    }

    /// Returns the values before the first value that does not satisfy a predicate.
    public final func takeWhileBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSequence {
        stepping(TakeUntilBlock { !predicate($0) }).renamed("[\(name)] -takeWhileBlock:")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Sends values until a value satisfies a predicate with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func takeUntilBlock<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-takeUntilBlock:", of: self, file, line)
        return takeUntilBlock { predicate(typed($0)) }
    }

    /// Sends values as long as they satisfy a predicate with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func takeWhileBlock<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-takeWhileBlock:", of: self, file, line)
        return takeWhileBlock { predicate(typed($0)) }
    }
}

extension RACSequence {
    /// Returns values until a value satisfies a predicate with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func takeUntilBlock<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let typed = TypedParameters("-takeUntilBlock:", of: self, file, line)
        return takeUntilBlock { predicate(typed($0)) }
    }

    /// Returns values as long as they satisfy a predicate with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func takeWhileBlock<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let typed = TypedParameters("-takeWhileBlock:", of: self, file, line)
        return takeWhileBlock { predicate(typed($0)) }
    }
}
