extension RACSignal {
    /// Combines every value with the previous value; the first value with `start`.
    public final func combinePreviousWithStart(
        _ start: Any?, reduce: @escaping (_ previous: Any?, _ current: Any?) -> Any?
    ) -> RACSignal {
        scanWithStart(RACTuplePack(start)) { previous, next in
            RACTuplePack(next, reduce((previous as? RACTuple)?.first, next))
        }
        .map { ($0 as? RACTuple)?.second }
        .named("[\(name)] -combinePreviousWithStart: \(RACDescription(start)) reduce:")
    }
}

extension RACSequence {
    /// Combines every value with the previous value; the first value with `start`.
    public final func combinePreviousWithStart(
        _ start: Any?, reduce: @escaping (_ previous: Any?, _ current: Any?) -> Any?
    ) -> RACSequence {
        scanWithStart(RACTuplePack(start)) { previous, next in
            RACTuplePack(next, reduce((previous as? RACTuple)?.first, next))
        }
        .map { ($0 as? RACTuple)?.second }
        .renamed("[\(name)] -combinePreviousWithStart: \(RACDescription(start)) reduce:")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Combines every value with the previous value, in a block of typed parameters; the first value with `start`.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func combinePreviousWithStart<Previous, Value>(
        _ start: Any?, reduce: @escaping (_ previous: Previous, _ current: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-combinePreviousWithStart:reduce:", of: self, file, line)
        return combinePreviousWithStart(start, reduce: { reduce(typed($0), typed($1)) })
    }
}

extension RACSequence {
    /// Combines every value with the previous value, in a block of typed parameters; the first value with `start`.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func combinePreviousWithStart<Previous, Value>(
        _ start: Any?, reduce: @escaping (_ previous: Previous, _ current: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let typed = TypedParameters("-combinePreviousWithStart:reduce:", of: self, file, line)
        return combinePreviousWithStart(start, reduce: { reduce(typed($0), typed($1)) })
    }
}
