import StreamCore
import StreamTesting
import Testing

@Suite struct ScanTests {
    @Test("Every intermediate result is sent, the initial one is not", arguments: Face.allCases)
    func sendsIntermediateResults(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.scan(10, +) }, { $0.scan(10, +) })
        trial.send(1, 2, 3)
        trial.complete()
        #expect(trial.history == "11 13 16 completed")
    }

    @Test("The closure may change the result in place", arguments: Face.allCases)
    func changesInPlace(face: Face) {
        let trial = Trial(
            face, of: String.self, { $0.scan(into: "") { $0.append($1) } }, { $0.scan(into: "") { $0.append($1) } })
        trial.send("a", "b")
        trial.fail(.first)
        #expect(trial.history == "a ab failed(first)")
    }

    @Test("Every start begins with the initial result")
    func startsAnew() {
        let recorder = Recorder()
        let producer = SignalProducer<Int, Never>([1, 2]).scan(0, +)
        producer.start(recorder.observer())
        producer.start(recorder.observer())
        #expect(recorder.history == "1 3 completed 1 3 completed")
    }

    @Test("A value sent from inside a delivery is combined in its turn", arguments: Face.allCases)
    func takesTurns(face: Face) {
        let recorder = Recorder()
        var sendAgain: (() -> Void)?
        let again: (Int) -> Void = { if $0 == 1 { sendAgain?() } }
        let trial = Trial(
            face, of: Int.self, into: recorder, { $0.scan(0, +).on(value: again) }, { $0.scan(0, +).on(value: again) })
        sendAgain = { trial.send(10, 20) }
        trial.send(1)
        #expect(recorder.history == "1 11 31")
        sendAgain = nil
    }
}
