import StreamCore
import Testing

@Suite struct MaterializeResultsTests {
    private func makeTrial(_ face: Face) -> Trial<Int, TestFailure, Result<Int, TestFailure>, Never> {
        Trial(face, of: Int.self, { $0.materializeResults() }, { $0.materializeResults() })
    }

    @Test("Values are successes, and failure is a last value before completion", arguments: Face.allCases)
    func sendsResults(face: Face) {
        let trial = makeTrial(face)
        trial.send(1, 2)
        trial.fail(.first)
        #expect(trial.history == "success(1) success(2) failure(\(String(reflecting: TestFailure.first))) completed")
        #expect(trial.isInputEnded)
    }

    @Test("Completion and interruption pass", arguments: Face.allCases)
    func passesEnds(face: Face) {
        let completing = makeTrial(face)
        completing.complete()
        #expect(completing.history == "completed")
        let interrupted = makeTrial(face)
        interrupted.interrupt()
        #expect(interrupted.history == "interrupted")
    }

    @Test("Disposal interrupts once and stops the input")
    func disposes() {
        let trial = makeTrial(.producer)
        trial.send(1)
        trial.dispose()
        #expect(trial.history == "success(1) interrupted")
        #expect(trial.isInputEnded)
    }

    @Test("dematerializeResults() undoes it", arguments: Face.allCases)
    func undoes(face: Face) {
        let trial = Trial(
            face, of: Int.self,
            { $0.materializeResults().dematerializeResults() },
            { $0.materializeResults().dematerializeResults() })
        trial.send(1, 2)
        trial.fail(.second)
        #expect(trial.history == "1 2 failed(second)")
    }

    @Test("dematerializeResults() fails with the first failure and stops its input", arguments: Face.allCases)
    func failsOnce(face: Face) {
        let trial = Trial(
            face, of: Result<Int, TestFailure>.self, failing: Never.self,
            { $0.dematerializeResults() }, { $0.dematerializeResults() })
        trial.send(.success(1), .failure(.first), .success(2), .failure(.second))
        #expect(trial.history == "1 failed(first)")
        #expect(trial.isInputEnded)
    }

    @Test("dematerializeResults() passes completion and interruption", arguments: Face.allCases, [true, false])
    func passesEndsBack(face: Face, completes: Bool) {
        let trial = Trial(
            face, of: Result<Int, TestFailure>.self, failing: Never.self,
            { $0.dematerializeResults() }, { $0.dematerializeResults() })
        if completes { trial.complete() } else { trial.interrupt() }
        #expect(trial.history == (completes ? "completed" : "interrupted"))
    }
}
