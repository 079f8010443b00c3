import Dispatch
import Foundation
import StreamCore
import StreamTesting
import Synchronization
import Testing

@Suite(.takesTurns) struct TestSchedulerClockTests {
    private let scheduler = TestScheduler()
    private let log = Recorder()

    @Test("Everything can be run again after it was run, and runs what was scheduled since")
    func runsAgain() {
        scheduler.schedule(after: .seconds(1)) { [log] in log.note("first") }
        scheduler.run()
        scheduler.schedule(after: .seconds(1)) { [log] in log.note("second") }
        scheduler.run()
        #expect(log.history == "first second")
        #expect(scheduler.currentDate == Date.distantFuture.addingTimeInterval(1))
    }

    @Test("A clock beyond the distant future is left there when everything is run")
    func isNotMovedBack() {
        let start = Date.distantFuture.addingTimeInterval(10)
        let scheduler = TestScheduler(startDate: start)
        scheduler.schedule { [log] in log.note("action") }
        scheduler.run()
        #expect(log.history == "action")
        #expect(scheduler.currentDate == start)
    }

    @Test("An action scheduled after an interval of never does not run, and keeps no other action from running")
    func neverRuns() {
        scheduler.schedule(after: .never) { [log] in log.note("never") }
        scheduler.schedule(after: .seconds(1), interval: .never) { [log] in log.note("once") }
        scheduler.run()
        #expect(log.history == "once")
        #expect(scheduler.currentDate == .distantFuture)
    }

    @Test("A released scheduler leaves behind a repetition that can still be disposed")
    func isOutlivedByDisposable() {
        let disposable: (any Disposable)?
        do {
            let scheduler = TestScheduler()
            disposable = scheduler.schedule(after: .seconds(0), interval: .seconds(1)) { [log] in log.note("tick") }
            scheduler.advance(by: 2)
        }
        disposable?.dispose()
        #expect(disposable?.isDisposed == true)
        #expect(log.history == "tick tick tick")
    }

    @Test("Eight threads that advance by intervals at the same time run every action once, and none of them traps")
    func advancesForThreads() {
        let runs = (0..<4000).map { _ in Runs() }
        for (index, count) in runs.enumerated() {
            scheduler.schedule(afterDelay: Double(index % 100)) { count.number.add(1, ordering: .relaxed) }
        }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2000 { scheduler.advance(by: 1) }
        }
        #expect(runs.allSatisfy { $0.number.load(ordering: .relaxed) == 1 })
    }

    private final class Runs: Sendable {
        let number = Atomic<Int>(0)
    }
}
