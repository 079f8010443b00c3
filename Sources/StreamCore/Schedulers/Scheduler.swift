public import Dispatch
public import Foundation

/// Runs actions one at a time, in the order in which they were scheduled.
public protocol Scheduler: AnyObject, Sendable {
    /// Runs an action as soon as it is its turn.
    ///
    /// - Returns: What prevents the run if it has not begun; nil if it cannot be prevented.
    @discardableResult
    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)?
}

/// Runs actions at dates, too.
///
/// `schedule(after:action:)` and the repeating form take dates of the scheduler's clock, which for a real one is the
/// wall clock and changes with it; `schedule(afterDelay:action:)` counts time that passes, and is what operators use.
public protocol DateScheduler: Scheduler {
    /// The present date of the scheduler's clock.
    var currentDate: Date { get }

    /// Runs an action at a date, or as soon as possible after it.
    ///
    /// - Returns: What prevents the run if it has not begun; nil if it cannot be prevented.
    @discardableResult
    func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)?

    /// Runs an action at a date, then again after every interval, at most `leeway` late, until disposed.
    ///
    /// - Returns: What ends the runs. They go on when nobody keeps it.
    @discardableResult
    func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)?

    /// Runs an action when an interval, in seconds, has passed.
    ///
    /// - Returns: What prevents the run if it has not begun; nil if it cannot be prevented.
    @discardableResult
    func schedule(afterDelay delay: TimeInterval, action: @escaping @Sendable () -> Void) -> (any Disposable)?
}

extension DateScheduler {
    /// Runs an action when an interval, in seconds, has passed on the scheduler's clock.
    @discardableResult
    public func schedule(
        afterDelay delay: TimeInterval, action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        schedule(after: currentDate.addingTimeInterval(delay), action: action)
    }

    /// Runs an action after an interval, and then again after every interval, at most a tenth of it late.
    @discardableResult
    public func schedule(
        after delay: DispatchTimeInterval, interval: DispatchTimeInterval, action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        let leeway = DispatchTimeInterval.nanoseconds(Int(interval.seconds * 1e8))
        return schedule(
            after: currentDate.addingTimeInterval(delay.seconds), interval: interval, leeway: leeway, action: action)
    }
}

extension DispatchTimeInterval {
    /// The interval in seconds; `never` is infinity.
    var seconds: TimeInterval {
        switch self {
        case .seconds(let count): TimeInterval(count)
        case .milliseconds(let count): TimeInterval(count) / 1e3
        case .microseconds(let count): TimeInterval(count) / 1e6
        case .nanoseconds(let count): TimeInterval(count) / 1e9
        default: .infinity
        }
    }
}
