public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The asynchronous forms of advancing, for tests of tasks: before each action, and after the last, tasks that can
/// continue get time to run, and can schedule more actions.
///
/// The actions run on the main actor, wherever the caller runs. Where nothing is scheduled, tasks get up to 0.05 seconds of
/// real time to schedule something.
extension TestScheduler {
    /// Advances the clock by a nanosecond, and so runs the actions that are due now.
    ///
    /// The actions run on the main actor.
    @MainActor public func advance() async {
        await advance(by: .nanoseconds(1))
    }

    /// Advances the clock by an interval, and runs the actions that become due, each at its date.
    ///
    /// The actions run on the main actor.
    @MainActor public func advance(by interval: DispatchTimeInterval) async {
        await advance(by: interval.seconds)
    }

    /// Advances the clock by an interval in seconds, and runs the actions that become due, each at its date.
    ///
    /// The actions run on the main actor.
    @MainActor public func advance(by interval: TimeInterval) async {
        let date = dateToAdvance(by: interval)
        await runAllLettingTasksRun(until: date)
        moveClock(to: date)
    }

    /// Advances the clock to a date, and runs the actions that become due, each at its date.
    ///
    /// The actions run on the main actor.
    @MainActor public func advance(to date: Date) async {
        let date = dateToAdvance(to: date)
        await runAllLettingTasksRun(until: date)
        moveClock(to: date)
    }

    /// Runs all scheduled actions, including actions that they schedule, then moves the clock to the distant future.
    ///
    /// The actions run on the main actor.
    @MainActor public func run() async {
        await runAllLettingTasksRun(until: .lastOfAll)
        moveClock(to: .distantFuture)
    }

    /// - Parameter patience: How many seconds of real time tasks have to schedule something, where nothing is scheduled.
    @MainActor package func runAllLettingTasksRun(until date: Date, patience: Double = 0.05) async {
        await letTasksRun()
        // Where nothing is scheduled yet, a busy machine may have stopped the thread of the task that is about to wait.
        _ = await letTasksRun(until: { nextDate != nil }, atMost: patience)
        while let entry = takeNext(until: date) {
            entry.block()
            await letTasksRun()
        }
    }
}
