public import Foundation
public import RACCompat

// The Swift importer's names of these methods, for code that used the Objective-C library from Swift. Each method is
// the literal selector under another name; the literal one documents its meaning.

extension RACSignal {
    /// The same as `deliverOn(_:)`.
    public final func deliver(on scheduler: RACScheduler) -> RACSignal { deliverOn(scheduler) }

    /// The same as `subscribeOn(_:)`.
    public final func subscribe(on scheduler: RACScheduler) -> RACSignal { subscribeOn(scheduler) }

    /// The same as `startWith(_:)`.
    public final func start(with value: Any?) -> RACSignal { startWith(value) }

    /// The same as `zipWith(_:)`.
    public final func zip(with signal: RACSignal) -> RACSignal { zipWith(signal) }

    /// The same as `combineLatestWith(_:)`.
    public final func combineLatest(with signal: RACSignal) -> RACSignal { combineLatestWith(signal) }

    /// The same as `catchTo(_:)`.
    public final func `catch`(to signal: RACSignal) -> RACSignal { catchTo(signal) }

    /// The same as `takeUntil(_:)`.
    public final func take(until signalTrigger: RACSignal) -> RACSignal { takeUntil(signalTrigger) }

    /// The same as `takeUntilBlock(_:)`.
    public final func take(until predicate: @escaping (Any?) -> Bool) -> RACSignal { takeUntilBlock(predicate) }

    /// The same as `takeUntilReplacement(_:)`.
    public final func take(untilReplacement replacement: RACSignal) -> RACSignal { takeUntilReplacement(replacement) }

    /// The same as `skipUntilBlock(_:)`.
    public final func skip(until predicate: @escaping (Any?) -> Bool) -> RACSignal { skipUntilBlock(predicate) }

    /// The same as `scanWithStart(_:reduce:)`.
    public final func scan(withStart start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACSignal {
        scanWithStart(start, reduce: reduce)
    }

    /// The same as `scanWithStart(_:reduceWithIndex:)`.
    public final func scan(
        withStart start: Any?, reduceWithIndex reduce: @escaping (Any?, Any?, Int) -> Any?
    ) -> RACSignal {
        scanWithStart(start, reduceWithIndex: reduce)
    }

    /// The same as `combinePreviousWithStart(_:reduce:)`.
    public final func combinePrevious(withStart start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACSignal {
        combinePreviousWithStart(start, reduce: reduce)
    }

    /// The same as `aggregateWithStart(_:reduce:)`.
    public final func aggregate(withStart start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACSignal {
        aggregateWithStart(start, reduce: reduce)
    }

    /// The same as `aggregateWithStart(_:reduceWithIndex:)`.
    public final func aggregate(
        withStart start: Any?, reduceWithIndex reduce: @escaping (Any?, Any?, Int) -> Any?
    ) -> RACSignal {
        aggregateWithStart(start, reduceWithIndex: reduce)
    }

    /// The same as `aggregateWithStartFactory(_:reduce:)`.
    public final func aggregate(
        startFactory: @escaping () -> Any?, reduce: @escaping (Any?, Any?) -> Any?
    ) -> RACSignal {
        aggregateWithStartFactory(startFactory, reduce: reduce)
    }

    /// The same as `groupBy(_:transform:)`, and as `groupBy(_:)` without a second block.
    public final func group(
        by key: @escaping (Any?) -> Any?, transform: ((Any?) -> Any?)? = nil
    ) -> RACSignal {
        groupBy(key, transform: transform)
    }

    /// The same as `bufferWithTime(_:onScheduler:)`.
    public final func buffer(withTime interval: TimeInterval, on scheduler: RACScheduler) -> RACSignal {
        bufferWithTime(interval, onScheduler: scheduler)
    }

    /// The same as `timeout(_:onScheduler:)`.
    public final func timeout(_ interval: TimeInterval, on scheduler: RACScheduler) -> RACSignal {
        timeout(interval, onScheduler: scheduler)
    }

    /// The same as `interval(_:onScheduler:)`.
    public class func interval(_ interval: TimeInterval, on scheduler: RACScheduler) -> RACSignal {
        RACSignal.interval(interval, onScheduler: scheduler)
    }

    /// The same as `interval(_:onScheduler:withLeeway:)`.
    public class func interval(
        _ interval: TimeInterval, on scheduler: RACScheduler, withLeeway leeway: TimeInterval
    ) -> RACSignal {
        RACSignal.interval(interval, onScheduler: scheduler, withLeeway: leeway)
    }

    /// The same as `startEagerlyWithScheduler(_:block:)`.
    public class func startEagerly(
        with scheduler: RACScheduler, block: @escaping (any RACSubscriber & Sendable) -> Void
    ) -> RACSignal {
        startEagerlyWithScheduler(scheduler, block: block)
    }

    /// The same as `startLazilyWithScheduler(_:block:)`.
    public class func startLazily(
        with scheduler: RACScheduler, block: @escaping (any RACSubscriber & Sendable) -> Void
    ) -> RACSignal {
        startLazilyWithScheduler(scheduler, block: block)
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// The same as `takeUntilBlock(_:)` of a block with a typed parameter.
    @_disfavoredOverload
    public final func take<Value>(
        until predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        takeUntilBlock(predicate, file: file, line: line)
    }

    /// The same as `skipUntilBlock(_:)` of a block with a typed parameter.
    @_disfavoredOverload
    public final func skip<Value>(
        until predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        skipUntilBlock(predicate, file: file, line: line)
    }

    /// The same as `scanWithStart(_:reduce:)` of a block with typed parameters.
    @_disfavoredOverload
    public final func scan<Running, Value>(
        withStart start: Any?, reduce: @escaping (_ running: Running, _ next: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        scanWithStart(start, reduce: reduce, file: file, line: line)
    }

    /// The same as `scanWithStart(_:reduceWithIndex:)` of a block with typed parameters.
    @_disfavoredOverload
    public final func scan<Running, Value>(
        withStart start: Any?,
        reduceWithIndex reduce: @escaping (_ running: Running, _ next: Value, _ index: Int) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        scanWithStart(start, reduceWithIndex: reduce, file: file, line: line)
    }

    /// The same as `combinePreviousWithStart(_:reduce:)` of a block with typed parameters.
    @_disfavoredOverload
    public final func combinePrevious<Previous, Value>(
        withStart start: Any?, reduce: @escaping (_ previous: Previous, _ current: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        combinePreviousWithStart(start, reduce: reduce, file: file, line: line)
    }

    /// The same as `aggregateWithStart(_:reduce:)` of a block with typed parameters.
    @_disfavoredOverload
    public final func aggregate<Running, Value>(
        withStart start: Any?, reduce: @escaping (_ running: Running, _ next: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        aggregateWithStart(start, reduce: reduce, file: file, line: line)
    }

    /// The same as `aggregateWithStart(_:reduceWithIndex:)` of a block with typed parameters.
    @_disfavoredOverload
    public final func aggregate<Running, Value>(
        withStart start: Any?,
        reduceWithIndex reduce: @escaping (_ running: Running, _ next: Value, _ index: Int) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        aggregateWithStart(start, reduceWithIndex: reduce, file: file, line: line)
    }

    /// The same as `aggregateWithStartFactory(_:reduce:)` of a block with typed parameters.
    @_disfavoredOverload
    public final func aggregate<Running, Value>(
        startFactory: @escaping () -> Any?, reduce: @escaping (_ running: Running, _ next: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        aggregateWithStartFactory(startFactory, reduce: reduce, file: file, line: line)
    }

    /// The same as `groupBy(_:)` of a block with a typed parameter.
    @_disfavoredOverload
    public final func group<Value>(
        by key: @escaping (Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        groupBy(key, file: file, line: line)
    }

    /// The same as `groupBy(_:transform:)` of a block with a typed parameter.
    @_disfavoredOverload
    public final func group<Value>(
        by key: @escaping (Value) -> Any?, transform: @escaping (Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        groupBy(key, transform: transform, file: file, line: line)
    }
}
