import StreamCore
import StreamTesting
import Testing

@Suite struct DebounceTests {
    private func makeTrial(
        _ face: Face, _ scheduler: TestScheduler, discards: Bool = true
    ) -> Trial<Int, TestFailure, Int, TestFailure> {
        Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { $0.debounce(10, on: scheduler, discardWhenCompleted: discards) },
            { $0.debounce(10, on: scheduler, discardWhenCompleted: discards) })
    }

    @Test("The latest value is sent when no other has come for the interval", arguments: Face.allCases)
    func sendsLatest(face: Face) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler)
        trial.send(1)
        scheduler.advance(by: 4)
        trial.send(2)
        scheduler.advance(by: 9)
        trial.send(3)
        scheduler.advance(by: 20)
        trial.send(4)
        scheduler.run()
        #expect(trial.history == "23:3 43:4")
    }

    @Test("Completion discards the value that waits", arguments: Face.allCases)
    func discardsAtCompletion(face: Face) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler)
        trial.send(1)
        scheduler.advance(by: 4)
        trial.complete()
        scheduler.run()
        #expect(trial.history == "4:completed")
    }

    @Test("Completion waits for the value, if asked to", arguments: Face.allCases)
    func keepsAtCompletion(face: Face) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler, discards: false)
        trial.send(1)
        scheduler.advance(by: 4)
        trial.send(2)
        scheduler.advance(by: 3)
        trial.complete()
        scheduler.run()
        #expect(trial.history == "14:2 14:completed")
    }

    @Test("Completion comes at once when nothing waits", arguments: Face.allCases)
    func completesAtOnce(face: Face) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler, discards: false)
        trial.send(1)
        scheduler.advance(by: 12)
        trial.complete()
        scheduler.run()
        #expect(trial.history == "10:1 12:completed")
    }

    @Test("Failure and interruption discard the value that waits", arguments: Face.allCases, [true, false])
    func discardsAtOtherEnds(face: Face, fails: Bool) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler, discards: false)
        trial.send(1)
        scheduler.advance(by: 4)
        if fails { trial.fail(.first) } else { trial.interrupt() }
        scheduler.run()
        #expect(trial.history == (fails ? "4:failed(first)" : "4:interrupted"))
    }

    @Test("Disposal interrupts on the scheduler")
    func disposes() {
        let scheduler = TestScheduler()
        let trial = makeTrial(.producer, scheduler)
        trial.send(1)
        trial.dispose()
        #expect(trial.isInputEnded)
        #expect(trial.history.isEmpty)
        scheduler.run()
        #expect(trial.history == "0:interrupted")
    }

    @Test("Every start of a producer has its own time")
    func startsTwice() {
        let scheduler = TestScheduler()
        let recorder = Recorder(clock: scheduler)
        let (signal, input) = Signal<Int, Never>.pipe()
        let producer = signal.producer.debounce(10, on: scheduler)
        producer.start(recorder.observer())
        input.send(value: 1)
        scheduler.advance(by: 5)
        producer.start(recorder.observer())
        input.send(value: 2)
        scheduler.run()
        #expect(recorder.history == "15:2 15:2")
    }
}
