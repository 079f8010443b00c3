import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct IfEmptyTests {
    private func start(_ face: Face) -> Trial<Int, TestFailure, Int, TestFailure> {
        Trial(face, of: Int.self, { $0.ifEmpty(9) }, { $0.ifEmpty(9) })
    }

    @Test("A stream without values sends the default, then completes", arguments: Face.allCases)
    func sendsDefault(face: Face) {
        let trial = start(face)
        #expect(trial.history == "")
        trial.complete()
        #expect(trial.history == "9 completed")
        #expect(trial.isInputEnded)
    }

    @Test("A stream with values passes as it is", arguments: Face.allCases)
    func passesValues(face: Face) {
        let trial = start(face)
        trial.send(1, 2)
        trial.complete()
        #expect(trial.history == "1 2 completed")
    }

    @Test("Failure and interruption pass without the default", arguments: Face.allCases)
    func otherEnds(face: Face) {
        let failing = start(face)
        failing.fail(.first)
        #expect(failing.history == "failed(first)")
        let interrupted = start(face)
        interrupted.interrupt()
        #expect(interrupted.history == "interrupted")
    }

    @Test("Disposal ends it without the default")
    func disposes() {
        let trial = start(.producer)
        trial.dispose()
        #expect(trial.history == "interrupted")
        #expect(trial.isInputEnded)
    }

    @Test("An observer that has had enough with the default is not sent completion twice", arguments: Face.allCases)
    func takesDefault(face: Face) {
        let trial = Trial(
            face, of: Int.self, { $0.ifEmpty(9).take(first: 1) }, { $0.ifEmpty(9).take(first: 1) })
        trial.complete()
        #expect(trial.history == "9 completed")
    }

    @Test("A nil that was sent is a value", arguments: Face.allCases)
    func optionals(face: Face) {
        let trial = Trial(face, of: Int?.self, { $0.ifEmpty(9) }, { $0.ifEmpty(9) })
        trial.send(nil)
        trial.complete()
        #expect(trial.history == "nil completed")
    }

    @Test("A value sent while completion is on its way from another thread, or is too late, never meets the default")
    func threads() {
        for _ in 0..<500 {
            let (signal, input) = Signal<Int, Never>.pipe()
            let recorder = Recorder()
            signal.ifEmpty(9).observe(recorder.observer())
            onThreads(2) { index in if index == 0 { input.send(value: 1) } else { input.sendCompleted() } }
            #expect(["1 completed", "9 completed"].contains(recorder.history))
        }
    }
}
