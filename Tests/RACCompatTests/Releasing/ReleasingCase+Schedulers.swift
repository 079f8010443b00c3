import Foundation
import RACCompat
import StreamTesting

extension ReleasingCase {
    static let schedulers: [ReleasingCase] = [
        timed("Schedulers/RACTestScheduler", "Schedulers/UncheckedBlock", title: "blocks", expecting: "run gone again")
        {
            log, scheduler in
            schedule(on: scheduler, log)
            scheduler.stepAll()
        },
        timed("Schedulers/RACTestScheduler", title: "a dated block", expecting: "run gone again") { log, scheduler in
            do {
                let held = comeback(scheduler, log)
                scheduler.afterDelay(1) { log.note(held.pass("run")) }
            }
            scheduler.advance(to: scheduler.now.addingTimeInterval(2))
        },
        timed("Schedulers/RACTestScheduler", title: "a disposed block", expecting: "gone again") { log, scheduler in
            do {
                let held = comeback(scheduler, log)
                scheduler.schedule { log.note(held.pass("run")) }?.dispose()
            }
            scheduler.stepAll()
        },
        timed("Schedulers/RACTestScheduler", title: "a repeating block", expecting: "run run gone again") {
            log, scheduler in
            var repetition: RACDisposable?
            do {
                let held = comeback(scheduler, log)
                repetition = scheduler.after(scheduler.now, repeatingEvery: 1, withLeeway: 0) {
                    log.note(held.pass("run"))
                }
            }
            scheduler.step(2)
            repetition?.dispose()
            scheduler.stepAll()
        },
        ReleasingCase("Schedulers/RACTestScheduler", title: "a block that is left", expecting: "run gone") { log in
            let scheduler = RACTestScheduler()
            let held = Comeback { [weak scheduler] in
                log.note("gone")
                scheduler?.schedule {}
            }
            scheduler.schedule { log.note(held.pass("run")) }
        },
        ReleasingCase("Schedulers/RACImmediateScheduler", title: "a block", expecting: "run gone again") { log in
            schedule(on: .immediateScheduler(), log)
        },
        ReleasingCase(
            "Schedulers/RACQueueScheduler", "Schedulers/RACTargetQueueScheduler", title: "a block",
            expecting: "run gone again"
        ) { log in
            schedule(on: .scheduler(), log)
            _ = log.wait(for: "again")
        },
        ReleasingCase("Schedulers/RACQueueScheduler", title: "a delayed block", expecting: "run gone again") { log in
            let scheduler = RACScheduler.scheduler()
            do {
                let held = comeback(scheduler, log)
                scheduler.afterDelay(0.001) { log.note(held.pass("run")) }
            }
            _ = log.wait(for: "again")
        },
        ReleasingCase("Schedulers/RACMainThreadScheduler", title: "a block", expecting: "run gone again") { log in
            schedule(on: .mainThreadScheduler(), log)
            _ = log.wait(for: "again")
        },
        ReleasingCase("Schedulers/RACSubscriptionScheduler", title: "a block", expecting: "run gone again") { log in
            schedule(on: .subscriptionScheduler(), log)
            _ = log.wait(for: "again")
        },
        timed("Schedulers/Recursion", title: "a recursive block", expecting: "run run gone again") { log, scheduler in
            do {
                let held = comeback(scheduler, log)
                var count = 0
                scheduler.scheduleRecursiveBlock { reschedule in
                    log.note(held.pass("run"))
                    count += 1
                    if count < 2 { reschedule() }
                }
            }
            scheduler.stepAll()
        },
        timed("Schedulers/CurrentScheduler", title: "a block that is performed", expecting: "run gone again") {
            log, scheduler in
            schedule(on: RACScheduler.currentScheduler() ?? .immediateScheduler(), log)
            scheduler.stepAll()
        },
    ]

    /// Schedules a block that holds an object which schedules another one when it goes.
    private static func schedule(on scheduler: RACScheduler, _ log: Recorder) {
        let held = comeback(scheduler, log)
        scheduler.schedule { log.note(held.pass("run")) }
    }

    private static func comeback(_ scheduler: RACScheduler, _ log: Recorder) -> Comeback {
        Comeback {
            log.note("gone")
            scheduler.schedule { log.note("again") }
        }
    }
}
