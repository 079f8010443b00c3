import StreamCore
import Testing

@Suite struct ReduceTests {
    @Test("The result is sent at completion", arguments: Face.allCases)
    func sendsAtCompletion(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.reduce(1, +) }, { $0.reduce(1, +) })
        trial.send(4, 5)
        #expect(trial.history.isEmpty)
        trial.complete()
        #expect(trial.history == "10 completed")
    }

    @Test("Without values the initial result is sent", arguments: Face.allCases)
    func sendsInitial(face: Face) {
        let trial = Trial(
            face, of: Int.self, { $0.reduce(into: 1) { $0 += $1 } }, { $0.reduce(into: 1) { $0 += $1 } })
        trial.complete()
        #expect(trial.history == "1 completed")
    }

    @Test("Failure and interruption drop the result", arguments: Face.allCases, [true, false])
    func dropsResult(face: Face, fails: Bool) {
        let trial = Trial(face, of: Int.self, { $0.reduce(0, +) }, { $0.reduce(0, +) })
        trial.send(1)
        if fails { trial.fail(.first) } else { trial.interrupt() }
        #expect(trial.history == (fails ? "failed(first)" : "interrupted"))
    }
}
