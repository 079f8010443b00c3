public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// With these forms, code in Swift 5 mode schedules closures that are not `@Sendable` without a warning: it prefers
// them. Code in Swift 6 mode does not see them. Their last parameter, which no caller passes, keeps them from being
// taken for implementations of the protocols' requirements.

extension Scheduler {
    /// Runs an action in its turn; for Swift 5 mode, where closures need not be `@Sendable`.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func schedule(_ action: @escaping () -> Void, _ mode: Void = ()) -> (any Disposable)? { hand(action) }

    // The helpers are outside of what is obsolete: inside, the forms would call themselves.
    fileprivate func hand(_ action: @escaping () -> Void) -> (any Disposable)? { schedule(unchecked(action)) }
}

extension DateScheduler {
    /// Runs an action at a date; for Swift 5 mode, where closures need not be `@Sendable`.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func schedule(after date: Date, action: @escaping () -> Void, _ mode: Void = ()) -> (any Disposable)? {
        hand(date, action)
    }

    /// Runs an action at a date, then again after every interval; for Swift 5 mode, where closures need not be `@Sendable`.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval, action: @escaping () -> Void,
        _ mode: Void = ()
    ) -> (any Disposable)? {
        hand(date, interval, leeway, action)
    }

    /// Runs an action when an interval, in seconds, has passed; for Swift 5 mode, where closures need not be `@Sendable`.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func schedule(afterDelay delay: TimeInterval, action: @escaping () -> Void, _ mode: Void = ()) -> (
        any Disposable
    )? {
        hand(delay, action)
    }

    /// Runs an action when an interval has passed, then again after every interval; for Swift 5 mode.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func schedule(
        after delay: DispatchTimeInterval, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping () -> Void, _ mode: Void = ()
    ) -> (any Disposable)? {
        hand(delay, interval, leeway, action)
    }

    /// Runs an action when an interval has passed, then again after every interval, punctually; for Swift 5 mode.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func schedule(
        after delay: DispatchTimeInterval, interval: DispatchTimeInterval, action: @escaping () -> Void,
        _ mode: Void = ()
    ) -> (any Disposable)? {
        hand(delay, interval, .seconds(0), action)
    }

    fileprivate func hand(_ date: Date, _ action: @escaping () -> Void) -> (any Disposable)? {
        schedule(after: date, action: unchecked(action))
    }

    fileprivate func hand(
        _ date: Date, _ interval: DispatchTimeInterval, _ leeway: DispatchTimeInterval, _ action: @escaping () -> Void
    ) -> (any Disposable)? {
        schedule(after: date, interval: interval, leeway: leeway, action: unchecked(action))
    }

    fileprivate func hand(_ delay: TimeInterval, _ action: @escaping () -> Void) -> (any Disposable)? {
        schedule(afterDelay: delay, action: unchecked(action))
    }

    fileprivate func hand(
        _ delay: DispatchTimeInterval, _ interval: DispatchTimeInterval, _ leeway: DispatchTimeInterval,
        _ action: @escaping () -> Void
    ) -> (any Disposable)? {
        schedule(after: delay, interval: interval, leeway: leeway, action: unchecked(action))
    }
}

extension QueueScheduler {
    /// Runs an action on the queue at a date, then again after every interval; for Swift 5 mode.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func schedule(
        after date: Date, interval: DispatchTimeInterval, action: @escaping () -> Void, _ mode: Void = ()
    ) -> (any Disposable)? {
        hand(date, interval, interval.tenth, action)
    }
}

extension TestScheduler {
    /// Runs an action when the clock has come to `currentDate` plus an interval; for Swift 5 mode.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func schedule(after delay: DispatchTimeInterval, action: @escaping () -> Void, _ mode: Void = ()) -> (
        any Disposable
    )? {
        hand(delay.seconds, action)
    }

    /// Runs an action when the clock has come to a date, then after every interval, until disposed; for Swift 5 mode.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func schedule(
        after date: Date, interval: DispatchTimeInterval, action: @escaping () -> Void, _ mode: Void = ()
    ) -> (any Disposable)? {
        hand(date, interval, .seconds(0), action)
    }
}

/// Passes an action to the place where a scheduler runs it; Swift 5 mode does not check whether the action is
/// `@Sendable`.
private func unchecked(_ action: @escaping () -> Void) -> @Sendable () -> Void {
    let action = UncheckedSendable(action)
    return { action.value() }
}
