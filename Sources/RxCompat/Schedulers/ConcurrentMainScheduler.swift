public import Dispatch
import StreamCore

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Runs actions on the main queue, or at once if the caller is on that queue; meant for `subscribe(on:)`.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
    /// The only scheduler of this type.
    public static let instance = ConcurrentMainScheduler()

    private let scheduling = DispatchScheduling(.main)

    private init() {}

    /// The current time of the scheduler.
    public var now: Date { scheduling.now }

    /// Runs an action on the main queue, or at once if the caller is on that queue.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        MainQueue.isCurrent ? action(state) : scheduling.schedule(state, action)
    }

    /// Runs an action on the main queue after `dueTime`.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduling.scheduleRelative(state, dueTime, action)
    }

    /// Runs an action on the main queue after `startAfter`, then every `period`.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        scheduling.schedulePeriodic(state, startAfter, period, action)
    }
}
