import Foundation
import RACCompat
import StreamTesting
import Testing

@Suite struct RACTestSchedulerTests {
    private let scheduler = RACTestScheduler()
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    /// Writes entries down in the order of their running.
    private final class Log {
        var entries: [String] = []

        func entry(_ name: String) -> () -> Void {
            { self.entries.append(name) }
        }
    }

    private let log = Log()

    private var ticks: TimeInterval { scheduler.now.timeIntervalSinceReferenceDate }

    @Test func steppingWhileEmptyDoesNothing() {
        scheduler.step()
        scheduler.step(5)
        scheduler.stepAll()
        #expect(scheduler.now == start)
        #expect(scheduler.nextDate == nil)
    }

    @Test func blocksWithoutDateRunFirstInOrderAndTheClockStands() {
        scheduler.afterDelay(0, schedule: log.entry("dated"))
        scheduler.schedule(log.entry("a"))
        scheduler.schedule(log.entry("b"))
        #expect(scheduler.nextDate == start)
        scheduler.step(2)
        #expect(log.entries == ["a", "b"])
        #expect(scheduler.now == start)
        scheduler.step()
        #expect(log.entries == ["a", "b", "dated"])
    }

    @Test func datedBlocksRunByDateAndThenByOrderOfScheduling() {
        for (index, delay) in [3.0, 1, 2, 1, 3, 2, 1].enumerated() {
            scheduler.afterDelay(delay, schedule: log.entry("\(Int(delay)).\(index)"))
        }
        scheduler.stepAll()
        #expect(log.entries == ["1.1", "1.3", "1.6", "2.2", "2.5", "3.0", "3.4"])
        #expect(ticks == 3)
    }

    @Test func manyDatedBlocksRunInOrder() {
        let delays = (0..<500).map { $0 * 7919 % 101 }
        var order: [(Int, Int)] = []
        for (index, delay) in delays.enumerated() {
            scheduler.afterDelay(TimeInterval(delay)) { order.append((delay, index)) }
        }
        scheduler.stepAll()
        let expected = delays.enumerated().map { ($1, $0) }.sorted { $0 < $1 }
        #expect(order.map(\.0) == expected.map(\.0))
        #expect(order.map(\.1) == expected.map(\.1))
    }

    @Test func theClockMovesToTheDueDateAndNeverBack() {
        var seen: [TimeInterval] = []
        scheduler.afterDelay(5) {
            seen.append(ticks)
            scheduler.after(start) { seen.append(ticks) }
            scheduler.afterDelay(2) { seen.append(ticks) }
        }
        scheduler.stepAll()
        #expect(seen == [5, 5, 7])
    }

    @Test func aDelayOfZeroRunsAfterWhatIsQueuedForThisTick() {
        scheduler.afterDelay(1) {
            log.entries.append("a")
            scheduler.afterDelay(0, schedule: log.entry("zero"))
            scheduler.schedule(log.entry("immediate"))
        }
        scheduler.afterDelay(1, schedule: log.entry("b"))
        scheduler.stepAll()
        #expect(log.entries == ["a", "immediate", "b", "zero"])
    }

    @Test func theSchedulerIsCurrentWhileABlockRuns() {
        var seen: RACScheduler?
        scheduler.schedule { seen = .currentScheduler() }
        scheduler.step()
        #expect(seen === scheduler)
    }

    @Test func aCancelledBlockUsesUpAStepAndDoesNotMoveTheClock() {
        scheduler.afterDelay(1, schedule: log.entry("a"))?.dispose()
        scheduler.afterDelay(2, schedule: log.entry("b"))
        scheduler.step()
        #expect(log.entries.isEmpty)
        #expect(scheduler.now == start)
        scheduler.step()
        #expect(log.entries == ["b"])
    }

    @Test func repeatingBlocksInterleaveByDateAndAreScheduledAnewBeforeTheyRun() {
        var times: [String] = []
        let first = scheduler.after(
            start.addingTimeInterval(1), repeatingEvery: 2, withLeeway: 0,
            schedule: {
                times.append("a\(Int(ticks))")
                scheduler.afterDelay(2) { times.append("x\(Int(ticks))") }
            })
        let second = scheduler.afterDelay(2, repeatingEvery: 3, withLeeway: 0) { times.append("b\(Int(ticks))") }
        scheduler.advance(to: start.addingTimeInterval(5))
        // At 5, `b` was scheduled at 2, `a` at 3, and `x` after it, by `a` itself.
        #expect(times == ["a1", "b2", "a3", "x3", "b5", "a5", "x5"])
        first?.dispose()
        second?.dispose()
        scheduler.stepAll()
        #expect(times.last == "x7")
    }

    @Test func advancingRunsWhatIsDueAndMovesTheClock() {
        scheduler.afterDelay(1) {
            log.entries.append("a")
            scheduler.afterDelay(1, schedule: log.entry("b"))
        }
        scheduler.afterDelay(4, schedule: log.entry("c"))
        scheduler.advance(to: start.addingTimeInterval(3))
        #expect(log.entries == ["a", "b"])
        #expect(ticks == 3)
        #expect(scheduler.nextDate == start.addingTimeInterval(4))
        scheduler.advance(to: start)
        #expect(ticks == 3)
    }

    @Test func deallocationRunsWhatIsLeftAndRepeatingBlocksOnce() {
        var other: RACTestScheduler? = RACTestScheduler()
        other?.afterDelay(3) {
            log.entries.append("dated")
            RACScheduler.currentScheduler()?.schedule(log.entry("from inside"))
        }
        _ = other?.afterDelay(1, repeatingEvery: 1, withLeeway: 0, schedule: log.entry("repeating"))
        other?.schedule(log.entry("immediate"))
        other = nil
        #expect(log.entries == ["immediate", "repeating", "dated", "from inside"])
    }

    @Test func aBlockMayStepTheSchedulerThatRunsIt() {
        scheduler.schedule {
            scheduler.stepAll()
            log.entries.append("outer")
        }
        scheduler.schedule(log.entry("inner"))
        scheduler.step()
        #expect(log.entries == ["inner", "outer"])
    }
}
