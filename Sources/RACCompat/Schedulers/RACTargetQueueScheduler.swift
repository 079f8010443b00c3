public import Dispatch

/// Runs blocks one at a time and in order on a private serial queue, which targets any queue, even a concurrent queue.
open class RACTargetQueueScheduler: RACQueueScheduler, @unchecked Sendable {  // adds no state
    /// Creates a scheduler over `targetQueue`; a nil `name` names the scheduler after that queue.
    public init(name: String?, targetQueue: DispatchQueue) {
        let name = name ?? "org.reactivecocoa.ReactiveObjC.RACTargetQueueScheduler(\(targetQueue.label))"
        super.init(name: name, queue: DispatchQueue(label: name, target: targetQueue), targeting: targetQueue)
    }
}
