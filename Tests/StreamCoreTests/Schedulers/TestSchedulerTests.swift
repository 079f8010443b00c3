import Dispatch
import Foundation
import StreamCore
import StreamTesting
import Testing

@Suite struct TestSchedulerTests {
    private let scheduler: TestScheduler
    private let recorder: Recorder

    init() {
        let scheduler = TestScheduler()
        self.scheduler = scheduler
        recorder = Recorder(clock: scheduler)
    }

    private func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    private func note(_ text: String) -> @Sendable () -> Void {
        { [recorder] in recorder.note(text) }
    }

    // MARK: The clock

    @Test("The clock begins at the reference date, or where it is told to")
    func begins() {
        #expect(scheduler.currentDate == date(0))
        #expect(TestScheduler(startDate: date(50)).currentDate == date(50))
    }

    @Test("Advancing by nothing else than a step moves the clock by a nanosecond")
    func advancesByStep() {
        scheduler.schedule(note("a"))
        #expect(recorder.history.isEmpty)
        scheduler.advance()
        #expect(recorder.history == "0:a")
        #expect(scheduler.currentDate == date(1e-9))
    }

    @Test("A step that is too small for the date to change still runs what is due")
    func advancesFarAway() {
        let scheduler = TestScheduler(startDate: .distantFuture)
        scheduler.schedule { [recorder] in recorder.note("a") }
        scheduler.advance()
        #expect(recorder.history == "0:a")
    }

    @Test("Every form of advancing comes to the same", arguments: Advance.allCases)
    func advances(form: Advance) {
        scheduler.schedule(afterDelay: 1, action: note("inside"))
        scheduler.schedule(afterDelay: 2, action: note("at the end"))
        scheduler.schedule(afterDelay: 2.001, action: note("beyond"))
        form.advance(scheduler)
        #expect(recorder.history == "1:inside 2:at the end")
        #expect(scheduler.currentDate == date(2))
    }

    @Test("Advancing by 0 runs what is due now")
    func advancesByNothing() {
        scheduler.schedule(note("a"))
        scheduler.schedule(after: date(-5), action: note("overdue"))
        scheduler.advance(by: 0)
        #expect(recorder.history == "0:overdue 0:a")
        #expect(scheduler.currentDate == date(0))
    }

    @Test("Running runs everything, what is scheduled meanwhile included, and ends in the distant future")
    func runs() {
        scheduler.schedule(afterDelay: 1000) { [scheduler, recorder] in
            recorder.note("a")
            scheduler.schedule(afterDelay: 1e6) { recorder.note("b") }
        }
        scheduler.run()
        #expect(recorder.history == "1000:a 1001000:b")
        #expect(scheduler.currentDate == .distantFuture)
    }

    @Test("Rewinding moves the clock back and runs nothing; what is scheduled keeps its date")
    func rewinds() {
        scheduler.advance(by: 10)
        scheduler.schedule(afterDelay: 5, action: note("15"))
        scheduler.rewind(by: .seconds(8))
        #expect(scheduler.currentDate == date(2))
        scheduler.schedule(afterDelay: 5, action: note("7"))
        #expect(recorder.history.isEmpty)
        scheduler.advance(by: 12)
        #expect(recorder.history == "7:7")
        scheduler.advance(by: 1)
        #expect(recorder.history == "7:7 15:15")
    }

    @Test("Elapsed time is that of the virtual clock")
    func measures() {
        let begin = scheduler.elapsedTime
        scheduler.advance(by: 12.5)
        #expect(scheduler.elapsedTime - begin == 12.5)
    }

    // MARK: Order

    @Test("Actions run in the order of their dates, each at its date")
    func keepsOrder() {
        for second in [5, 1, 4, 2, 3] {
            scheduler.schedule(after: date(TimeInterval(second)), action: note("\(second)"))
        }
        scheduler.advance(to: date(10))
        #expect(recorder.history == "1:1 2:2 3:3 4:4 5:5")
        #expect(scheduler.currentDate == date(10))
    }

    @Test("Actions of equal dates run in the order of their scheduling, whichever way they were scheduled")
    func keepsOrderAmongEquals() {
        scheduler.advance(by: 1)
        scheduler.schedule(after: date(1), action: note("date"))
        scheduler.schedule(note("plain"))
        scheduler.schedule(afterDelay: 0, action: note("delay"))
        scheduler.schedule(after: .seconds(0), action: note("interval"))
        scheduler.schedule(after: date(1), interval: .seconds(100), action: note("repeated"))
        scheduler.schedule(note("last"))
        scheduler.advance()
        #expect(recorder.history == "1:date 1:plain 1:delay 1:interval 1:repeated 1:last")
    }

    @Test("Ten thousand actions at a hundred dates keep their order")
    func keepsOrderOfMany() {
        let order = ThreadOrder(threads: 100)
        let clock = ThreadOrder(threads: 1)
        for number in 0..<100 {
            for second in stride(from: 97, to: 97 * 101, by: 97).map({ $0 % 101 }) {
                scheduler.schedule(afterDelay: TimeInterval(second)) { [scheduler] in
                    order.note(second - 1, number)
                    if number == 0 { clock.note(0, Int(scheduler.elapsedTime) - 1) }
                }
            }
        }
        scheduler.run()
        #expect(order.isKept(upTo: 100))
        #expect(clock.isKept(upTo: 100))
    }

    // MARK: From inside an action

    @Test("An action scheduled by an action in the span that is being advanced runs in its turn, at its date")
    func schedulesInside() {
        scheduler.schedule(afterDelay: 2) { [scheduler, recorder] in
            recorder.note("a")
            scheduler.schedule { recorder.note("now") }
            scheduler.schedule(afterDelay: 2) { recorder.note("4") }
            scheduler.schedule(afterDelay: 9) { recorder.note("11") }
        }
        scheduler.schedule(afterDelay: 2, action: note("b"))
        scheduler.schedule(afterDelay: 3, action: note("3"))
        scheduler.advance(by: 10)
        #expect(recorder.history == "2:a 2:b 2:now 3:3 4:4")
        scheduler.advance(by: 1)
        #expect(recorder.history == "2:a 2:b 2:now 3:3 4:4 11:11")
    }

    @Test("An action may advance the clock itself, and the clock does not go back after that")
    func advancesInside() {
        scheduler.schedule(afterDelay: 1) { [scheduler, recorder] in
            recorder.note("begin")
            scheduler.advance(by: 5)
            recorder.note("end")
        }
        scheduler.schedule(afterDelay: 4, action: note("4"))
        scheduler.schedule(afterDelay: 7, action: note("7"))
        scheduler.advance(by: 2)
        #expect(recorder.history == "1:begin 4:4 6:end")
        #expect(scheduler.currentDate == date(6))
    }

    @Test("A chain of a million actions, each scheduling the next, runs in constant stack")
    func chains() {
        let runs = Counter()
        let chain = Chain(scheduler, length: many(1_000_000), runs)
        chain.step()
        scheduler.advance()
        #expect(runs.value == many(1_000_000))
    }

    /// The forms of advancing to 2 seconds.
    enum Advance: CaseIterable {
        case seconds
        case interval
        case date
        case severalSteps

        func advance(_ scheduler: TestScheduler) {
            switch self {
            case .seconds: scheduler.advance(by: 2.0)
            case .interval: scheduler.advance(by: .milliseconds(2000))
            case .date: scheduler.advance(to: Date(timeIntervalSinceReferenceDate: 2))
            case .severalSteps: for _ in 0..<4 { scheduler.advance(by: .microseconds(500_000)) }
            }
        }
    }
}

/// An action that schedules itself again.
private final class Chain: Sendable {
    private let scheduler: TestScheduler
    private let length: Int
    private let runs: Counter

    init(_ scheduler: TestScheduler, length: Int, _ runs: Counter) {
        self.scheduler = scheduler
        self.length = length
        self.runs = runs
    }

    func step() {
        scheduler.schedule { if self.runs.increment() < self.length { self.step() } }
    }
}
