import Dispatch
public import Foundation
public import StreamCore

extension DateScheduler {
    /// Runs an action at a date or later; see `schedule(after:action:)`.
    @_disfavoredOverload @discardableResult
    public func scheduleAfter(_ date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        schedule(after: date, action: action)
    }

    /// Runs an action at a date, and again at every interval, in seconds, until disposal.
    @_disfavoredOverload @discardableResult
    public func scheduleAfter(
        _ date: Date, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval = 0,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        schedule(after: date, interval: .rac4(interval), leeway: .rac4(leeway), action: action)
    }
}

extension QueueScheduler {
    /// The scheduler of the main queue; see `main`.
    public static var mainQueueScheduler: QueueScheduler { .main }
}

extension TestScheduler {
    /// Runs an action when the clock has advanced by an interval, in seconds.
    @_disfavoredOverload @discardableResult
    public func scheduleAfter(_ interval: TimeInterval, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        scheduleAfter(currentDate.addingTimeInterval(interval), action: action)
    }

    /// Runs an action when the clock has advanced by an interval, then at every `repetition`, both in seconds.
    @_disfavoredOverload @discardableResult
    public func scheduleAfter(
        _ interval: TimeInterval, repeatingEvery repetition: TimeInterval, withLeeway leeway: TimeInterval = 0,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        scheduleAfter(
            currentDate.addingTimeInterval(interval), repeatingEvery: repetition, withLeeway: leeway, action: action)
    }

    /// Advances the clock by an interval, in seconds; see `advance(by:)`.
    public func advanceByInterval(_ interval: TimeInterval) { advance(by: interval) }

    /// Advances the clock to a date; see `advance(to:)`.
    public func advanceToDate(_ date: Date) { advance(to: date) }
}

extension DispatchTimeInterval {
    /// Returns an interval of seconds, rounded to the nanosecond; an interval that is too long becomes `never`.
    static func rac4(_ seconds: TimeInterval) -> DispatchTimeInterval {
        require(!seconds.isNaN, "An interval is a number of seconds, not nan.")
        let nanoseconds = (seconds * 1e9).rounded()
        return Int(exactly: nanoseconds).map { .nanoseconds($0) } ?? (nanoseconds < 0 ? .nanoseconds(.min) : .never)
    }
}
