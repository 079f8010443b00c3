import Dispatch
import Foundation
import StreamCore
import StreamTesting
import Testing

/// Tasks that wait on a scheduler, in virtual time.
///
/// When a task gets to run is not for a test to say: each step waits until the task has come to its next wait.
@Suite struct TestSchedulerAsyncTests {
    private let scheduler = TestScheduler()
    private let recorder = Recorder()

    /// Lets other tasks run until a condition holds; fails when patience runs out.
    private func wait(until condition: () -> Bool) async {
        let start = ContinuousClock.now
        while !condition() {
            guard ContinuousClock.now - start < .seconds(patience) else {
                Issue.record("The task did not get there.")
                return
            }
            await Task.yield()
        }
    }

    private func waitForTimer() async {
        await wait { scheduler.nextDate != nil }
    }

    @Test("Every asynchronous form runs the actions on the main actor, also for a test that is not isolated")
    func runsOnMainActor() async {
        func schedule() {
            scheduler.schedule(after: .milliseconds(1)) { [recorder] in
                recorder.note(MainQueue.isReallyCurrent ? "main" : "elsewhere")
            }
        }
        schedule()
        await scheduler.advance(by: .milliseconds(1))
        schedule()
        await scheduler.advance(by: 0.001)
        schedule()
        await scheduler.advance(by: Duration.milliseconds(1))
        schedule()
        await scheduler.advance(to: scheduler.currentDate.addingTimeInterval(1))
        scheduler.schedule { [recorder] in recorder.note(MainQueue.isReallyCurrent ? "main" : "elsewhere") }
        await scheduler.advance()
        schedule()
        await scheduler.run()
        #expect(recorder.history == "main main main main main main")
    }

    @Test("Time that advances while nothing is scheduled waits for a task that takes many turns before its sleep")
    func waitsForLateTask() async throws {
        let task = Task.detached { [scheduler, recorder] in
            for _ in 0..<1000 { await Task.yield() }
            try await scheduler.sleep(for: .seconds(60))
            recorder.note("awake")
        }
        let date = scheduler.currentDate.addingTimeInterval(60)
        await scheduler.runAllLettingTasksRun(until: date, patience: Double(patience))
        #expect(scheduler.currentDate == date, "Time did not wait for the task.")
        // Ends a sleep that has begun too late.
        await wait { scheduler.nextDate != nil || !recorder.history.isEmpty }
        await scheduler.run()
        try await task.value
    }

    @Test("A task sleeps until the clock has come there")
    func sleeps() async throws {
        let task = Task { [scheduler, recorder] in
            try await scheduler.sleep(for: .seconds(1))
            recorder.note("1")
            try await scheduler.sleep(until: scheduler.currentDate.addingTimeInterval(2))
            recorder.note("3")
        }
        await waitForTimer()
        await scheduler.advance(by: .milliseconds(999))
        #expect(recorder.history.isEmpty)
        await scheduler.advance(by: .milliseconds(1))
        await wait { recorder.count == 1 }
        await waitForTimer()
        await scheduler.advance(by: 2)
        try await task.value
        #expect(recorder.history == "1 3")
    }

    @Test("Everything is run, what tasks schedule meanwhile included")
    func runsAll() async throws {
        let task = Task { [scheduler, recorder] in
            for number in 1...3 {
                try await scheduler.sleep(for: .seconds(number), leeway: .milliseconds(1))
                recorder.note("\(number)")
            }
        }
        while recorder.count < 3 {
            await waitForTimer()
            await scheduler.run()
            await wait { recorder.count == 3 || scheduler.nextDate != nil }
        }
        try await task.value
        #expect(recorder.history == "1 2 3")
        #expect(scheduler.currentDate >= .distantFuture)
    }

    @Test("A timer sends dates until the task that iterates is cancelled")
    func ticks() async {
        let task = Task { [scheduler, recorder] in
            for await date in scheduler.timer(interval: .seconds(1)) {
                recorder.note("\(Int(date.timeIntervalSinceReferenceDate))")
            }
            recorder.note("over")
        }
        await waitForTimer()
        await scheduler.advance(to: Date(timeIntervalSinceReferenceDate: 3))
        await wait { recorder.count == 3 }
        task.cancel()
        await task.value
        await scheduler.advance(by: 5)
        #expect(recorder.history == "1 2 3 over")
    }

    @Test("A task sleeps for a Duration, and a timer sends a date after each Duration")
    func durations() async throws {
        let task = Task { [scheduler, recorder] in
            try await scheduler.sleep(for: Duration.seconds(1))
            recorder.note("awake")
            for await date in scheduler.timer(interval: Duration.seconds(1), leeway: .milliseconds(1)) {
                recorder.note("\(Int(date.timeIntervalSinceReferenceDate))")
            }
        }
        await waitForTimer()
        await scheduler.advance(by: 1)
        await wait { recorder.count == 1 }
        await waitForTimer()
        await scheduler.advance(to: Date(timeIntervalSinceReferenceDate: 3))
        await wait { recorder.count == 3 }
        task.cancel()
        try await task.value
        #expect(recorder.history == "awake 2 3")
    }

    @Test("Cancelling a task ends its sleep at once, with an error")
    func cancels() async {
        let task = Task { [scheduler] in try await scheduler.sleep(for: .seconds(1)) }
        await waitForTimer()
        await scheduler.advance()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let late = Task { [scheduler] in
            withUnsafeCurrentTask { $0?.cancel() }
            try await scheduler.sleep(until: .distantFuture)
        }
        await #expect(throws: CancellationError.self) { try await late.value }
    }

    @Test("A real queue wakes its sleeper")
    func sleepsOnQueue() async throws {
        let queue = QueueScheduler(name: "sleep")
        let start = queue.elapsedTime
        try await queue.sleep(for: .milliseconds(10))
        #expect(queue.elapsedTime - start >= 0.01)
    }
}
