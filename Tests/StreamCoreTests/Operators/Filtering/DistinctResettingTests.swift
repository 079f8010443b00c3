import StreamCore
import StreamTesting
import Testing

/// `distinct(resetting:)`: a trigger forgets what has come.
@Suite(.takesTurns) struct DistinctResettingTests {
    private let pipe = Signal<(), Never>.pipe()

    private func start(_ face: Face) -> Trial<Int, TestFailure, Int, TestFailure> {
        let trigger = pipe.output
        return Trial(
            face, of: Int.self, { $0.distinct(resetting: trigger) }, { $0.distinct(resetting: trigger.producer) })
    }

    private func reset() { pipe.input.send(value: ()) }

    @Test("After a value of the trigger, distinct(resetting:) sends earlier values again", arguments: Face.allCases)
    func forgets(face: Face) {
        let trial = start(face)
        trial.send(1, 2, 1)
        reset()
        trial.send(1, 1, 2)
        trial.complete()
        #expect(trial.history == "1 2 1 2 completed")
    }

    @Test("A closure says what counts as the same", arguments: Face.allCases)
    func comparesKeys(face: Face) {
        let trigger = pipe.output
        let trial = Trial(
            face, of: String.self, { $0.distinct(by: \.count, resetting: trigger) },
            { $0.distinct(by: \.count, resetting: trigger) })
        trial.send("a", "b")
        reset()
        trial.send("c", "d")
        #expect(trial.history == "a c")
    }

    @Test("The end of the trigger does not matter", arguments: Face.allCases, [true, false])
    func triggerEnds(face: Face, completes: Bool) {
        let trial = start(face)
        trial.send(1)
        if completes { pipe.input.sendCompleted() } else { pipe.input.sendInterrupted() }
        trial.send(1, 2)
        trial.fail(.first)
        #expect(trial.history == "1 2 failed(first)")
    }

    @Test("Interruption passes, and disposal stops the trigger as well")
    func stops() {
        let interrupted = start(.signal)
        interrupted.interrupt()
        #expect(interrupted.history == "interrupted")
        let recorder = Recorder()
        SignalProducer<Int, Never>.never
            .on(disposed: { recorder.note("input") })
            .distinct(resetting: SignalProducer<(), Never>.never.on(disposed: { recorder.note("trigger") }))
            .start(recorder.observer())
            .dispose()
        #expect(Set(recorder.history.split(separator: " ")) == ["input", "trigger", "interrupted"])
    }

    @Test("A trigger that is fed from a delivery counts from the next value on", arguments: Face.allCases)
    func resetsInDelivery(face: Face) {
        let trigger = pipe.output
        let trial = Trial(
            face, of: Int.self, { $0.distinct(resetting: trigger).on(value: { _ in self.reset() }) },
            { $0.distinct(resetting: trigger).on(value: { _ in self.reset() }) })
        trial.send(1, 1, 2)
        #expect(trial.history == "1 1 2")
    }

    @Test("Values and resets on two threads take turns")
    func threads() {
        let (signal, input) = Signal<Int, Never>.pipe()
        var count = 0
        let resets = 5000
        signal.distinct(resetting: pipe.output).observeValues { count += $0 }
        onThreads(2) { index in
            for _ in 0..<resets { if index == 0 { input.send(value: 1) } else { reset() } }
        }
        #expect((1...resets + 1).contains(count))
    }
}
