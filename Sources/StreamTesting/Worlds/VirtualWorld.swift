public import Foundation
import RACCompat
public import StreamCore

/// A world in which time passes, and the main queue runs, only when the test advances the clock.
///
/// In such a world, every scheduler that stands for a dispatch queue is virtual: `RACScheduler.mainThreadScheduler()`,
/// background schedulers, `QueueScheduler`, `UIScheduler`, those of RxCompat, and with them `RACCommand`,
/// `deliverOnMainThread`, `startOnMain` and all timed operators. Work waits until the test advances the clock, and then
/// runs in order on the thread of the test. Two worlds are independent of each other, on one thread or on two. Tasks
/// that are made in the world are of the world, too; see `clock`.
///
/// Code that reads the time from `Date()`, or that works on dispatch queues and threads of its own, is outside of the
/// world. Events that return from there through `deliverOn(_:)` or `observe(on:)` wait for the clock again.
///
///     try withVirtualWorld { world in
///         let search = SearchViewModel(api: api)
///         let results = world.record(search.results, named: "results")
///         search.text = "swift"
///         world.advance(by: 0.3)
///         try results.expectNext(["swift-nio"])
///     }
public final class VirtualWorld: TestWorld, @unchecked Sendable {  // the queues guard themselves
    let queues: VirtualQueues
    /// The date of the clock when the world began.
    public let startDate: Date
    let cleanUps = CleanUpLog()
    /// The uses of schedulers that should not be used.
    let misuses = Guarded<[String]>([])
    /// How long checks wait for work outside of the world; nil if there should be none.
    let patience = Guarded<TimeInterval?>(nil)
    /// The inputs of a comparison.
    let inputs: [String: Marbles]

    init(startDate: Date, inputs: [String: Marbles] = [:], at place: CheckPlace) {
        self.startDate = startDate
        self.inputs = inputs
        queues = VirtualQueues(startDate: startDate)
        _ = TaskHooks.areSet
        super.init(at: place)
    }

    /// The virtual date.
    public var now: Date { queues.now }

    /// Seconds since the world began.
    override public var elapsed: TimeInterval { queues.now.timeIntervalSince(startDate) }

    override var turn: Int? { queues.turn }

    /// The world's main queue and clock, for code that receives its scheduler as an argument.
    public var scheduler: any DateScheduler { queues }

    override func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try queues.run(on: .main) {
            // The dynamic layer reads its current scheduler with every value, and finds it at once when it is set here.
            try RACScheduler.mainThreadScheduler().performingAsCurrent(body)
        }
    }

    override func finishPending() { runPending() }

    override var fault: String? { misuses.read().first ?? takeTaskFault() }

    override var reasonForNothing: String? { fault ?? waitingWork }

    override func close() {
        // The work that clean-up schedules belongs to this world.
        perform { super.close() }
        queues.close()
        TaskHooks.forgetEnded()
    }

    override func wait(atMost seconds: TimeInterval, passingTime: Bool, until condition: () -> Bool) {
        let end = queues.now.addingTimeInterval(seconds)
        queues.run(on: .main) {
            while !condition(), queues.runNext(until: end) {}
        }
        if passingTime, !condition() { queues.moveClock(to: end) }
    }

    override func wait(
        atMost seconds: TimeInterval, passingTime: Bool, isolation: isolated (any Actor)? = #isolation,
        until condition: () -> Bool
    ) async {
        let end = queues.now.addingTimeInterval(seconds)
        await queues.waitForRest()
        while !condition() {
            if !runOne(until: end) {
                guard !passingTime, await workOutsideGoesOn(until: end, or: condition) else { break }
            }
            await queues.waitForRest()
        }
        if passingTime, !condition() { queues.moveClock(to: end) }
    }

    // MARK: Time

    /// Runs the work that is due now on the main queue and on other queues; time does not pass.
    public func runPending() { advance(to: elapsed) }

    /// Lets `seconds` pass, and runs the work that becomes due, each piece at its time.
    public func advance(by seconds: TimeInterval) {
        require(seconds >= 0, "Time passes by 0 seconds or more, not \(seconds).")
        advance(to: elapsed + seconds)
    }

    /// Lets time pass until `seconds` after the world began, and runs the work that becomes due, each piece at its
    /// time.
    public func advance(to seconds: TimeInterval) {
        let date = date(after: seconds)
        queues.run(on: .main) {
            while queues.runNext(until: date) {}
        }
        queues.moveClock(to: date)
    }

    func date(after seconds: TimeInterval, since start: Date? = nil) -> Date {
        require(!seconds.isNaN, "Time passes until a number of seconds, not until nan.")
        return (start ?? startDate).addingTimeInterval(seconds)
    }

    /// Runs all work until no work is left or `seconds` have passed.
    public func run(atMost seconds: TimeInterval = 3600) {
        let end = date(after: seconds, since: queues.now)
        queues.run(on: .main) {
            while queues.runNext(until: end) {}
        }
    }

    /// Runs work that is due until `seconds` after the world began, and stops after a number of pieces, since some
    /// streams never come to rest; returns the time before which everything has run.
    func runOn(until seconds: TimeInterval, atMost count: Int = 200) -> TimeInterval {
        let end = startDate.addingTimeInterval(seconds)
        return queues.run(on: .main) {
            for _ in 0..<count where !queues.runNext(until: end) { return .infinity }
            return queues.nextDate.map { $0.timeIntervalSince(startDate) } ?? .infinity
        }
    }
}
