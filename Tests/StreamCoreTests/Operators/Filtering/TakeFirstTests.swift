import StreamCore
import StreamTesting
import Testing

@Suite struct TakeFirstTests {
    @Test(
        "take(first:) completes right after the last value that it takes, and releases its input",
        arguments: Face.allCases)
    func completesAtCount(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.take(first: 2) }, { $0.take(first: 2) })
        trial.send(1)
        #expect(!trial.isInputEnded)
        trial.send(2)
        #expect(trial.history == "1 2 completed")
        #expect(trial.isInputEnded)
        trial.send(3)
        #expect(trial.history == "1 2 completed")
    }

    @Test("take(first:) completes early when there are fewer values", arguments: Face.allCases)
    func passesCompletion(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.take(first: 2) }, { $0.take(first: 2) })
        trial.send(1)
        trial.complete()
        #expect(trial.history == "1 completed")
    }

    @Test("With 0 it interrupts", arguments: Face.allCases)
    func interruptsAtZero(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.take(first: 0) }, { $0.take(first: 0) })
        #expect(trial.history == "interrupted")
    }

    @Test("A value sent from inside the last delivery is not taken", arguments: Face.allCases)
    func ignoresReentrantValue(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.take(first: 1) }, { $0.take(first: 1) })
        let other = Trial(
            face, of: Int.self, { $0.on(value: { _ in trial.send(2) }) }, { $0.on(value: { _ in trial.send(2) }) })
        other.send(0)
        trial.send(3)
        #expect(trial.history == "2 completed")
    }

    @Test("A producer stops looping when it has been taken from enough")
    func stopsSequence() {
        let recorder = Recorder()
        var made = 0
        let endless = sequence(first: 1) {
            made = $0; return $0 + 1
        }
        SignalProducer<Int, Never>(endless).take(first: 3).start(recorder.observer())
        #expect(recorder.history == "1 2 3 completed")
        #expect(made <= 3)
    }
}
