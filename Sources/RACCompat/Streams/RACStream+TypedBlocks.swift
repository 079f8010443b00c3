import StreamCore

extension RACStreamOperators where Self == RACStream {
    /// Has a block with a typed parameter make a stream of every value, and flattens these.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public func bind<Value>(
        _ block: @escaping () -> (_ value: Value, _ stop: inout Bool) -> RACStream?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        let typed = TypedParameters("-bind:", of: self, file, line)
        return bind {
            let block = block()
            return { block(typed($0), &$1) }
        }
    }

    /// Flattens the streams that a block with a typed parameter makes of the values.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public func flattenMap<Value>(
        _ block: @escaping (Value) -> RACStream?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        let typed = TypedParameters("-flattenMap:", of: self, file, line)
        return flattenMap { block(typed($0)) }
    }

    /// Makes a stream of the results of a block with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public func map<Value>(
        _ block: @escaping (Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        let typed = TypedParameters("-map:", of: self, file, line)
        return map { block(typed($0)) }
    }

    /// Makes a stream of the values that satisfy a predicate with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public func filter<Value>(
        _ block: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        let typed = TypedParameters("-filter:", of: self, file, line)
        return filter { block(typed($0)) }
    }

    /// Combines all values up to each one with a block of typed parameters.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public func scanWithStart<Running, Value>(
        _ start: Any?, reduce: @escaping (_ running: Running, _ next: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        let typed = TypedParameters("-scanWithStart:reduce:", of: self, file, line)
        return scanWithStart(start, reduce: { reduce(typed($0), typed($1)) })
    }

    /// Combines all values up to each one with a block of typed parameters; indexes begin at 0.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public func scanWithStart<Running, Value>(
        _ start: Any?,
        reduceWithIndex reduce: @escaping (_ running: Running, _ next: Value, _ index: Int) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        let typed = TypedParameters("-scanWithStart:reduceWithIndex:", of: self, file, line)
        return scanWithStart(start, reduceWithIndex: { reduce(typed($0), typed($1), $2) })
    }

    /// Combines every value with the previous value, in a block of typed parameters; the first value with `start`.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public func combinePreviousWithStart<Previous, Value>(
        _ start: Any?, reduce: @escaping (_ previous: Previous, _ current: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        let typed = TypedParameters("-combinePreviousWithStart:reduce:", of: self, file, line)
        return combinePreviousWithStart(start, reduce: { reduce(typed($0), typed($1)) })
    }

    /// Makes a stream of the values up to the first that satisfies a predicate with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public func takeUntilBlock<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        let typed = TypedParameters("-takeUntilBlock:", of: self, file, line)
        return takeUntilBlock { predicate(typed($0)) }
    }

    /// Makes a stream of the values as long as they satisfy a predicate with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public func takeWhileBlock<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        let typed = TypedParameters("-takeWhileBlock:", of: self, file, line)
        return takeWhileBlock { predicate(typed($0)) }
    }

    /// Makes a stream of the first value that satisfies a predicate with a typed parameter, and all after it.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public func skipUntilBlock<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        let typed = TypedParameters("-skipUntilBlock:", of: self, file, line)
        return skipUntilBlock { predicate(typed($0)) }
    }

    /// Makes a stream of the first value that does not satisfy a predicate with a typed parameter, and all after it.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public func skipWhileBlock<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        let typed = TypedParameters("-skipWhileBlock:", of: self, file, line)
        return skipWhileBlock { predicate(typed($0)) }
    }
}
