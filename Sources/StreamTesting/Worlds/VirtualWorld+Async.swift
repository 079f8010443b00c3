public import Foundation
import StreamCore

/// Advances time in tests with tasks.
///
/// Before each piece of work, and after the last, the tasks that can continue run up to their next wait. A task that has
/// begun to iterate over a stream is awaited; any other gets a number of turns, which may be too few on a busy machine. A
/// test that starts a task of its own can wait until `subscriptionCount` of its test stream is 1.
extension VirtualWorld {
    /// Runs the work that is due now on all queues, and lets tasks run; time does not pass.
    public func runPending(isolation: isolated (any Actor)? = #isolation) async {
        await advance(to: elapsed)
    }

    /// Lets `seconds` pass, and runs the work that becomes due, each piece at its time.
    public func advance(by seconds: TimeInterval, isolation: isolated (any Actor)? = #isolation) async {
        require(seconds >= 0, "Time passes by 0 seconds or more, not \(seconds).")
        await advance(to: elapsed + seconds)
    }

    /// Lets time pass until `seconds` after the world began, and runs the work that becomes due, each piece at its
    /// time.
    public func advance(to seconds: TimeInterval, isolation: isolated (any Actor)? = #isolation) async {
        let date = startDate.addingTimeInterval(seconds)
        await runAll(until: date)
        queues.moveClock(to: date)
    }

    /// Runs all work until no work is left or `seconds` have passed.
    public func run(
        atMost seconds: TimeInterval = 3600, isolation: isolated (any Actor)? = #isolation
    ) async {
        await runAll(until: queues.now.addingTimeInterval(seconds))
    }

    private func runAll(until date: Date, isolation: isolated (any Actor)? = #isolation) async {
        await letTasksGoOn()
        while runOne(until: date) { await letTasksGoOn() }
    }

    func runOne(until date: Date) -> Bool {
        queues.run(on: .main) { queues.runNext(until: date) }
    }

    /// Whether a task that is still at work meets a condition or leaves work that is due, within a second of real time.
    ///
    /// A check that is about to fail pays that second; a thread that the machine has stopped for a while needs it.
    func tasksAddWork(
        until date: Date, or condition: () -> Bool, isolation: isolated (any Actor)? = #isolation
    ) async -> Bool {
        await letTasksRun(until: { condition() || queues.hasWork(until: date) }, atMost: 1)
    }

    /// Lets tasks run up to their next wait.
    ///
    /// A task that has begun to iterate over a stream, or has received a value of it, is awaited, unless it waits for
    /// something else first. Other tasks get a number of turns, because the world cannot know when they wait.
    func letTasksGoOn(isolation: isolated (any Actor)? = #isolation) async {
        await letTasksRun()
        // 0.1 seconds are too few turns where the machine is busy.
        var turns = 20
        let deadline = DispatchTime.now() + 0.1
        while queues.hasResumedTasks {
            turns -= 1
            if turns < 0, DispatchTime.now() > deadline { queues.forgetResumedTasks() }
            await letTasksRun()
        }
    }
}
