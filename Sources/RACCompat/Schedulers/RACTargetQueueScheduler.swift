public import Dispatch

/// Runs blocks one at a time and in order on a private serial queue, over any queue, concurrent ones included.
open class RACTargetQueueScheduler: RACQueueScheduler, @unchecked Sendable {  // adds no state
    /// Creates a scheduler over `targetQueue`; nil names it after that queue.
    public init(name: String?, targetQueue: DispatchQueue) {
        let name = name ?? "org.reactivecocoa.ReactiveObjC.RACTargetQueueScheduler(\(targetQueue.label))"
        super.init(name: name, queue: DispatchQueue(label: name, target: targetQueue), targeting: targetQueue)
    }
}
