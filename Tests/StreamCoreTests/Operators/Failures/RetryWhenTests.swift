import StreamCore
import StreamTesting
import Synchronization
import Testing

@Suite("retry(when:)")
struct RetryWhenTests {
    private let recorder = Recorder()
    private let attempt = Inner<Int>()
    private let triggers = Inner<String>()

    /// A producer that sends its number and fails, the given number of times, and then completes.
    private func failing(times: Int) -> (producer: SignalProducer<Int, TestFailure>, starts: () -> Int) {
        var starts = 0
        let producer = SignalProducer<Int, TestFailure> { observer, _ in
            starts += 1
            observer.send(value: starts)
            if starts <= times { observer.send(error: .first) } else { observer.sendCompleted() }
        }
        return (producer, { starts })
    }

    private func start() -> any Disposable {
        let triggers = triggers.producer
        return attempt.producer.retry { _ in triggers }.start(recorder.observer())
    }

    @Test("A trigger starts the producer again after it has failed")
    func restarts() {
        _ = start()
        attempt.send(1)
        attempt.fail(.first)
        #expect(attempt.starts == 1)
        triggers.send("go")
        #expect(attempt.starts == 2)
        attempt.send(2)
        attempt.complete()
        #expect(recorder.history == "1 2 completed")
        #expect(!triggers.isRunning)
    }

    @Test("Triggers made of the failures decide for each of them")
    func decides() {
        let seen = Recorder()
        failing(times: 9).producer
            .retry { failures in
                failures.on(value: { seen.note("\($0)") }).scan(0) { count, _ in count + 1 }
                    .flatMap(.concat) { count -> SignalProducer<Int, TestFailure> in
                        count < 3 ? SignalProducer(value: count) : SignalProducer(error: .second)
                    }
            }
            .start(recorder.observer())
        #expect(recorder.history == "1 2 3 failed(second)")
        #expect(seen.history == "first first first")
    }

    @Test("A result whose triggers cannot fail cannot fail either")
    func neverFails() {
        let recorder = Recorder()
        let retried: SignalProducer<Int, Never> = failing(times: 2).producer.retry { failures in failures }
        retried.start(recorder.observer())
        #expect(recorder.history == "1 2 3 completed")
    }

    @Test("Triggers may be a signal")
    func signalOfTriggers() {
        let (signal, input) = Signal<Void, TestFailure>.pipe()
        attempt.producer.retry { _ in signal }.start(recorder.observer())
        attempt.fail(.first)
        input.send(value: ())
        attempt.send(7)
        input.sendInterrupted()
        #expect(recorder.history == "7 interrupted")
        #expect(attempt.starts == 2)
    }

    @Test("Triggers that come while an attempt runs are ignored")
    func ignoresEarlyTriggers() {
        _ = start()
        triggers.send("early", "early")
        attempt.fail(.first)
        #expect(attempt.starts == 1)
        triggers.send("go", "late")
        #expect(attempt.starts == 2)
        attempt.fail(.first)
        #expect(attempt.starts == 2)
        #expect(recorder.history.isEmpty)
    }

    @Test("The end of the triggers is the end, whether an attempt runs or not", arguments: 0...2, [true, false])
    func endsWithTriggers(end: Int, isRunning: Bool) {
        _ = start()
        attempt.send(1)
        if !isRunning { attempt.fail(.first) }
        switch end {
        case 0: triggers.complete()
        case 1: triggers.fail(.second)
        default: triggers.interrupt()
        }
        #expect(recorder.history == ["1 completed", "1 failed(second)", "1 interrupted"][end])
        #expect(!attempt.isRunning)
        attempt.send(2)
        #expect(attempt.starts == 1)
    }

    @Test("Triggers that are over at the start let no attempt begin", arguments: [true, false])
    func endsAtOnce(fails: Bool) {
        let over = fails ? SignalProducer<Int, TestFailure>(error: .second) : .empty
        attempt.producer.retry { _ in over }.start(recorder.observer())
        #expect(recorder.history == (fails ? "failed(second)" : "completed"))
        #expect(attempt.starts == 0)
    }

    @Test("Triggers that complete with a failure complete the result at that failure")
    func completesAtFailure() {
        let recorder = Recorder()
        failing(times: 9).producer.retry { $0.take(first: 3) }.start(recorder.observer())
        #expect(recorder.history.hasSuffix("completed"))
        #expect(recorder.history.hasPrefix("1 2 3"))
    }

    @Test("Completion and interruption of an attempt pass", arguments: [true, false])
    func endsWithAttempt(completes: Bool) {
        _ = start()
        if completes { attempt.complete() } else { attempt.interrupt() }
        #expect(recorder.history == (completes ? "completed" : "interrupted"))
        #expect(!triggers.isRunning)
    }

    @Test("Disposal stops the attempt and the triggers", arguments: [true, false])
    func disposes(isWaiting: Bool) {
        let disposable = start()
        if isWaiting { attempt.fail(.first) }
        disposable.dispose()
        #expect(recorder.history == "interrupted")
        #expect(!attempt.isRunning)
        #expect(!triggers.isRunning)
        triggers.send("late")
        #expect(attempt.starts == 1)
    }

    @Test("Triggers may come later, on a scheduler")
    func delays() {
        let scheduler = TestScheduler()
        let recorder = Recorder(clock: scheduler)
        failing(times: 2).producer.retry { $0.delay(10, on: scheduler) }.start(recorder.observer())
        scheduler.run()
        #expect(recorder.history == "0:1 10:2 20:3 20:completed")
    }

    @Test("Disposal ends the wait for a trigger")
    func disposesWhileWaiting() {
        let scheduler = TestScheduler()
        let (producer, starts) = failing(times: 9)
        let recorder = Recorder()
        let start = producer.retry { $0.delay(10, on: scheduler) }.start(recorder.observer())
        scheduler.advance(by: 5)
        start.dispose()
        scheduler.run()
        #expect(recorder.history == "1 interrupted")
        #expect(starts() == 1)
    }

    @Test("Every start has its own failures")
    func separateStarts() {
        var calls = 0
        let retried = failing(times: 3).producer.retry { failures in
            calls += 1
            return failures
        }
        retried.start()
        retried.start()
        #expect(calls == 2)
    }

    @Test("An observer may make the attempt fail while it gets a value")
    func reenters() {
        let recorder = Recorder()
        var starts = 0
        var input: Signal<Int, TestFailure>.Observer?
        let producer = SignalProducer<Int, TestFailure> { observer, _ in
            starts += 1
            input = observer
            observer.send(value: starts)
        }
        producer.retry { failures in failures }
            .on(value: { value in
                if value < 3 { input?.send(error: .first) } else { input?.sendCompleted() }
            })
            .start(recorder.observer())
        #expect(recorder.history == "1 2 3 completed")
    }

    @Test("A million synchronous attempts take constant stack", arguments: [true, false])
    func constantStack(isLaterStart: Bool) {
        onSmallStack {
            let recorder = Recorder()
            var starts = 0
            var first: Signal<Int, TestFailure>.Observer?
            let producer = SignalProducer<Int, TestFailure> { observer, _ in
                starts += 1
                if isLaterStart, starts == 1 { return first = observer }
                if starts <= many(1_000_000) { observer.send(error: .first) } else { observer.sendCompleted() }
            }
            producer.retry { failures in failures }.start(recorder.observer())
            // Then the other attempts begin inside the delivery of this failure.
            first?.send(error: .first)
            #expect(starts == many(1_000_000) + 1)
            #expect(recorder.history == "completed")
        }
    }

    @Test("However many threads send triggers, attempts never overlap")
    func triggersOnThreads() {
        let (signal, input) = Signal<Void, Never>.pipe()
        let starts = Counter()
        let overlaps = Counter()
        let isRunning = Atomic<Bool>(false)
        let producer = SignalProducer<Int, TestFailure> { observer, _ in
            starts.increment()
            if isRunning.exchange(true, ordering: .acquiringAndReleasing) { overlaps.increment() }
            isRunning.store(false, ordering: .releasing)
            observer.send(error: .first)
        }
        let start = producer.retry { _ in signal }.start()
        let count = 5_000
        race(rounds: count) { _ in
            input.send(value: ())
        } against: { _ in
            input.send(value: ())
        }
        start.dispose()
        #expect(overlaps.value == 0)
        #expect(starts.value > 1)
        #expect(starts.value <= 2 * count + 1)
    }
}
