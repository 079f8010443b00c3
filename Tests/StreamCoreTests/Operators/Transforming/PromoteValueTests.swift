import StreamCore
import StreamTesting
import Testing

@Suite struct PromoteValueTests {
    private func makeTrial(_ face: Face) -> Trial<Never, TestFailure, Int, TestFailure> {
        Trial(face, of: Never.self, { $0.promoteValue() }, { $0.promoteValue(Int.self) })
    }

    @Test("The ends pass", arguments: Face.allCases)
    func passesEnds(face: Face) {
        let completing = makeTrial(face)
        completing.complete()
        #expect(completing.history == "completed")
        let failing = makeTrial(face)
        failing.fail(.first)
        #expect(failing.history == "failed(first)")
        let interrupted = makeTrial(face)
        interrupted.interrupt()
        #expect(interrupted.history == "interrupted")
    }

    @Test("A stream that stays without values is itself")
    func staysItself() {
        let (signal, _) = Signal<Never, TestFailure>.pipe()
        #expect(signal.promoteValue(Never.self) === signal)
        let same: SignalProducer<Never, TestFailure> = SignalProducer<Never, TestFailure>.empty.promoteValue()
        let recorder = Recorder()
        same.start(recorder.observer())
        #expect(recorder.history == "completed")
    }

    @Test("promoteValue infers its type among streams of values")
    func infersFromContext() {
        let recorder = Recorder()
        SignalProducer<Never, TestFailure>.empty.promoteValue().concat(value: 3).start(recorder.observer())
        #expect(recorder.history == "3 completed")
    }
}
