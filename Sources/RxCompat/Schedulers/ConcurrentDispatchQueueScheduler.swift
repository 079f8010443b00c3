public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Runs actions on a concurrent queue, several at a time.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {  // immutable
    private let scheduling: DispatchScheduling

    /// Makes a scheduler that runs its actions on a queue.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        scheduling = DispatchScheduling(queue, leeway: leeway)
    }

    /// Makes a scheduler with a concurrent queue of its own.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        let label = "rxswift.queue.\(qos)"
        self.init(queue: DispatchQueue(label: label, qos: qos, attributes: .concurrent), leeway: leeway)
    }

    /// The current time of the scheduler.
    public var now: Date { scheduling.now }

    /// Runs an action on the queue.
    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduling.schedule(state, action)
    }

    /// Runs an action on the queue after `dueTime`.
    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduling.scheduleRelative(state, dueTime, action)
    }

    /// Runs an action on the queue after `startAfter`, then every `period`.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        scheduling.schedulePeriodic(state, startAfter, period, action)
    }
}
