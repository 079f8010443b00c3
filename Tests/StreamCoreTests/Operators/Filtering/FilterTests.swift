import StreamCore
import Testing

@Suite struct FilterTests {
    @Test("Only values that satisfy the predicate pass, and the end does", arguments: Face.allCases)
    func filters(face: Face) {
        let trial = Trial(
            face, of: Int.self, { $0.filter { $0.isMultiple(of: 2) } }, { $0.filter { $0.isMultiple(of: 2) } })
        trial.send(1, 2, 3, 4)
        trial.complete()
        #expect(trial.history == "2 4 completed")
    }

    @Test("Failure passes", arguments: Face.allCases)
    func passesFailure(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.filter { _ in false } }, { $0.filter { _ in false } })
        trial.send(1)
        trial.fail(.first)
        #expect(trial.history == "failed(first)")
    }
}
