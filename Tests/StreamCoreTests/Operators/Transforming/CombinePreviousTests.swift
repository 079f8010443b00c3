import StreamCore
import Testing

@Suite struct CombinePreviousTests {
    @Test(
        "combinePrevious sends each value with the previous value, the first with the initial value",
        arguments: Face.allCases)
    func pairsFromInitial(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.combinePrevious(0) }, { $0.combinePrevious(0) })
        trial.send(1, 2, 3)
        trial.complete()
        #expect(trial.history == "(0, 1) (1, 2) (2, 3) completed")
    }

    @Test("Without an initial value the pairs begin with the second", arguments: Face.allCases)
    func pairsFromSecond(face: Face) {
        let trial = Trial(face, of: Int?.self, { $0.combinePrevious() }, { $0.combinePrevious() })
        trial.send(nil, nil)
        trial.fail(.first)
        #expect(trial.history == "(nil, nil) failed(first)")
    }
}
