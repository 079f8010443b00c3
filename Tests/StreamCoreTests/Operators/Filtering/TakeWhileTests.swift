import StreamCore
import Testing

@Suite struct TakeWhileTests {
    @Test("The first value that fails the predicate is dropped and ends the stream", arguments: Face.allCases)
    func endsBefore(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.take(while: { $0 < 3 }) }, { $0.take(while: { $0 < 3 }) })
        trial.send(1, 2, 3, 1)
        #expect(trial.history == "1 2 completed")
        #expect(trial.isInputEnded)
    }

    @Test("With until, that value is still sent", arguments: Face.allCases)
    func endsAfter(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.take(until: { $0 < 3 }) }, { $0.take(until: { $0 < 3 }) })
        trial.send(1, 2, 3, 1)
        #expect(trial.history == "1 2 3 completed")
        #expect(trial.isInputEnded)
    }

    @Test("Every end passes", arguments: Face.allCases)
    func passesEnds(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.take(while: { _ in true }) }, { $0.take(until: { _ in true }) })
        trial.send(1)
        trial.fail(.second)
        #expect(trial.history == "1 failed(second)")
    }
}
