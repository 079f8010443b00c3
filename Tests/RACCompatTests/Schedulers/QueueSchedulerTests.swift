import Dispatch
import Foundation
import RACCompat
import StreamTesting
import Testing

/// What holds for the schedulers of queues, the main one and those in the background, and for a client's own.
@Suite(.takesTurns) struct QueueSchedulerTests {
    /// A client's scheduler, as the documentation says to make one.
    private final class OwnScheduler: RACQueueScheduler, @unchecked Sendable {  // adds no state
        init() { super.init(name: "own", queue: DispatchQueue(label: "own")) }
    }

    enum Kind: String, CaseIterable {
        case main, background, own

        var scheduler: RACScheduler {
            switch self {
            case .main: .mainThreadScheduler()
            case .background: .scheduler()
            case .own: OwnScheduler()
            }
        }
    }

    private let log = Recorder()

    /// Waits until what is scheduled has run.
    private func flush(_ scheduler: RACScheduler) {
        let flushed = Recorder()
        scheduler.afterDelay(0.02) { flushed.note("flushed") }
        #expect(flushed.wait(for: "flushed"), "\(scheduler) does not run its blocks")
    }

    @Test("main: pending block cancelled · background: pending block cancelled", arguments: Kind.allCases)
    func pendingCancelled(kind: Kind) {
        let scheduler = kind.scheduler
        let gate = DispatchSemaphore(value: 0)
        scheduler.schedule { gate.wait() }
        scheduler.schedule { log.note("cancelled") }?.dispose()
        scheduler.schedule { log.note("kept") }
        gate.signal()
        #expect(log.wait(for: "kept"), "\(scheduler) does not run its blocks")
        #expect(log.entries == ["kept"])
    }

    @Test("a dated block runs later, not inline", arguments: Kind.allCases) func dated(kind: Kind) {
        let scheduler = kind.scheduler
        scheduler.schedule {
            scheduler.after(Date()) { log.note("date") }
            log.note("end")
        }
        #expect(log.wait(for: "date"), "\(scheduler) does not run its blocks")
        #expect(log.entries == ["end", "date"])
    }

    @Test("future block cancelled", arguments: Kind.allCases) func futureCancelled(kind: Kind) {
        let scheduler = kind.scheduler
        let block = { log.note("cancelled") }
        // In a block of the scheduler, so that the disposal comes first.
        scheduler.schedule {
            scheduler.after(Date(timeIntervalSinceNow: 0.01), schedule: block)?.dispose()
            scheduler.afterDelay(0.01, schedule: block)?.dispose()
        }
        flush(scheduler)
        #expect(log.entries.isEmpty)
    }

    // Timers of a dispatch queue overtake one another where many are set at once.
    @Test("dated and delayed blocks run in the order of their times", arguments: Kind.allCases)
    func datedOrder(kind: Kind) {
        let scheduler = kind.scheduler
        let date = Date()
        for number in 0..<500 {
            scheduler.after(date.addingTimeInterval(Double(number) * 1e-6)) { log.note("date \(number)") }
            scheduler.afterDelay(0.001) { log.note("delay \(number)") }
        }
        flush(scheduler)
        for kind in ["date", "delay"] {
            #expect(log.entries.filter { $0.hasPrefix(kind) } == (0..<500).map { "\(kind) \($0)" })
        }
    }

    @Test("recurring blocks until disposed", arguments: Kind.allCases) func recurring(kind: Kind) {
        let scheduler = kind.scheduler
        let serial = RACSerialDisposable()
        scheduler.schedule {
            serial.disposable = scheduler.after(Date(), repeatingEvery: 0.001, withLeeway: 0) {
                if log.entries.count == 2 { serial.dispose() }
                log.note("\(log.entries.count + 1)")
            }
        }
        #expect(log.wait(for: "3"), "\(scheduler) does not repeat its block")
        flush(scheduler)
        #expect(log.entries == ["1", "2", "3"])
    }

    @Test(
        "current scheduler known inside blocks · subclass: schedule and after invoke the block",
        arguments: Kind.allCases)
    func current(kind: Kind) {
        let scheduler = kind.scheduler
        let note = { log.note(RACScheduler.currentScheduler() === scheduler ? "here" : "elsewhere") }
        scheduler.schedule(note)
        scheduler.after(Date(), schedule: note)
        scheduler.afterDelay(0, schedule: note)
        flush(scheduler)
        #expect(log.entries == ["here", "here", "here"])
    }

    // MARK: Where subscriptions begin

    @Test("subscription scheduler: main stays main · background scheduler stays itself", arguments: Kind.allCases)
    func subscriptionStays(kind: Kind) {
        let scheduler = kind.scheduler
        let signal = RACSignal.createSignal { subscriber in
            log.note(RACScheduler.currentScheduler() === scheduler ? "here" : "elsewhere")
            subscriber.sendCompleted()
            return nil
        }
        scheduler.schedule {
            signal.subscribeCompleted { log.note("completed") }
            log.note("end")
        }
        #expect(log.wait(for: "end"), "\(scheduler) does not run its blocks")
        #expect(log.entries == ["here", "completed", "end"])
    }

    @Test("immediate: runs now · immediate: blocks for future dates") func immediate() {
        let date = Date(timeIntervalSinceNow: 0.01)
        RACScheduler.immediateScheduler().schedule { log.note("now") }
        RACScheduler.immediateScheduler().after(date) { log.note(date.timeIntervalSinceNow < 0.001 ? "date" : "early") }
        #expect(log.entries == ["now", "date"])
    }

    @Test("Priorities are those of Grand Central Dispatch, under the old names and with a dot")
    func prioritiesHaveTwoNames() {
        let pairs: [(RACSchedulerPriority, RACSchedulerPriority, Int)] = [
            (.high, RACSchedulerPriorityHigh, 2), (.default, RACSchedulerPriorityDefault, 0),
            (.low, RACSchedulerPriorityLow, -2), (.background, RACSchedulerPriorityBackground, -32768),
        ]
        for (dotted, constant, rawValue) in pairs { #expect(dotted == constant && dotted.rawValue == rawValue) }
        let scheduler = RACScheduler.schedulerWithPriority(.background)
        scheduler.schedule { log.note("ran") }
        #expect(log.wait(for: "ran"))
    }
}
