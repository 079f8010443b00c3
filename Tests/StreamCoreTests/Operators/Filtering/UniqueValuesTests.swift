import StreamCore
import Testing

@Suite struct UniqueValuesTests {
    @Test("A value that has come before is dropped", arguments: Face.allCases)
    func dropsSeen(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.uniqueValues() }, { $0.uniqueValues() })
        trial.send(1, 2, 1, 3, 2)
        trial.complete()
        #expect(trial.history == "1 2 3 completed")
    }

    @Test("A closure says what counts as the same", arguments: Face.allCases)
    func comparesIdentity(face: Face) {
        let trial = Trial(face, of: String.self, { $0.uniqueValues(\.count) }, { $0.uniqueValues(\.count) })
        trial.send("a", "b", "ab")
        trial.fail(.first)
        #expect(trial.history == "a ab failed(first)")
    }
}
