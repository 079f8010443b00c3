public import Foundation
import StreamCore

// Operators and schedulers that take an interval in seconds take a `Duration`, too. The forms in seconds are
// documented; these forms are left out of the documentation, in which a link by name would be ambiguous.

extension RACSignal {
    /// The same as `asynchronousFirstOrDefault` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public final func asynchronousFirstOrDefault(_ defaultValue: Any?, timeout: Duration) throws -> Any? {
        try asynchronousFirstOrDefault(defaultValue, timeout: timeout.timeInterval)
    }

    /// The same as `asynchronouslyWaitUntilCompleted` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public final func asynchronouslyWaitUntilCompleted(timeout: Duration) throws {
        try asynchronouslyWaitUntilCompleted(timeout: timeout.timeInterval)
    }

    /// The same as `bufferWithTime` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public final func bufferWithTime(_ interval: Duration, onScheduler scheduler: RACScheduler) -> RACSignal {
        bufferWithTime(interval.timeInterval, onScheduler: scheduler)
    }

    /// The same as `delay` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public final func delay(_ interval: Duration) -> RACSignal {
        delay(interval.timeInterval)
    }

    /// The same as `interval` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public class func interval(_ interval: Duration, onScheduler scheduler: RACScheduler) -> RACSignal {
        self.interval(interval.timeInterval, onScheduler: scheduler)
    }

    /// The same as `interval` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public class func interval(_ interval: Duration, onScheduler scheduler: RACScheduler, withLeeway leeway: Duration)
        -> RACSignal
    {
        self.interval(interval.timeInterval, onScheduler: scheduler, withLeeway: leeway.timeInterval)
    }

    /// The same as `throttle` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public final func throttle(_ interval: Duration) -> RACSignal {
        throttle(interval.timeInterval)
    }

    /// The same as `throttle` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public final func throttle(_ interval: Duration, valuesPassingTest predicate: @escaping (Any?) -> Bool) -> RACSignal
    {
        throttle(interval.timeInterval, valuesPassingTest: predicate)
    }

    /// The same as `throttle` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public final func throttle<Value>(
        _ interval: Duration, valuesPassingTest predicate: @escaping (Value) -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> RACSignal {
        throttle(interval.timeInterval, valuesPassingTest: predicate, file: file, line: line)
    }

    /// The same as `timeout` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public final func timeout(_ interval: Duration, onScheduler scheduler: RACScheduler) -> RACSignal {
        timeout(interval.timeInterval, onScheduler: scheduler)
    }
}

extension RACScheduler {
    /// The same as `afterDelay` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @discardableResult
    public func afterDelay(_ delay: Duration, schedule block: @escaping () -> Void) -> RACDisposable? {
        afterDelay(delay.timeInterval, schedule: block)
    }

    /// The same as `after` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @discardableResult
    public func after(
        _ date: Date, repeatingEvery interval: Duration, withLeeway leeway: Duration,
        schedule block: @escaping () -> Void
    ) -> RACDisposable? {
        after(date, repeatingEvery: interval.timeInterval, withLeeway: leeway.timeInterval, schedule: block)
    }
}
