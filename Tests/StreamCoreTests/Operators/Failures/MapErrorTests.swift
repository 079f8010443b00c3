import StreamCore
import StreamTesting
import Testing

@Suite struct MapErrorTests {
    private struct Wrapped: Error, CustomStringConvertible {
        let inner: TestFailure
        var description: String { "wrapped:\(inner)" }
    }

    @Test("The failure is transformed, values pass", arguments: Face.allCases)
    func transforms(face: Face) {
        let trial = Trial(
            face, of: Int.self, { $0.mapError { Wrapped(inner: $0) } }, { $0.mapError { Wrapped(inner: $0) } })
        trial.send(1)
        trial.fail(.first)
        #expect(trial.history == "1 failed(wrapped:first)")
    }

    @Test("mapError passes completion and interruption on", arguments: Face.allCases, [true, false])
    func passesEnds(face: Face, completes: Bool) {
        let trial = Trial(
            face, of: Int.self, { $0.mapError { Wrapped(inner: $0) } }, { $0.mapError { Wrapped(inner: $0) } })
        if completes { trial.complete() } else { trial.interrupt() }
        #expect(trial.history == (completes ? "completed" : "interrupted"))
    }

    @Test("A stream that cannot fail takes any failure type", arguments: Face.allCases)
    func promotes(face: Face) {
        let trial = Trial(
            face, of: Int.self, failing: Never.self,
            { $0.promoteError(TestFailure.self) }, { $0.promoteError(TestFailure.self) })
        trial.send(1)
        trial.complete()
        #expect(trial.history == "1 completed")
    }

    @Test("The failure type to promote to comes from the context")
    func infersFailure() {
        let recorder = Recorder()
        let promoted: SignalProducer<Int, TestFailure> = SignalProducer<Int, Never>(value: 1).promoteError()
        promoted.start(recorder.observer())
        #expect(recorder.history == "1 completed")
    }
}
