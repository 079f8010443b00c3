import Dispatch
import Foundation
import StreamCore
import StreamTesting
import Testing

@Suite struct TestSchedulerCancellationTests {
    private let scheduler: TestScheduler
    private let recorder: Recorder

    init() {
        let scheduler = TestScheduler()
        self.scheduler = scheduler
        recorder = Recorder(clock: scheduler)
    }

    private func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    @Test("A cancelled action of a test scheduler does not run; the others do", arguments: 0..<4)
    func cancels(form: Int) {
        let action: @Sendable () -> Void = { [recorder] in recorder.note("cancelled") }
        let disposable =
            switch form {
            case 0: scheduler.schedule(action)
            case 1: scheduler.schedule(after: date(0), action: action)
            case 2: scheduler.schedule(after: .seconds(0), action: action)
            default: scheduler.schedule(after: date(0), interval: .seconds(1), action: action)
            }
        scheduler.schedule { [recorder] in recorder.note("kept") }
        #expect(disposable?.isDisposed == false)
        disposable?.dispose()
        #expect(disposable?.isDisposed == true)
        scheduler.advance(by: 5)
        #expect(recorder.history == "0:kept")
    }

    @Test("An action may cancel one of the same date")
    func cancelsInside() {
        let later = SerialDisposable()
        scheduler.schedule { later.dispose() }
        later.inner = scheduler.schedule { [recorder] in recorder.note("cancelled") }
        scheduler.run()
        #expect(recorder.history.isEmpty)
    }

    @Test("Objects that a cancelled action of a test scheduler retains are released at once")
    func releases() {
        weak var item: ReleasedItem?
        let disposable: (any Disposable)?
        do {
            let captured = ReleasedItem()
            item = captured
            disposable = scheduler.schedule(afterDelay: 3600) { withExtendedLifetime(captured) {} }
        }
        #expect(item != nil)
        disposable?.dispose()
        #expect(item == nil)
    }

    @Test("A repeated action runs at its date and after every interval")
    func repeats() {
        scheduler.schedule(after: date(2), interval: .seconds(3), leeway: .seconds(1)) { [recorder] in
            recorder.note("a")
        }
        scheduler.advance(by: 8)
        #expect(recorder.history == "2:a 5:a 8:a")
        scheduler.advance(by: 2.9)
        #expect(recorder.history == "2:a 5:a 8:a")
        scheduler.advance(by: 0.1)
        #expect(recorder.history == "2:a 5:a 8:a 11:a")
    }

    @Test("The forms that repeat after a delay count from now", arguments: [true, false])
    func repeatsAfterDelay(hasLeeway: Bool) {
        scheduler.advance(by: 10)
        let action: @Sendable () -> Void = { [recorder] in recorder.note("a") }
        if hasLeeway {
            scheduler.schedule(after: .seconds(1), interval: .seconds(2), leeway: .seconds(1), action: action)
        } else {
            scheduler.schedule(after: .seconds(1), interval: .seconds(2), action: action)
        }
        scheduler.advance(by: 4)
        #expect(recorder.history == "11:a 13:a")
    }

    @Test("A repeated action that disposes itself is over, and running everything comes to an end")
    func stopsInside() {
        let disposable = SerialDisposable()
        let runs = Counter()
        disposable.inner = scheduler.schedule(after: date(1), interval: .seconds(1)) { [recorder] in
            recorder.note("a")
            if runs.increment() == 3 { disposable.dispose() }
        }
        scheduler.run()
        #expect(recorder.history == "1:a 2:a 3:a")
    }

    @Test("A repeated action keeps its turn among others of the same date, by when it ran before")
    func repeatsInTurn() {
        scheduler.schedule(after: date(1), interval: .seconds(1)) { [recorder] in recorder.note("a") }
        scheduler.schedule(after: date(1), interval: .seconds(1)) { [recorder] in recorder.note("b") }
        scheduler.schedule(after: date(2)) { [recorder] in recorder.note("c") }
        scheduler.advance(by: 2)
        #expect(recorder.history == "1:a 1:b 2:c 2:a 2:b")
    }
}
