import CompatShims
import Dispatch
import Foundation
import RACCompat

private let queue = DispatchQueue(label: "imported")

extension ImportedName {
    static let schedulers: [ImportedName] = [
        ImportedName("RACScheduler +immediateScheduler", "immediate()") {
            RACScheduler.immediate() === RACScheduler.immediateScheduler()
        },
        ImportedName("RACScheduler +mainThreadScheduler", "mainThread()") {
            RACScheduler.mainThread() === RACScheduler.mainThreadScheduler()
        },
        ImportedName("RACScheduler +currentScheduler", "current()") {
            RACScheduler.current() === RACScheduler.currentScheduler()
        },
        ImportedName("RACScheduler -performAsCurrentScheduler:", "perform(asCurrentScheduler:)") {
            let scheduler = RACTestScheduler()
            var isCurrent = false
            scheduler.perform(asCurrentScheduler: { isCurrent = RACScheduler.current() === scheduler })
            return isCurrent
        },
        ImportedName("RACQueueScheduler -initWithName:queue:", "init(name:queue:)") {
            final class Own: RACQueueScheduler, @unchecked Sendable {}
            return Own(name: "own", queue: queue).queue === queue
        },
        ImportedName("RACQueueScheduler +wallTimeWithDate:", "wallTime(with:)") {
            let date = Date(timeIntervalSince1970: 1_000_000)
            return RACQueueScheduler.wallTime(with: date) == RACQueueScheduler.wallTimeWithDate(date)
        },
        ImportedName("RACTargetQueueScheduler -initWithName:targetQueue:", "init(name:targetQueue:)") {
            RACTargetQueueScheduler(name: "own", targetQueue: queue).name == "own"
        },
        ImportedName(
            "RACScheduler +schedulerWithPriority:name:", "init(priority:name:)",
            differs: "RACScheduler is abstract: schedulerWithPriority(_:name:)."),
        ImportedName(
            "RACScheduler +schedulerWithPriority:", "init(priority:)",
            differs: "RACScheduler is abstract: schedulerWithPriority(_:)."),
        ImportedName(
            "RACScheduler +scheduler", "init()", differs: "RACScheduler is abstract: RACScheduler.scheduler()."),
    ]
}
