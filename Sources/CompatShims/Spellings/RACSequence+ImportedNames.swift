public import RACCompat

// See RACSignal+ImportedNames.swift.

extension RACSequence {
    /// The same as `eagerSequence`.
    public final var eager: RACSequence { eagerSequence }

    /// The same as `lazySequence`: a sequence of the dynamic API, not one of Swift's.
    public final var lazy: RACSequence { lazySequence }

    /// The same as `signalWithScheduler(_:)`.
    public final func signal(with scheduler: RACScheduler) -> RACSignal { signalWithScheduler(scheduler) }

    /// The same as `foldLeftWithStart(_:reduce:)`.
    public final func foldLeft(withStart start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> Any? {
        foldLeftWithStart(start, reduce: reduce)
    }

    /// The same as `foldRightWithStart(_:reduce:)`.
    public final func foldRight(withStart start: Any?, reduce: @escaping (Any?, RACSequence) -> Any?) -> Any? {
        foldRightWithStart(start, reduce: reduce)
    }

    /// The same as `objectPassingTest(_:)`.
    public final func object(passingTest test: @escaping (Any?) -> Bool) -> Any? { objectPassingTest(test) }

    /// The same as `zipWith(_:)`.
    public final func zip(with sequence: RACSequence) -> RACSequence { zipWith(sequence) }

    /// The same as `startWith(_:)`.
    public final func start(with value: Any?) -> RACSequence { startWith(value) }

    /// The same as `scanWithStart(_:reduce:)`.
    public final func scan(withStart start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACSequence {
        scanWithStart(start, reduce: reduce)
    }

    /// The same as `scanWithStart(_:reduceWithIndex:)`.
    public final func scan(
        withStart start: Any?, reduceWithIndex reduce: @escaping (Any?, Any?, Int) -> Any?
    ) -> RACSequence {
        scanWithStart(start, reduceWithIndex: reduce)
    }

    /// The same as `combinePreviousWithStart(_:reduce:)`.
    public final func combinePrevious(withStart start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACSequence {
        combinePreviousWithStart(start, reduce: reduce)
    }

    /// The same as `takeUntilBlock(_:)`.
    public final func take(until predicate: @escaping (Any?) -> Bool) -> RACSequence { takeUntilBlock(predicate) }

    /// The same as `skipUntilBlock(_:)`.
    public final func skip(until predicate: @escaping (Any?) -> Bool) -> RACSequence { skipUntilBlock(predicate) }
}

// MARK: Blocks with typed parameters

extension RACSequence {
    /// The same as `takeUntilBlock(_:)` of a block with a typed parameter.
    @_disfavoredOverload
    public final func take<Value>(
        until predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        takeUntilBlock(predicate, file: file, line: line)
    }

    /// The same as `skipUntilBlock(_:)` of a block with a typed parameter.
    @_disfavoredOverload
    public final func skip<Value>(
        until predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        skipUntilBlock(predicate, file: file, line: line)
    }

    /// The same as `scanWithStart(_:reduce:)` of a block with typed parameters.
    @_disfavoredOverload
    public final func scan<Running, Value>(
        withStart start: Any?, reduce: @escaping (_ running: Running, _ next: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        scanWithStart(start, reduce: reduce, file: file, line: line)
    }

    /// The same as `scanWithStart(_:reduceWithIndex:)` of a block with typed parameters.
    @_disfavoredOverload
    public final func scan<Running, Value>(
        withStart start: Any?,
        reduceWithIndex reduce: @escaping (_ running: Running, _ next: Value, _ index: Int) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        scanWithStart(start, reduceWithIndex: reduce, file: file, line: line)
    }

    /// The same as `combinePreviousWithStart(_:reduce:)` of a block with typed parameters.
    @_disfavoredOverload
    public final func combinePrevious<Previous, Value>(
        withStart start: Any?, reduce: @escaping (_ previous: Previous, _ current: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        combinePreviousWithStart(start, reduce: reduce, file: file, line: line)
    }

    /// The same as `foldLeftWithStart(_:reduce:)` of a block with typed parameters.
    @_disfavoredOverload
    public final func foldLeft<Accumulator, Value>(
        withStart start: Any?, reduce: @escaping (_ accumulator: Accumulator, _ value: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Any? {
        foldLeftWithStart(start, reduce: reduce, file: file, line: line)
    }

    /// The same as `foldRightWithStart(_:reduce:)` of a block with a typed parameter.
    @_disfavoredOverload
    public final func foldRight<Value>(
        withStart start: Any?, reduce: @escaping (_ first: Value, _ rest: RACSequence) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Any? {
        foldRightWithStart(start, reduce: reduce, file: file, line: line)
    }

    /// The same as `objectPassingTest(_:)` of a block with a typed parameter.
    @_disfavoredOverload
    public final func object<Value>(
        passingTest test: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Any? {
        objectPassingTest(test, file: file, line: line)
    }
}

extension RACSequence {
    /// Unavailable: an initializer of Swift cannot return a sequence of another class.
    @available(*, unavailable, message: "Write RACSequence.sequenceWithHeadBlock(_:tailBlock:).")
    public convenience init(head: @escaping () -> Any?, tailBlock: (() -> RACSequence?)?) {
        fatalError("See sequenceWithHeadBlock(_:tailBlock:).")
    }
}
