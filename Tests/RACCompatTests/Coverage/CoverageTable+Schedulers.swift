import Foundation
import RACCompat

extension CoverageTable {
    /// Adds what the original declares, in its order.
    mutating func addSchedulers() {
        has("RACScheduler +immediateScheduler") { RACScheduler.immediateScheduler() }
        has("RACScheduler +mainThreadScheduler") { RACScheduler.mainThreadScheduler() }
        has("RACScheduler +schedulerWithPriority:name:") {
            RACScheduler.schedulerWithPriority(RACSchedulerPriorityLow, name: nil)
        }
        has("RACScheduler +schedulerWithPriority:") { RACScheduler.schedulerWithPriority(RACSchedulerPriorityLow) }
        has("RACScheduler +scheduler") { RACScheduler.scheduler() }
        has("RACScheduler +currentScheduler") { RACScheduler.currentScheduler() }
        has("RACScheduler -schedule:") { RACTestScheduler().schedule {} }
        has("RACScheduler -after:schedule:") { RACTestScheduler().after(.distantFuture, schedule: {}) }
        has("RACScheduler -afterDelay:schedule:") { RACTestScheduler().afterDelay(1, schedule: {}) }
        has("RACScheduler -after:repeatingEvery:withLeeway:schedule:") {
            RACTestScheduler().after(.distantFuture, repeatingEvery: 1, withLeeway: 0, schedule: {})
        }
        has("RACScheduler -scheduleRecursiveBlock:") {
            RACTestScheduler().scheduleRecursiveBlock { reschedule in reschedule() }
        }
        has("RACScheduler RACSchedulerRecursiveBlock") { RACSchedulerRecursiveBlock.self }
        has("RACScheduler RACSchedulerPriority") { RACSchedulerPriority.self }
        has("RACScheduler RACSchedulerPriorityHigh") { RACSchedulerPriorityHigh }
        has("RACScheduler RACSchedulerPriorityDefault") { RACSchedulerPriorityDefault }
        has("RACScheduler RACSchedulerPriorityLow") { RACSchedulerPriorityLow }
        has("RACScheduler RACSchedulerPriorityBackground") { RACSchedulerPriorityBackground }
        has("RACScheduler -performAsCurrentScheduler:") { RACTestScheduler().performAsCurrentScheduler {} }
        has("RACScheduler +subscriptionScheduler") { RACScheduler.subscriptionScheduler() }
        has("RACScheduler -initWithName:") { RACScheduler(name: nil) }
        isPrivate("RACScheduler RACSchedulerCurrentSchedulerKey", "ask currentScheduler()")
        has("RACScheduler RACScheduler") { RACScheduler.self }
        has("RACQueueScheduler queue") { RACQueueScheduler(name: nil, queue: .main).queue }
        has("RACQueueScheduler -initWithName:queue:") { RACQueueScheduler(name: nil, queue: .main) }
        has("RACQueueScheduler +wallTimeWithDate:") { RACQueueScheduler.wallTimeWithDate(.distantFuture) }
        has("RACQueueScheduler RACQueueScheduler") { RACQueueScheduler.self }
        has("RACTargetQueueScheduler -initWithName:targetQueue:") {
            RACTargetQueueScheduler(name: nil, targetQueue: .main)
        }
        has("RACTargetQueueScheduler RACTargetQueueScheduler") { RACTargetQueueScheduler.self }
        has("RACTestScheduler -init") { RACTestScheduler() }
        has("RACTestScheduler -step") { RACTestScheduler().step() }
        has("RACTestScheduler -step:") { RACTestScheduler().step(1) }
        has("RACTestScheduler -stepAll") { RACTestScheduler().stepAll() }
        has("RACTestScheduler RACTestScheduler") { RACTestScheduler.self }
    }
}
