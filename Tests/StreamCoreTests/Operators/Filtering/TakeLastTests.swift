import StreamCore
import Testing

@Suite struct TakeLastTests {
    @Test("The last values come in order at completion", arguments: Face.allCases, 0...5)
    func sendsLast(face: Face, count: Int) {
        let trial = Trial(face, of: Int.self, { $0.take(last: count) }, { $0.take(last: count) })
        trial.send(1, 2, 3, 4)
        #expect(trial.history.isEmpty)
        trial.complete()
        let expected = ["completed", "4 completed", "3 4 completed", "2 3 4 completed", "1 2 3 4 completed"]
        #expect(trial.history == expected[min(count, 4)])
    }

    @Test("Failure and interruption drop them", arguments: Face.allCases, [true, false])
    func dropsAtFailure(face: Face, fails: Bool) {
        let trial = Trial(face, of: Int.self, { $0.take(last: 2) }, { $0.take(last: 2) })
        trial.send(1, 2)
        if fails { trial.fail(.first) } else { trial.interrupt() }
        #expect(trial.history == (fails ? "failed(first)" : "interrupted"))
    }
}
