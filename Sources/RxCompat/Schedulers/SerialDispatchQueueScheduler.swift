public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Runs actions on a serial queue, one after the other.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {  // immutable
    let scheduling: DispatchScheduling

    init(
        _ queue: DispatchQueue, targeting target: DispatchQueue? = nil, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        scheduling = DispatchScheduling(queue, targeting: target, leeway: leeway)
    }

    /// Makes a scheduler that runs its actions on a serial queue.
    public convenience init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(serialQueue, targeting: nil, leeway: leeway)
    }

    /// Makes a scheduler with a serial queue of its own.
    public convenience init(
        internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(queue, targeting: nil, leeway: leeway)
    }

    /// Makes a scheduler with a serial queue of its own, which targets another queue.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(DispatchQueue(label: internalSerialQueueName, target: queue), targeting: queue, leeway: leeway)
    }

    /// Makes a scheduler with a serial queue of its own, which targets the global queue of a quality of service.
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
    }

    /// The current time of the scheduler.
    public var now: Date { scheduling.now }

    /// Runs an action on the queue.
    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleInternal(state, action: action)
    }

    func scheduleInternal<StateType>(
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
