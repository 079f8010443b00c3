import Dispatch
import Foundation
import StreamCore
import StreamTesting
import Testing

/// Sums of fractions differ in their last bits; virtual time does not.
@Suite struct TestSchedulerRoundingTests {
    /// Where the clock stands: a date where nanoseconds can be told, and today's, where they cannot.
    private static let starts = [0, 800_000_000.3].map(Date.init(timeIntervalSinceReferenceDate:))

    @Test("Ten times a tenth of a second is a second", arguments: starts)
    func sums(start: Date) {
        let scheduler = TestScheduler(startDate: start)
        let counter = Counter()
        scheduler.schedule(afterDelay: 1) { counter.increment() }
        for _ in 0..<10 { scheduler.advance(by: 0.1) }
        #expect(counter.value == 1)
    }

    @Test("The third tick of a tenth of a second is due after three tenths", arguments: starts)
    func repeats(start: Date) {
        let scheduler = TestScheduler(startDate: start)
        let counter = Counter()
        scheduler.schedule(after: .milliseconds(100), interval: .milliseconds(100)) { counter.increment() }
        for ticks in 1...100 {
            scheduler.advance(by: 0.1)
            #expect(counter.value == ticks)
        }
        scheduler.advance(by: 0.3)
        #expect(counter.value == 103)
    }

    @Test("Debounce, delay and throttle deliver when the sum of steps says so", arguments: starts)
    func operators(start: Date) {
        let scheduler = TestScheduler(startDate: start)
        let recorder = Recorder()
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.debounce(0.3, on: scheduler).map { "debounced\($0)" }.observe(recorder.observer())
        signal.delay(0.3, on: scheduler).map { "delayed\($0)" }.observe(recorder.observer())
        input.send(value: 1)
        scheduler.advance(by: 0.1)
        input.send(value: 2)
        for _ in 0..<2 { scheduler.advance(by: 0.1) }
        #expect(recorder.history == "delayed1")
        scheduler.advance(by: 0.1)
        #expect(Set(recorder.history.split(separator: " ")) == ["delayed1", "debounced2", "delayed2"])
    }

    /// Two hundred dates of today, between whole microseconds.
    private static let awkwardStarts = (0..<200).map { step in
        Date(timeIntervalSinceReferenceDate: 801_234_567.123_456 + Double(step) * 1.192e-7)
    }

    @Test("An action due at the start runs with the first advance, for every fraction of the start date")
    func runsWhatIsDueAtStart() {
        for start in Self.awkwardStarts {
            let scheduler = TestScheduler(startDate: start)
            let recorder = Recorder()
            #expect(scheduler.currentDate == start)
            scheduler.schedule { recorder.note("next") }
            scheduler.schedule(after: start) { recorder.note("dated") }
            scheduler.schedule(after: start.addingTimeInterval(-1)) { recorder.note("late") }
            scheduler.advance()
            #expect(recorder.count == 3)
        }
    }

    @Test("A date that is the sum of the start and an interval is reached by that interval, from any start")
    func reachesSums() {
        for start in Self.awkwardStarts {
            let scheduler = TestScheduler(startDate: start)
            let counter = Counter()
            for tenths in 1...10 {
                scheduler.schedule(after: start.addingTimeInterval(Double(tenths) / 10)) { counter.increment() }
                scheduler.schedule(afterDelay: Double(tenths) / 10) { counter.increment() }
            }
            for tenths in 1...10 {
                scheduler.advance(by: .milliseconds(100))
                #expect(counter.value == 2 * tenths)
            }
            #expect(scheduler.currentDate == start.addingTimeInterval(1))
            scheduler.rewind(by: .milliseconds(300))
            scheduler.schedule { counter.increment() }
            scheduler.advance(to: scheduler.currentDate)
            #expect(counter.value == 21)
            #expect(abs(scheduler.currentDate.timeIntervalSince(start) - 0.7) < 1e-6)
        }
    }

    @Test("A repeating action comes before what its last run scheduled for the same date")
    func repeatsBeforeItsOwn() {
        let scheduler = TestScheduler()
        let recorder = Recorder(clock: scheduler)
        scheduler.schedule(after: .seconds(1), interval: .seconds(1)) {
            recorder.note("tick")
            scheduler.schedule(after: .seconds(1)) { recorder.note("late") }
        }
        scheduler.advance(by: 2)
        #expect(recorder.history == "1:tick 2:tick 2:late")
    }

    @Test("A repeating action that disposes of itself runs once, and leaves nothing behind that runs")
    func disposesInRun() {
        let scheduler = TestScheduler()
        let counter = Counter()
        let own = SerialDisposable()
        own.inner = scheduler.schedule(after: .seconds(1), interval: .seconds(0)) {
            counter.increment()
            own.dispose()
        }
        scheduler.run()
        #expect(counter.value == 1)
        #expect(scheduler.currentDate == .distantFuture)
    }
}
