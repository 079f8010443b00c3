import StreamCore
import Testing

@Suite struct FlatMapErrorTests {
    private let replacement = Inner<Int>()

    private func start(_ face: Face) -> Trial<Int, TestFailure, Int, TestFailure> {
        let replacement = replacement.producer
        return Trial(
            face, of: Int.self, { $0.flatMapError { _ in replacement } }, { $0.flatMapError { _ in replacement } })
    }

    @Test("flatMapError continues with the replacement when the stream fails", arguments: Face.allCases)
    func replaces(face: Face) {
        let trial = start(face)
        trial.send(1)
        #expect(replacement.starts == 0)
        trial.fail(.first)
        replacement.send(2)
        replacement.complete()
        #expect(trial.history == "1 2 completed")
        #expect(trial.isInputEnded)
    }

    @Test("The closure gets the failure", arguments: Face.allCases)
    func failureValue(face: Face) {
        let trial = Trial(
            face, of: Int.self,
            { $0.flatMapError { SignalProducer<Int, Never>(value: $0 == .second ? 2 : 1) } },
            { $0.flatMapError { SignalProducer<Int, Never>(value: $0 == .second ? 2 : 1) } })
        trial.fail(.second)
        #expect(trial.history == "2 completed")
    }

    @Test("Completion and interruption start no replacement", arguments: Face.allCases, [true, false])
    func otherEnds(face: Face, completes: Bool) {
        let trial = start(face)
        if completes { trial.complete() } else { trial.interrupt() }
        #expect(trial.history == (completes ? "completed" : "interrupted"))
        #expect(replacement.starts == 0)
    }

    @Test("Failure and interruption of the replacement pass", arguments: Face.allCases, [true, false])
    func replacementEnds(face: Face, fails: Bool) {
        let trial = start(face)
        trial.fail(.first)
        if fails { replacement.fail(.second) } else { replacement.interrupt() }
        #expect(trial.history == (fails ? "failed(second)" : "interrupted"))
    }

    @Test("Disposal stops the replacement", arguments: Face.allCases)
    func disposal(face: Face) {
        let trial = start(face)
        trial.fail(.first)
        #expect(replacement.isRunning)
        trial.dispose()
        #expect(!replacement.isRunning)
    }

    @Test("A resulting signal that nobody refers to stops the replacement")
    func droppedSignal() {
        let (signal, input) = Signal<Int, TestFailure>.pipe()
        let producer = replacement.producer
        var result: Signal<Int, TestFailure>? = signal.flatMapError { _ in producer }
        input.send(error: .first)
        #expect(result != nil)
        #expect(replacement.isRunning)
        result = nil
        #expect(!replacement.isRunning)
    }

    @Test("Signals and results can replace", arguments: Face.allCases)
    func convertibles(face: Face) {
        let trial = Trial(
            face, of: Int.self,
            { $0.flatMapError { _ in Result<Int, TestFailure>.success(3) } },
            { $0.flatMapError { _ in Result<Int, TestFailure>.success(3) } })
        trial.fail(.first)
        #expect(trial.history == "3 completed")
    }
}
