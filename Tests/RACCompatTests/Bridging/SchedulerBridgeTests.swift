import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct SchedulerBridgeTests {
    // MARK: A dynamic scheduler as a typed one

    private func asTyped(_ scheduler: RACTestScheduler) -> any DateScheduler { scheduler }

    @Test func theDateIsThatOfTheScheduler() {
        let scheduler = RACTestScheduler()
        #expect(asTyped(scheduler).currentDate == Date(timeIntervalSinceReferenceDate: 0))
        scheduler.advance(to: Date(timeIntervalSinceReferenceDate: 5))
        #expect(asTyped(scheduler).currentDate == Date(timeIntervalSinceReferenceDate: 5))
    }

    @Test func everyFormRunsWhenItIsDue() {
        let scheduler = RACTestScheduler()
        let log = Recorder()
        let typed = asTyped(scheduler)
        typed.schedule { log.note("now") }
        typed.schedule(after: typed.currentDate.addingTimeInterval(2)) { log.note("at 2") }
        typed.schedule(afterDelay: 1) { log.note("after 1") }
        let repetition = typed.schedule(
            after: typed.currentDate.addingTimeInterval(3), interval: .milliseconds(500), leeway: .seconds(0)
        ) { log.note("at \(scheduler.now.timeIntervalSinceReferenceDate)") }
        scheduler.advance(to: Date(timeIntervalSinceReferenceDate: 4))
        #expect(log.entries == ["now", "after 1", "at 2", "at 3.0", "at 3.5", "at 4.0"])
        repetition?.dispose()
        scheduler.stepAll()
        #expect(log.entries.count == 6)
    }

    @Test func disposalPreventsARun() {
        let scheduler = RACTestScheduler()
        let log = Recorder()
        asTyped(scheduler).schedule { log.note("ran") }?.dispose()
        asTyped(scheduler).schedule(afterDelay: 1) { log.note("ran") }?.dispose()
        scheduler.stepAll()
        #expect(log.entries.isEmpty)
    }

    @Test func aRepetitionOnAQueueGoesOnWhenNobodyKeepsIt() {
        let log = Recorder()
        let typed: any DateScheduler = RACScheduler.scheduler()
        nonisolated(unsafe) var count = 0
        let end = RACSerialDisposable()
        typed.schedule(after: Date(), interval: .milliseconds(1), leeway: .seconds(0)) {
            count += 1
            if count == 5 { log.note("five") }
        }
        #expect(log.wait(for: "five"))
        end.dispose()
    }

    @Test func aDynamicSchedulerDrivesTypedOperators() {
        let scheduler = RACTestScheduler()
        let log = Recorder()
        SignalProducer<Int, Never>([1, 2]).delay(3, on: scheduler).startWithValues {
            log.note("\($0) at \(scheduler.now.timeIntervalSinceReferenceDate)")
        }
        scheduler.stepAll()
        #expect(log.entries == ["1 at 3.0", "2 at 3.0"])
    }

    // MARK: A typed scheduler as a dynamic one

    @Test func aDynamicSchedulerIsReturnedAsItIs() {
        let scheduler = RACTestScheduler()
        #expect(scheduler.bridged === scheduler)
    }

    @Test func virtualTimeDrivesDynamicOperators() {
        let scheduler = TestScheduler()
        let bridged = scheduler.bridged
        let log = Recorder()
        let subject = RACSubject()
        func seconds() -> Double { scheduler.currentDate.timeIntervalSinceReferenceDate }
        inVirtualTime { _ in
            let arrivals = subject.deliverOn(bridged)
            arrivals.delay(5).subscribeNext { log.note("delayed \(text($0)) at \(seconds())") }
            arrivals.throttle(2).subscribeNext { log.note("throttled \(text($0)) at \(seconds())") }
        }
        subject.sendNext(1)
        scheduler.advance(by: .seconds(1))
        subject.sendNext(2)
        scheduler.advance(by: .seconds(10))
        #expect(log.entries == ["throttled 2 at 3.0", "delayed 1 at 5.0", "delayed 2 at 6.0"])
        #expect(bridged.now == scheduler.currentDate)
    }

    @Test func datesAndIntervalsAreForwardedExactly() {
        let scheduler = TestScheduler()
        let bridged = scheduler.bridged
        let log = Recorder()
        func microseconds() -> Int { Int((scheduler.currentDate.timeIntervalSinceReferenceDate * 1e6).rounded()) }
        bridged.after(scheduler.currentDate.addingTimeInterval(0.000_25)) { log.note("date \(microseconds())") }
        bridged.afterDelay(0.000_5) { log.note("delay \(microseconds())") }
        let repetition = bridged.after(
            scheduler.currentDate.addingTimeInterval(0.001), repeatingEvery: 0.000_1, withLeeway: 0
        ) { log.note("repeat \(microseconds())") }
        scheduler.advance(by: .microseconds(1250))
        repetition?.dispose()
        scheduler.advance(by: .seconds(1))
        #expect(log.entries == ["date 250", "delay 500", "repeat 1000", "repeat 1100", "repeat 1200"])
    }

    @Test(arguments: [true, false])
    func schedulerIsCurrentInsideItsBlocksAndThePreviousOneIsRestored(isDated: Bool) {
        let test = TestScheduler()
        let bridged = isDated ? test.bridged : ImmediateScheduler().bridged
        inVirtualTime { outer in
            var seen: [RACScheduler?] = []
            bridged.schedule {
                seen.append(.currentScheduler())
                outer.performAsCurrentScheduler { seen.append(.currentScheduler()) }
                seen.append(.currentScheduler())
            }
            test.advance()
            #expect(seen.count == 3)
            #expect(seen.first.flatMap { $0 } === bridged && seen.last.flatMap { $0 } === bridged)
            #expect(RACScheduler.currentScheduler() === outer)
        }
    }

    @Test func aPlainSchedulerGetsDatedBlocksWhenTheirTimeHasCome() {
        let log = Recorder()
        let bridged = ImmediateScheduler().bridged
        let date = Date(timeIntervalSinceNow: 0.1)
        bridged.afterDelay(0.05) { log.note(RACScheduler.currentScheduler() === bridged ? "delay" : "elsewhere") }
        bridged.after(date) { log.note(date.timeIntervalSinceNow < 0.001 ? "date" : "early") }
        // The calls do not sleep.
        #expect(log.entries.isEmpty)
        #expect(log.wait(for: "date"))
        #expect(log.entries == ["delay", "date"])
    }

    @Test func aPlainSchedulerRepeatsUntilDisposed() {
        let log = Recorder()
        let bridged = ImmediateScheduler().bridged
        nonisolated(unsafe) var count = 0
        let repetition = bridged.after(Date(), repeatingEvery: 0.001, withLeeway: 0) {
            count += 1
            if count == 3 { log.note("three") }
        }
        #expect(log.wait(for: "three"))
        repetition?.dispose()
    }

    @Test func disposalPreventsDatedRunsOnBothKinds() {
        let log = Recorder()
        let test = TestScheduler()
        test.bridged.afterDelay(1) { log.note("ran") }?.dispose()
        test.bridged.schedule { log.note("ran") }?.dispose()
        test.advance(by: .seconds(2))
        let plain = ImmediateScheduler().bridged
        // Far enough for the disposal to come first on a machine that is busy.
        plain.afterDelay(1) { log.note("ran") }?.dispose()
        plain.afterDelay(1.1) { log.note("later") }
        #expect(log.wait(for: "later"))
        #expect(log.entries == ["later"])
    }

    @Test func recursionOnABridgedImmediateSchedulerNeedsNoStack() {
        var count = 0
        ImmediateScheduler().bridged.scheduleRecursiveBlock { reschedule in
            count += 1
            if count < 200_000 { reschedule() }
        }
        #expect(count == 200_000)
    }
}
