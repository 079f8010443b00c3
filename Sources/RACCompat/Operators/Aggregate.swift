extension RACSignal {
    /// Combines all values, and sends the result when the receiver completes; `start` without values.
    public final func aggregateWithStart(_ start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACSignal {
        aggregateWithStart(start) { running, next, _ in reduce(running, next) }
            .named("[\(name)] -aggregateWithStart: \(RACDescription(start)) reduce:")
    }

    /// Combines all values, with their indexes from 0, and sends the result when the receiver completes.
    public final func aggregateWithStart(
        _ start: Any?, reduceWithIndex reduce: @escaping (_ running: Any?, _ next: Any?, _ index: Int) -> Any?
    ) -> RACSignal {
        scanWithStart(start, reduceWithIndex: reduce).startWith(start).takeLast(1)
            .named("[\(name)] -aggregateWithStart: \(RACDescription(start)) reduceWithIndex:")
    }

    /// Combines all values from a start that is made for every subscription, and sends the result at completion.
    public final func aggregateWithStartFactory(
        _ startFactory: @escaping () -> Any?, reduce: @escaping (Any?, Any?) -> Any?
    ) -> RACSignal {
        RACSignal.defer { self.aggregateWithStart(startFactory(), reduce: reduce) }
            .named("[\(name)] -aggregateWithStartFactory:reduce:")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Combines all values with a block of typed parameters, and sends the last result.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func aggregateWithStart<Running, Value>(
        _ start: Any?, reduce: @escaping (_ running: Running, _ next: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-aggregateWithStart:reduce:", of: self, file, line)
        return aggregateWithStart(start, reduce: { reduce(typed($0), typed($1)) })
    }

    /// Combines all values and their indexes from 0 with a block of typed parameters, and sends the last result.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func aggregateWithStart<Running, Value>(
        _ start: Any?,
        reduceWithIndex reduce: @escaping (_ running: Running, _ next: Value, _ index: Int) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-aggregateWithStart:reduceWithIndex:", of: self, file, line)
        return aggregateWithStart(start, reduceWithIndex: { reduce(typed($0), typed($1), $2) })
    }

    /// Combines all values with a block of typed parameters, from a start that is made for every subscription.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func aggregateWithStartFactory<Running, Value>(
        _ startFactory: @escaping () -> Any?,
        reduce: @escaping (_ running: Running, _ next: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-aggregateWithStartFactory:reduce:", of: self, file, line)
        return aggregateWithStartFactory(startFactory, reduce: { reduce(typed($0), typed($1)) })
    }
}
