public import Dispatch
public import Foundation
public import StreamCore

/// A dynamic scheduler is accepted wherever a typed scheduler is, also a `DateScheduler`.
///
/// Dates and delays are those of the scheduler's own clock, which is virtual in a `RACTestScheduler`. A call that fits
/// both layers is a call of the dynamic layer.
extension RACScheduler: DateScheduler {
    /// The date that delays are counted from: the same as `now`.
    public final var currentDate: Date { now }

    /// Runs an action as soon as its turn comes.
    @_disfavoredOverload
    @discardableResult
    public final func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        let scheduling: RACDisposable? = schedule(action)
        return scheduling
    }

    /// Runs an action at a date, or as soon as possible after it.
    @discardableResult
    public final func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        after(date, schedule: action)
    }

    /// Runs an action at a date, then again after every interval, at most `leeway` late, until disposed.
    ///
    /// The interval must be positive and not `never`. The runs continue when the result is released.
    @discardableResult
    public final func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        require(
            interval.seconds > 0 && interval.seconds.isFinite,
            "A repeating action needs a finite interval above 0, not \(interval).")
        // The runs hold the repetition: a dynamic repetition ends when its disposable is released.
        let repetition = RACSerialDisposable()
        repetition.disposable = after(date, repeatingEvery: interval.seconds, withLeeway: leeway.seconds) {
            withExtendedLifetime(repetition, action)
        }
        return repetition
    }

    /// Runs an action when an interval, in seconds, has passed.
    @discardableResult
    public final func schedule(
        afterDelay delay: TimeInterval, action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        afterDelay(delay, schedule: action)
    }
}

extension Scheduler {
    /// A dynamic scheduler that runs its blocks on the receiver, and is the current scheduler inside them.
    ///
    /// A dynamic receiver is returned as it is; any other receiver is wrapped anew at each access. A `DateScheduler`
    /// receives dates unchanged, and its clock is the clock of the result: bridging a `TestScheduler` brings virtual
    /// time to `delay`, `throttle` and the like. For a plain scheduler, a timer waits for the date, and then schedules
    /// the block.
    ///
    ///     signal.deliverOn(testScheduler.bridged).delay(5)
    public var bridged: RACScheduler {
        switch self {
        case let scheduler as RACScheduler: scheduler
        case let scheduler as any DateScheduler: BridgedDateScheduler(scheduler)
        default: BridgedScheduler(self)
        }
    }
}
