import StreamCore
import StreamTesting
import Testing

@Suite struct TakeUntilReplacementTests {
    private typealias Pipe = (output: Signal<Int, TestFailure>, input: Signal<Int, TestFailure>.Observer)

    private func makeTrial(_ face: Face) -> (Trial<Int, TestFailure, Int, TestFailure>, Pipe) {
        let pipe = Signal<Int, TestFailure>.pipe()
        let trial = Trial(
            face, of: Int.self, { $0.take(untilReplacement: pipe.output) }, { $0.take(untilReplacement: pipe.output) })
        return (trial, pipe)
    }

    @Test("The first value of the replacement switches to it", arguments: Face.allCases)
    func switches(face: Face) {
        let (trial, replacement) = makeTrial(face)
        trial.send(1)
        replacement.input.send(value: 10)
        trial.send(2)
        replacement.input.send(value: 20)
        #expect(trial.isInputEnded)
        replacement.input.sendCompleted()
        #expect(trial.history == "1 10 20 completed")
    }

    @Test("Completion of the original waits for the replacement", arguments: Face.allCases)
    func swallowsCompletion(face: Face) {
        let (trial, replacement) = makeTrial(face)
        trial.complete()
        #expect(trial.history.isEmpty)
        replacement.input.send(value: 10)
        #expect(trial.history == "10")
    }

    @Test("Failure and interruption of the original pass", arguments: Face.allCases, [true, false])
    func passesEnds(face: Face, fails: Bool) {
        let (trial, replacement) = makeTrial(face)
        if fails { trial.fail(.first) } else { trial.interrupt() }
        replacement.input.send(value: 1)
        #expect(trial.history == (fails ? "failed(first)" : "interrupted"))
    }

    @Test("Interruption of the replacement interrupts", arguments: Face.allCases)
    func passesReplacementInterruption(face: Face) {
        let (trial, replacement) = makeTrial(face)
        replacement.input.sendInterrupted()
        #expect(trial.history == "interrupted")
        #expect(trial.isInputEnded)
    }

    @Test("A replacement that sends at once is all there is")
    func startsReplacementFirst() {
        let recorder = Recorder()
        SignalProducer<Int, Never>([1, 2])
            .take(untilReplacement: SignalProducer([10, 20]))
            .start(recorder.observer())
        #expect(recorder.history == "10 20 completed")
    }
}
