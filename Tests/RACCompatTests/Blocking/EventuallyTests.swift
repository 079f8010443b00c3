import Dispatch
import Foundation
import RACCompat
import StreamCore
import Testing

/// On the main actor these run in blocks of the main queue, which that queue cannot be run from: the hardest place.
@Suite @MainActor struct EventuallyTests {
    private struct Failure: Error {}

    @Test func aConditionThatHoldsRunsNothing() {
        var ran = false
        RACScheduler.mainThreadScheduler().schedule { ran = true }
        #expect(eventually { true })
        #expect(!ran)
        #expect(eventually { ran })
    }

    @Test func aConditionThatNeverHoldsEndsInTime() {
        var calls = 0
        let isTrue = eventually(within: 0.02) {
            calls += 1
            return false
        }
        #expect(!isTrue)
        #expect(calls > 1)
    }

    @Test("A condition is evaluated even when no time is given")
    func noTime() {
        #expect(eventually(within: 0) { true })
        #expect(!eventually(within: 0) { false })
    }

    @Test("Nothing between two blocks of the main scheduler is missed")
    func seesEveryState() {
        var numbers: [Int] = []
        RACSignal.createSignal { subscriber in
            for number in 1...3 { subscriber.sendNext(number) }
            return nil
        }
        .deliverOn(.mainThreadScheduler())
        .subscribeNext { (number: Int) in numbers.append(number) }
        #expect(eventually { numbers == [1] })
        #expect(eventually { numbers == [1, 2] })
        #expect(eventually { numbers == [1, 2, 3] })
    }

    @Test("Blocks that schedule others without end do not hold it up")
    func endlessWork() {
        let scheduler = RACScheduler.mainThreadScheduler()
        var isOver = false
        func again() { if !isOver { scheduler.schedule { again() } } }
        again()
        #expect(!eventually(within: 0.02) { false })
        isOver = true
    }

    @Test("A repeating block that began before runs, once for the runs that it missed")
    func repeatingBlock() {
        var runs = 0
        let timer = RACScheduler.mainThreadScheduler().after(Date(), repeatingEvery: 0.001, withLeeway: 0) { runs += 1 }
        // The main thread is blocked while a timer of the same interval runs in the background.
        let ticks = DispatchSemaphore(value: 0)
        let background = RACScheduler.scheduler().after(Date(), repeatingEvery: 0.001, withLeeway: 0) { ticks.signal() }
        for _ in 0..<20 { #expect(ticks.wait(timeout: .now() + 300) == .success) }
        background?.dispose()
        // The run may be on its way still.
        #expect(eventually { runs > 0 })
        runMainScheduler()
        #expect(runs < 50)
        let missed = runs
        #expect(eventually { runs == missed + 2 })
        timer?.dispose()
    }

    @Test("A value arrives whose delay began before the wait")
    func aDelayedValueArrives() {
        var value: Int?
        RACSignal.return(1).delay(0.01).subscribeNext { (number: Int) in value = number }
        #expect(eventually { value == 1 })
    }

    @Test func aValueOfAnotherThreadArrives() {
        let value = Box(0)
        Thread { value.value = 1 }.start()
        #expect(eventually { value.value == 1 })
    }

    @Test("A wait inside a block that a wait runs")
    func nested() {
        var isInnerDone = false
        var isOuterDone = false
        RACScheduler.mainThreadScheduler().schedule {
            RACScheduler.mainThreadScheduler().schedule { isInnerDone = true }
            isOuterDone = eventually { isInnerDone }
        }
        #expect(eventually { isOuterDone })
    }

    @Test func errorOfTheConditionEndsTheWait() {
        var calls = 0
        #expect(throws: Failure.self) {
            try eventually {
                calls += 1
                if calls == 2 { throw Failure() }
                return false
            }
        }
        #expect(calls == 2)
    }

    @Test("On another thread, the condition is evaluated there")
    func onAnotherThread() async {
        let value = Box(0)
        let isRight = Box<Bool?>(nil)
        Thread {
            let caller = Thread.current
            let held = eventually { value.value == 1 && Thread.current === caller }
            let neverHeld = eventually(within: 0.01) { false }
            isRight.value = held && !neverHeld
        }
        .start()
        RACScheduler.mainThreadScheduler().schedule { value.value = 1 }
        #expect(await eventually { isRight.value != nil })
        #expect(isRight.value == true)
    }

    @Test("The asynchronous form leaves the main queue free")
    func mainQueue() async {
        let order = Box<[String]>([])
        DispatchQueue.main.async { order.mutate { $0.append("queue") } }
        Task { order.mutate { $0.append("task") } }
        #expect(await eventually { order.value.count == 2 })
    }

    @Test("The asynchronous form ends in time, and rethrows")
    func asynchronousEnds() async {
        #expect(await !eventually(within: 0.01) { false })
        #expect(await eventually(within: 0) { true })
        await #expect(throws: Failure.self) { try await eventually { throw Failure() } }
    }

    @Test("A cancelled task waits no longer")
    func cancellation() async {
        let task = Task { await eventually(within: 120) { false } }
        task.cancel()
        #expect(await !task.value)
    }

    @Test("A command's work begins in a later turn, and its end is seen")
    func command() {
        let save = RACCommand { (name: String) in RACSignal.return("saved \(name)").delay(0.01) }
        var executing: [Bool] = []
        var saved: String?
        save.executing.subscribeNext { (isExecuting: Bool) in executing.append(isExecuting) }
        save.executionSignals.switchToLatest().subscribeNext { (text: String) in saved = text }
        save.execute("draft")
        #expect(executing == [false])
        #expect(eventually { executing == [false, true] })
        #expect(saved == nil)
        #expect(eventually { executing == [false, true, false] })
        #expect(saved == "saved draft")
    }
}
