import StreamCore
import StreamTesting
import Testing

@Suite struct WithLatestTests {
    private let pipe = Signal<String, Never>.pipe()

    private func makeTrial(_ face: Face) -> Trial<Int, TestFailure, String, TestFailure> {
        let other = pipe.output
        return Trial(
            face, of: Int.self,
            { $0.withLatest(from: other).map { "\($0)\($1)" } },
            { $0.withLatest(from: other).map { "\($0)\($1)" } })
    }

    @Test("Every value is sent with the other's latest", arguments: Face.allCases)
    func pairs(face: Face) {
        let trial = makeTrial(face)
        trial.send(1)
        pipe.input.send(value: "a")
        trial.send(2, 3)
        pipe.input.send(value: "b")
        pipe.input.send(value: "c")
        trial.send(4)
        #expect(trial.history == "2a 3a 4c")
    }

    @Test("How the other ends does not matter", arguments: Face.allCases, [true, false])
    func ignoresOthersEnd(face: Face, completes: Bool) {
        let trial = makeTrial(face)
        pipe.input.send(value: "a")
        if completes { pipe.input.sendCompleted() } else { pipe.input.sendInterrupted() }
        trial.send(1)
        #expect(trial.history == "1a")
        trial.complete()
        #expect(trial.history == "1a completed")
    }

    @Test("Failure and interruption pass at once", arguments: Face.allCases, [true, false])
    func ends(face: Face, fails: Bool) {
        let trial = makeTrial(face)
        if fails { trial.fail(.first) } else { trial.interrupt() }
        #expect(trial.history == (fails ? "failed(first)" : "interrupted"))
    }

    @Test("The end of the stream stops the other", arguments: Face.allCases)
    func stopsOther(face: Face) {
        let other = Inner<Int>()
        let trial = Trial(
            face, of: Int.self,
            { $0.withLatest(from: other.producer.flatMapError { _ in .empty }).map { $0 + $1 } },
            { $0.withLatest(from: other.producer.flatMapError { _ in .empty }).map { $0 + $1 } })
        #expect(other.isRunning)
        trial.complete()
        #expect(!other.isRunning)
    }

    @Test("Disposal stops both")
    func disposes() {
        let other = Inner<Int>()
        let trial = Trial(
            .producer, of: Int.self,
            { $0.map { ($0, 0) } }, { $0.withLatest(from: other.producer.flatMapError { _ in .empty }) })
        trial.dispose()
        #expect(!other.isRunning)
        #expect(trial.isInputEnded)
        #expect(trial.history == "interrupted")
    }

    @Test("A synchronous other is started first, and pairs from the first value")
    func synchronousOther() {
        let recorder = Recorder()
        SignalProducer<Int, Never>([1, 2]).withLatest(from: SignalProducer<Int, Never>([10, 20])).map { $0 + $1 }
            .start(recorder.observer())
        #expect(recorder.history == "21 22 completed")
    }

    @Test("A value sent from inside a delivery is paired in its turn", arguments: Face.allCases)
    func reentrancy(face: Face) {
        let trial = makeTrial(face)
        pipe.input.send(value: "a")
        let (numbers, number) = Signal<Int, Never>.pipe()
        var received: [String] = []
        let take: (Int, String) -> Void = { value, other in
            received.append("\(value)\(other)")
            guard value == 1 else { return }
            self.pipe.input.send(value: "b")
            number.send(value: 2)
        }
        switch face {
        case .signal: numbers.withLatest(from: pipe.output).observeValues(take)
        case .producer: numbers.producer.withLatest(from: pipe.output).startWithValues(take)
        }
        pipe.input.send(value: "a")
        number.send(value: 1)
        #expect(received == ["1a", "2b"])
        trial.dispose()
    }

    @Test("A signal takes a producer too, and starts it at once")
    func takesProducer() {
        let (numbers, number) = Signal<Int, Never>.pipe()
        var received: [Int] = []
        numbers.withLatest(from: SignalProducer<Int, Never>(value: 10)).observeValues { received.append($0 + $1) }
        numbers.withLatest(from: Result<Int, Never>.success(20)).observeValues { received.append($0 + $1) }
        number.send(value: 1)
        #expect(received == [11, 21])
    }
}
