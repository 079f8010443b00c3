import Dispatch
import Foundation
import StreamCore
import StreamTesting
import Testing

@Suite(.timeLimit(.minutes(40)), .takesTurns) struct QueueSchedulerTests {
    private let recorder = Recorder()
    private let isOver = DispatchSemaphore(value: 0)

    @Test("Actions never run inside the call, and keep their order")
    func neverInline() {
        let scheduler = QueueScheduler()
        scheduler.schedule { [recorder, isOver] in
            recorder.note("begin")
            scheduler.schedule {
                recorder.note("nested")
                isOver.signal()
            }
            recorder.note("end")
        }
        #expect(isOver.isSignalled())
        #expect(recorder.history == "begin end nested")
    }

    @MainActor @Test("On the main queue, too, actions never run inside the call")
    func neverInlineOnMain() async {
        await withCheckedContinuation { continuation in
            QueueScheduler.main.schedule { [recorder] in
                recorder.note("\(MainQueue.isCurrent)")
                continuation.resume()
            }
            recorder.note("scheduled")
        }
        #expect(recorder.history == "scheduled true")
    }

    @Test("Actions of eight threads run one at a time, each thread's in order", arguments: [true, false])
    func staysSerial(isDeprecatedForm: Bool) {
        let target = DispatchQueue(label: "concurrent", attributes: .concurrent)
        let scheduler = isDeprecatedForm ? QueueScheduler(queue: target) : QueueScheduler(targeting: target)
        let begun = Counter()
        let ended = Counter()
        let order = ThreadOrder(threads: 8)
        onThreads(8) { [isOver] thread in
            for number in 0..<100 {
                scheduler.schedule {
                    if begun.increment() == ended.value + 1 { order.note(thread, number) }
                    if ended.increment() == 800 { isOver.signal() }
                }
            }
        }
        #expect(isOver.isSignalled())
        #expect(order.isKept(upTo: 100))
    }

    // Timers of a dispatch queue overtake one another where many are set at once.
    @Test("Actions of one delay run in the order in which they were scheduled", arguments: [true, false])
    func keepsTheOrderOfDelays(isDated: Bool) {
        onThreads(8) { _ in
            for _ in 0..<20 {
                let scheduler = QueueScheduler()
                let numbers = Recorder()
                let isOver = DispatchSemaphore(value: 0)
                for number in 0..<500 {
                    let action = { @Sendable in
                        numbers.note("\(number)")
                        if number == 499 { isOver.signal() }
                    }
                    if isDated {
                        scheduler.schedule(after: scheduler.currentDate + 0.001, action: action)
                    } else {
                        scheduler.schedule(afterDelay: 0.001, action: action)
                    }
                }
                #expect(isOver.isSignalled())
                #expect(numbers.history == (0..<500).map { "\($0)" }.joined(separator: " "))
            }
        }
    }

    @Test("An action that schedules itself for ever earlier times leaves others their turn", arguments: [true, false])
    func takesTurns(isDated: Bool) {
        let scheduler = QueueScheduler()
        scheduler.queue.suspend()
        @Sendable func schedule(_ number: Int) {
            let action = { @Sendable [recorder, isOver] in
                recorder.note("\(number)")
                if number == 1 { scheduler.schedule { recorder.note("other") } }
                if number == 3 { isOver.signal() } else { schedule(number + 1) }
            }
            if isDated {
                scheduler.schedule(after: Date(timeIntervalSinceReferenceDate: -Double(number)), action: action)
            } else {
                scheduler.schedule(afterDelay: -60 * Double(number), action: action)
            }
        }
        schedule(1)
        scheduler.queue.resume()
        #expect(isOver.isSignalled())
        #expect(recorder.history == "1 other 2 3")
    }

    @Test("Other threads can schedule and cancel while an action waits for them")
    func schedulesDuringAction() {
        let scheduler = QueueScheduler()
        scheduler.schedule { [recorder, isOver] in
            let hasReturned = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                scheduler.schedule { recorder.note("cancelled") }?.dispose()
                scheduler.schedule {
                    recorder.note("kept")
                    isOver.signal()
                }
                hasReturned.signal()
            }
            recorder.note("\(hasReturned.isSignalled())")
        }
        #expect(isOver.isSignalled())
        #expect(recorder.history == "true kept")
    }

    @Test("Actions run on the queue that is targeted")
    func targets() {
        let key = DispatchSpecificKey<String>()
        let target = DispatchQueue(label: "target")
        target.setSpecific(key: key, value: "target")
        QueueScheduler(name: "named", targeting: target).schedule { [recorder, isOver] in
            recorder.note(DispatchQueue.getSpecific(key: key) ?? "another")
            isOver.signal()
        }
        #expect(isOver.isSignalled())
        #expect(recorder.history == "target")
        #expect(QueueScheduler(name: "named").queue.label == "named")
    }

    @Test("An action cancelled before its run does not run on a queue scheduler", arguments: Form.allCases)
    func cancels(form: Form) {
        let scheduler = QueueScheduler()
        scheduler.queue.suspend()
        let cancelled = form.schedule(on: scheduler) { [recorder] in recorder.note("cancelled") }
        let kept = form.schedule(on: scheduler) { [recorder, isOver] in
            recorder.note("kept")
            isOver.signal()
        }
        #expect(cancelled?.isDisposed == false)
        cancelled?.dispose()
        #expect(cancelled?.isDisposed == true)
        scheduler.queue.resume()
        #expect(isOver.isSignalled())
        #expect(recorder.history == "kept")
        #expect(kept?.isDisposed == false)
    }

    @Test("Objects that a cancelled action of a queue scheduler retains are released at once", arguments: Form.allCases)
    func releasesCancelled(form: Form) {
        let scheduler = QueueScheduler()
        scheduler.queue.suspend()
        weak var item: ReleasedItem?
        let cancelled: (any Disposable)?
        do {
            let captured = ReleasedItem()
            item = captured
            cancelled = form.schedule(on: scheduler) { withExtendedLifetime(captured) {} }
        }
        #expect(item != nil)
        cancelled?.dispose()
        #expect(item == nil)
        scheduler.queue.resume()
    }

    @Test(
        "Objects that an action of a queue scheduler retains are released after its run, though its disposable is kept")
    func releasesRun() {
        let scheduler = QueueScheduler()
        let disposable: (any Disposable)?
        do {
            let item = ReleasedItem(isOver)
            disposable = scheduler.schedule { withExtendedLifetime(item) {} }
        }
        #expect(isOver.isSignalled())
        #expect(disposable?.isDisposed == false)
    }

    @Test("An action that is cancelled on one thread and begins on another runs once or not at all")
    func cancellationRacesRun() {
        let rounds = 5000
        let scheduler = QueueScheduler()
        let runs = Counter()
        let disposables = (0..<rounds).map { _ in SerialDisposable() }
        race(rounds: rounds) { round in
            disposables[round].inner = scheduler.schedule { runs.increment() }
        } against: { round in
            disposables[round].dispose()
        }
        scheduler.schedule { [isOver] in isOver.signal() }
        #expect(isOver.isSignalled())
        #expect(runs.value <= rounds)
    }

    @Test("An action waits for its date, or for its delay", arguments: [Form.date, .delay])
    func waits(form: Form) {
        let scheduler = QueueScheduler()
        let begin = scheduler.elapsedTime
        form.schedule(on: scheduler, after: 0.05) { [recorder, isOver] in
            recorder.note("later")
            isOver.signal()
        }
        scheduler.schedule { [recorder] in recorder.note("now") }
        #expect(isOver.isSignalled())
        #expect(recorder.history == "now later")
        // The wall clock can be slewed while it is waited for.
        #expect(scheduler.elapsedTime - begin > 0.045)
    }

    @Test("Dates and delays that are over run as soon as possible", arguments: [-1, -1e12, 0], [Form.date, .delay])
    func runsLate(delay: TimeInterval, form: Form) {
        form.schedule(on: QueueScheduler(), after: delay) { [isOver] in isOver.signal() }
        #expect(isOver.isSignalled())
    }

    @Test("Dates and delays beyond all measure never come", arguments: [1e12, .infinity], [Form.date, .delay])
    func neverRuns(delay: TimeInterval, form: Form) {
        let scheduler = QueueScheduler()
        let disposable = form.schedule(on: scheduler, after: delay) { [recorder] in recorder.note("never") }
        scheduler.schedule(afterDelay: 0.01) { [isOver] in isOver.signal() }
        #expect(isOver.isSignalled())
        disposable?.dispose()
        #expect(recorder.history.isEmpty)
    }

    @Test("A queue scheduler's date is that of the wall clock, and its elapsed time advances")
    func hasClocks() {
        let scheduler = QueueScheduler()
        let begin = scheduler.elapsedTime
        #expect(abs(scheduler.currentDate.timeIntervalSinceNow) < 60)
        #expect(scheduler.elapsedTime >= begin)
    }

    /// The ways to schedule an action that runs once.
    enum Form: CaseIterable {
        case plain
        case date
        case delay

        @discardableResult
        func schedule(
            on scheduler: QueueScheduler, after delay: TimeInterval = 0, _ action: @escaping @Sendable () -> Void
        ) -> (any Disposable)? {
            switch self {
            case .plain: scheduler.schedule(action)
            case .date: scheduler.schedule(after: Date(timeIntervalSinceNow: delay), action: action)
            case .delay: scheduler.schedule(afterDelay: delay, action: action)
            }
        }
    }
}
