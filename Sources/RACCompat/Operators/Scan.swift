import StreamCore

private final class Scan: BindOperation {
    private let reduce: (Any?, Any?, Int) -> Any?
    @exclusivity(unchecked)  // one sender at a time
    private var running: Any?
    private var index = 0

    init(_ start: Any?, _ reduce: @escaping (Any?, Any?, Int) -> Any?) {
        running = flattened(start)
        self.reduce = reduce
    }

    override func step(_ value: Any?, _ replaced: inout Any?) -> BindStep {
        let index = self.index
        self.index += 1
        let result = flattened(reduce(running, value, index))
        replaced = exchange(&running, with: result)
        return .result(result)
    }
}

extension RACSignal {
    /// Combines all values up to each value, and sends every result.
    public final func scanWithStart(_ start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACSignal {
        scanWithStart(start) { running, next, _ in reduce(running, next) }
            .named("[\(name)] -scanWithStart: \(RACDescription(start)) reduce:")
    }

    /// Combines all values up to each value, with their indexes from 0, and sends every result.
    public final func scanWithStart(
        _ start: Any?, reduceWithIndex reduce: @escaping (_ running: Any?, _ next: Any?, _ index: Int) -> Any?
    ) -> RACSignal {
        stepping { Scan(start, reduce) }
            .named("[\(name)] -scanWithStart: \(RACDescription(start)) reduceWithIndex:")
    }
}

extension RACSequence {
    /// Combines all values up to each value, and returns every result; a nil result is carried on, but not returned.
    public final func scanWithStart(_ start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACSequence {
        stepping(Scan(start) { running, next, _ in reduce(running, next) })
            .renamed("[\(name)] -scanWithStart: \(RACDescription(start)) reduce:")
    }

    /// Combines all values up to each value, with their indexes from 0, and returns every result.
    public final func scanWithStart(
        _ start: Any?, reduceWithIndex reduce: @escaping (_ running: Any?, _ next: Any?, _ index: Int) -> Any?
    ) -> RACSequence {
        stepping(Scan(start, reduce)).renamed("[\(name)] -scanWithStart: \(RACDescription(start)) reduceWithIndex:")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Combines all values up to each value with a block of typed parameters, and sends every result.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func scanWithStart<Running, Value>(
        _ start: Any?, reduce: @escaping (_ running: Running, _ next: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-scanWithStart:reduce:", of: self, file, line)
        return scanWithStart(start, reduce: { reduce(typed($0), typed($1)) })
    }

    /// Combines all values up to each value with a block of typed parameters, and sends every result; indexes begin at
    /// 0.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func scanWithStart<Running, Value>(
        _ start: Any?,
        reduceWithIndex reduce: @escaping (_ running: Running, _ next: Value, _ index: Int) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-scanWithStart:reduceWithIndex:", of: self, file, line)
        return scanWithStart(start, reduceWithIndex: { reduce(typed($0), typed($1), $2) })
    }
}

extension RACSequence {
    /// Combines all values up to each value with a block of typed parameters, and returns every result.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func scanWithStart<Running, Value>(
        _ start: Any?, reduce: @escaping (_ running: Running, _ next: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let typed = TypedParameters("-scanWithStart:reduce:", of: self, file, line)
        return scanWithStart(start, reduce: { reduce(typed($0), typed($1)) })
    }

    /// Combines all values up to each value with a block of typed parameters, and returns every result; indexes begin
    /// at 0.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func scanWithStart<Running, Value>(
        _ start: Any?,
        reduceWithIndex reduce: @escaping (_ running: Running, _ next: Value, _ index: Int) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        let typed = TypedParameters("-scanWithStart:reduceWithIndex:", of: self, file, line)
        return scanWithStart(start, reduceWithIndex: { reduce(typed($0), typed($1), $2) })
    }
}
