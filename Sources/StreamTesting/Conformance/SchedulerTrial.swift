import Foundation
import StreamCore

/// The rules of a scheduler, outside of virtual time.
struct SchedulerTrial: @unchecked Sendable {  // what is tested guards itself, or breaks a rule
    let trial: Trial
    let isImmediate: Bool
    let make: () -> any Scheduler
    /// Runs what is scheduled; nil if the scheduler does by itself.
    let drive: ((any Scheduler) -> Void)?

    func run() {
        order()
        // The other situations wait for actions that a scheduler runs in order.
        guard !trial.hasFound(.actionsInOrder) else { return }
        if !isImmediate { eightThreads() }
        scheduleDuringAction()
        cancel()
        release()
        dates()
    }

    /// Waits until an action has signalled.
    private func wait(_ scheduler: any Scheduler, _ semaphore: DispatchSemaphore, _ situation: Situation) {
        drive?(scheduler)
        situation.wait(for: semaphore, expecting: "the actions run")
    }

    private func order() {
        trial.runOnThread("100 actions are scheduled, and the first schedules one more") { situation in
            let scheduler = make()
            let isOver = DispatchSemaphore(value: 0)
            let notes = Guarded<[String]>([])
            let caller = ThreadIdentifier.current
            let isInCall = Guarded(false)
            let inCall = Guarded(0)
            for number in 1...100 {
                isInCall.withLock { $0 = true }
                scheduler.schedule {
                    if isInCall.read(), ThreadIdentifier.current == caller { inCall.withLock { $0 += 1 } }
                    notes.withLock { $0.append("\(number)") }
                    if number == 1 {
                        scheduler.schedule {
                            notes.withLock { $0.append("nested") }
                            isOver.signal()
                        }
                        notes.withLock { $0.append("end of 1") }
                    }
                    if number == 100 { isOver.signal() }
                }
                isInCall.withLock { $0 = false }
            }
            wait(scheduler, isOver, situation)
            wait(scheduler, isOver, situation)
            let came = notes.read()
            let expected = (1...100).map(String.init)
            situation.expect(.actionsInOrder, expected, came.filter { Int($0) != nil })
            let nested = came.filter { Int($0) == nil }
            situation.expect(
                .actionsInOrder, isImmediate ? ["nested", "end of 1"] : ["end of 1", "nested"], nested)
            situation.expect(
                .actionsInOrder, isImmediate ? inCall.read() == 100 : inCall.read() == 0,
                isImmediate ? "100 actions inside the calls" : "no action inside the call",
                "\(inCall.read()) actions inside the calls")
        }
    }

    private func eightThreads() {
        trial.runOnThread("eight threads schedule 100 actions each") { situation in
            let scheduler = make()
            let isOver = DispatchSemaphore(value: 0)
            let notes = Guarded<[Int]>([])
            let running = Guarded(0)
            let overlaps = Guarded(0)
            situation.callOnEightThreads { thread in
                for number in 0..<100 {
                    scheduler.schedule {
                        if running.withLock({ count in
                            count += 1
                            return count > 1
                        }) {
                            overlaps.withLock { $0 += 1 }
                        }
                        // An action that runs beside this one has the time to begin.
                        for _ in 0..<10 { sched_yield() }
                        notes.withLock { $0.append(thread * 100 + number) }
                        running.withLock { $0 -= 1 }
                    }
                }
            }
            scheduler.schedule { isOver.signal() }
            wait(scheduler, isOver, situation)
            guard !situation.isStuck else { return }
            situation.expect(
                .serialActions, overlaps.read() == 0, "one action at a time",
                "\(overlaps.read()) actions beside another")
            let came = notes.read()
            for thread in 0..<8 {
                let expected = Array(thread * 100..<thread * 100 + 100)
                situation.expect(
                    .serialActions, expected.map(String.init),
                    came.filter { expected.contains($0) }.map(String.init))
            }
        }
    }

    private func scheduleDuringAction() {
        trial.runOnThread("an action waits for a thread that schedules and cancels") { situation in
            let scheduler = make()
            let isOver = DispatchSemaphore(value: 0)
            scheduler.schedule {
                situation.call { scheduler.schedule {}?.dispose() }
                isOver.signal()
            }
            wait(scheduler, isOver, situation)
        }
    }

    private func cancel() {
        trial.runOnThread("an action is cancelled before its run") { situation in
            let scheduler = make()
            let (begin, isOver) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let count = Guarded(0)
            // Keeps the scheduler busy; a scheduler that is driven waits anyway.
            if drive == nil, !isImmediate { scheduler.schedule { situation.wait(for: begin) } }
            guard let disposable = scheduler.schedule({ count.withLock { $0 += 1 } }) else {
                begin.signal()
                return
            }
            disposable.dispose()
            begin.signal()
            scheduler.schedule { isOver.signal() }
            wait(scheduler, isOver, situation)
            situation.expect(.cancelledActions, count.read() == 0, "no run", "a run")
        }
    }

    private func release() {
        trial.runOnThread("an action has run, and its disposable is retained") { situation in
            let scheduler = make()
            let isReleased = Guarded(false)
            let isOver = DispatchSemaphore(value: 0)
            let disposable = schedule(on: scheduler, Releasing { isReleased.withLock { $0 = true } })
            // A queue lets go of an action before the one after the next begins.
            scheduler.schedule { scheduler.schedule { isOver.signal() } }
            wait(scheduler, isOver, situation)
            situation.expect(.releasesActions, isReleased.read(), "the action is released", "the action is retained")
            withExtendedLifetime(disposable) {}
        }
    }

    /// A function of its own, whose variables retain the object no longer than the call.
    private func schedule(on scheduler: any Scheduler, _ object: Releasing) -> (any Disposable)? {
        scheduler.schedule { withExtendedLifetime(object) {} }
    }
}

/// Calls a closure when it is released.
private final class Releasing: Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = action
    }

    deinit { action() }
}
