public import Foundation
import StreamCore

/// Advances time in tests with tasks: before each piece of work, and after the last, all tasks of the world run up to
/// their next wait.
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
        let date = date(after: seconds)
        await runAll(until: date)
        queues.moveClock(to: date)
    }

    /// Runs all work until no work is left or `seconds` have passed.
    public func run(
        atMost seconds: TimeInterval = 3600, isolation: isolated (any Actor)? = #isolation
    ) async {
        await runAll(until: date(after: seconds, since: queues.now))
    }

    private func runAll(until date: Date, isolation: isolated (any Actor)? = #isolation) async {
        await queues.waitForRest()
        while runOne(until: date) { await queues.waitForRest() }
    }

    func runOne(until date: Date) -> Bool {
        queues.run(on: .main) { queues.runNext(until: date) }
    }
}
