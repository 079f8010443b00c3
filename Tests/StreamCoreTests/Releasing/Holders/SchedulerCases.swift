import Dispatch
import Foundation
import StreamCore

let schedulerCases: [HolderCase] = [
    HolderCase("TestScheduler", "added goes") { log in
        let scheduler = TestScheduler()
        let item = Kept(
            Item {
                log("goes")
                scheduler.schedule { log("added") }
            })
        scheduler.schedule { withExtendedLifetime(item.value) {} }
        item.value = nil
        scheduler.advance()
        item.value = nil
    },
    HolderCase("TestScheduler.cancelled", "added goes") { log in
        let scheduler = TestScheduler()
        schedules(
            log, { scheduler.schedule { log("added") } }, { scheduler.schedule(after: .seconds(1), action: $0) })
        scheduler.advance(by: .seconds(2))
    },
    HolderCase("RepeatingAction", "added goes") { log in
        let scheduler = TestScheduler()
        schedules(
            log, { scheduler.schedule { log("added") } },
            { scheduler.schedule(after: .seconds(1), interval: .seconds(1), action: $0) })
        scheduler.advance(by: .seconds(2))
    },
    HolderCase("TestScheduler.released", "goes") { log in
        var scheduler: TestScheduler? = TestScheduler()
        let item = Item { log("goes") }
        scheduler?.schedule(after: .seconds(1)) { withExtendedLifetime(item) {} }
        scheduler = nil
    },
    HolderCase("VirtualQueues", "added goes") { log in
        let queues = VirtualQueues(startDate: Date(timeIntervalSinceReferenceDate: 0))
        schedules(log, { queues.schedule { log("added") } }, { queues.schedule(afterDelay: 1, action: $0) })
        queues.runNext()
        queues.runNext()
        queues.close()
    },
    HolderCase("VirtualQueues.closed", "goes") { log in
        let queues = VirtualQueues(startDate: Date(timeIntervalSinceReferenceDate: 0))
        let item = Item {
            log("goes")
            queues.schedule { log("added") }
        }
        queues.schedule(afterDelay: 1) { withExtendedLifetime(item) {} }
        queues.close()
    },
    HolderCase("ScheduledAction.queue", "added goes") { log in
        let scheduler = QueueScheduler(name: "Releasing")
        schedules(
            log, { scheduler.schedule { log("added") } }, { scheduler.schedule(afterDelay: 1_000, action: $0) })
        scheduler.queue.sync {}
    },
    HolderCase("QueueScheduler.repeating", "added goes") { log in
        let scheduler = QueueScheduler(name: "Releasing")
        schedules(
            log, { scheduler.schedule { log("added") } },
            { scheduler.schedule(after: .seconds(1_000), interval: .seconds(1), action: $0) })
        scheduler.queue.sync {}
        scheduler.queue.sync {}
    },
    HolderCase("TimedActions", "1 2 goes") { log in
        let actions = TimedActions<Int, Item>()
        let first = actions.add(Item(1) { log("goes") }, due: 1)
        actions.fire(first) {
            log($0.number)
            let second = actions.add(Item(2), due: 2)
            actions.fire(second) { log($0.number) }
        }
    },
    HolderCase("ActorScheduler", "added goes") { log in
        let scheduler = ActorScheduler(Place())
        let isOver = DispatchSemaphore(value: 0)
        _ = holding(
            log,
            {
                scheduler.schedule {
                    log("added")
                    isOver.signal()
                }
            }, { scheduler.schedule($0) })
        if !isOver.isSignalled() { log("late") }
    },
]

private actor Place {}

/// Schedules an action that holds an item, and disposes of it.
private func schedules(
    _ log: HolderLog, _ add: @escaping @Sendable () -> Void,
    _ schedule: (@escaping @Sendable () -> Void) -> (any Disposable)?
) {
    let disposable = holding(log, add, schedule)
    disposable?.dispose()
}

private func holding(
    _ log: HolderLog, _ add: @escaping @Sendable () -> Void,
    _ schedule: (@escaping @Sendable () -> Void) -> (any Disposable)?
) -> (any Disposable)? {
    let item = Item {
        log("goes")
        add()
    }
    return schedule { withExtendedLifetime(item) {} }
}
