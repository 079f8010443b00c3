import StreamCore
import Testing

@Suite struct CompactMapTests {
    @Test("Results that are nil are dropped, the others unwrapped", arguments: Face.allCases)
    func dropsNil(face: Face) {
        let trial = Trial(face, of: String.self, { $0.compactMap { Int($0) } }, { $0.compactMap { Int($0) } })
        trial.send("1", "x", "3")
        trial.complete()
        #expect(trial.history == "1 3 completed")
    }

    @Test("The closure is not called after the end", arguments: Face.allCases)
    func stopsAtEnd(face: Face) {
        var calls = 0
        let transform: (Int) -> Int? = { value in
            calls += 1
            return value
        }
        let trial = Trial(face, of: Int.self, { $0.compactMap(transform) }, { $0.compactMap(transform) })
        trial.send(1)
        trial.fail(.first)
        trial.send(2)
        #expect(trial.history == "1 failed(first)")
        #expect(calls == 1)
    }

    @Test("skipNil drops nil", arguments: Face.allCases)
    func skipsNil(face: Face) {
        let trial = Trial(face, of: Int?.self, { $0.skipNil() }, { $0.skipNil() })
        trial.send(1, nil, 2)
        trial.interrupt()
        #expect(trial.history == "1 2 interrupted")
    }
}
