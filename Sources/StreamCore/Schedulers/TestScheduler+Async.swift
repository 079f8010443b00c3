public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The same as the forms that do not wait, for tests of tasks: before each action, and after the last, tasks that can go
/// on get the time to do so, and so to schedule more.
extension TestScheduler {
    /// Advances the clock by a nanosecond, and so runs the actions that are due now.
    public func advance(isolation: isolated (any Actor)? = #isolation) async {
        await advance(by: .nanoseconds(1))
    }

    /// Advances the clock by an interval, and runs the actions that become due, each at its date.
    public func advance(by interval: DispatchTimeInterval, isolation: isolated (any Actor)? = #isolation) async {
        await advance(by: interval.seconds)
    }

    /// Advances the clock by an interval in seconds, and runs the actions that become due, each at its date.
    public func advance(by interval: TimeInterval, isolation: isolated (any Actor)? = #isolation) async {
        let date = dateToAdvance(by: interval)
        await runAllLettingTasksRun(until: date)
        moveClock(to: date)
    }

    /// Advances the clock to a date, and runs the actions that become due, each at its date.
    public func advance(to date: Date, isolation: isolated (any Actor)? = #isolation) async {
        let date = dateToAdvance(to: date)
        await runAllLettingTasksRun(until: date)
        moveClock(to: date)
    }

    /// Runs everything that is scheduled, what is scheduled meanwhile included, then moves the clock to the distant
    /// future.
    public func run(isolation: isolated (any Actor)? = #isolation) async {
        await runAllLettingTasksRun(until: .lastOfAll)
        moveClock(to: .distantFuture)
    }

    private func runAllLettingTasksRun(until date: Date, isolation: isolated (any Actor)? = #isolation) async {
        await letTasksRun()
        while let entry = takeNext(until: date) {
            entry.block()
            await letTasksRun()
        }
    }
}
