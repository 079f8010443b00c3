public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Runs actions at dates and after intervals.
///
/// The methods that take a date follow the scheduler's clock; for a real scheduler this is the wall clock, which can be
/// set. The methods that take a delay measure elapsed time; operators use these. Your own scheduler must implement only
/// the methods with a date: the others are then derived from `currentDate`.
public protocol DateScheduler: Scheduler {
    /// The present date of the scheduler's clock.
    var currentDate: Date { get }

    /// Seconds on a clock that only elapsed time moves; the clock begins at an arbitrary point.
    ///
    /// Operators measure intervals by this clock. A scheduler that does not implement it measures by its dates.
    var elapsedTime: TimeInterval { get }

    /// Runs an action at a date, or as soon as possible after it.
    ///
    /// - Returns: The disposable that prevents a run that has not begun; nil if the run cannot be prevented.
    @_disfavoredOverload
    @discardableResult
    func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)?

    /// Runs an action at a date, then again after every interval, at most `leeway` late, until disposed.
    ///
    /// - Returns: The disposable that ends the runs. They go on when it is released.
    @_disfavoredOverload
    @discardableResult
    func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)?

    /// Runs an action when an interval, in seconds, has passed.
    ///
    /// - Returns: The disposable that prevents a run that has not begun; nil if the run cannot be prevented.
    @_disfavoredOverload
    @discardableResult
    func schedule(afterDelay delay: TimeInterval, action: @escaping @Sendable () -> Void) -> (any Disposable)?

    /// Runs an action when an interval has passed, then again after every interval, at most `leeway` late, until
    /// disposed.
    ///
    /// - Returns: The disposable that ends the runs. They go on when it is released.
    @_disfavoredOverload
    @discardableResult
    func schedule(
        after delay: DispatchTimeInterval, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)?
}

extension DateScheduler {
    /// Seconds from the reference date to the scheduler's present date.
    public var elapsedTime: TimeInterval { currentDate.timeIntervalSinceReferenceDate }

    /// Runs an action when an interval, in seconds, has passed on the scheduler's clock.
    @_disfavoredOverload
    @discardableResult
    public func schedule(
        afterDelay delay: TimeInterval, action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        schedule(after: currentDate.addingTimeInterval(delay), action: action)
    }

    /// Runs an action when an interval has passed on the scheduler's clock, then again after every interval.
    @_disfavoredOverload
    @discardableResult
    public func schedule(
        after delay: DispatchTimeInterval, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        schedule(
            after: currentDate.addingTimeInterval(delay.seconds), interval: interval, leeway: leeway, action: action)
    }

    /// Runs an action when an interval has passed, then again after every interval, as punctually as possible.
    ///
    /// - Returns: The disposable that ends the runs. They go on when it is released.
    @_disfavoredOverload
    @discardableResult
    public func schedule(
        after delay: DispatchTimeInterval, interval: DispatchTimeInterval, action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        schedule(after: delay, interval: interval, leeway: .seconds(0), action: action)
    }
}
