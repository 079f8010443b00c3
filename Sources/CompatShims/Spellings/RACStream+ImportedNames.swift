public import RACCompat

// See RACSignal+ImportedNames.swift. These methods are for streams whose class is not known.

extension RACStreamOperators where Self == RACStream {
    /// The same as `zipWith(_:)`.
    public func zip(with stream: RACStream) -> RACStream { zipWith(stream) }

    /// The same as `startWith(_:)`.
    public func start(with value: Any?) -> RACStream { startWith(value) }

    /// The same as `scanWithStart(_:reduce:)`.
    public func scan(withStart start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACStream {
        scanWithStart(start, reduce: reduce)
    }

    /// The same as `scanWithStart(_:reduceWithIndex:)`.
    public func scan(
        withStart start: Any?, reduceWithIndex: @escaping (Any?, Any?, Int) -> Any?
    ) -> RACStream {
        scanWithStart(start, reduceWithIndex: reduceWithIndex)
    }

    /// The same as `combinePreviousWithStart(_:reduce:)`.
    public func combinePrevious(withStart start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACStream {
        combinePreviousWithStart(start, reduce: reduce)
    }

    /// The same as `takeUntilBlock(_:)`.
    public func take(until predicate: @escaping (Any?) -> Bool) -> RACStream { takeUntilBlock(predicate) }

    /// The same as `skipUntilBlock(_:)`.
    public func skip(until predicate: @escaping (Any?) -> Bool) -> RACStream { skipUntilBlock(predicate) }
}
