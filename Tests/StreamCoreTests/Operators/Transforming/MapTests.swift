import StreamCore
import Testing

@Suite struct MapTests {
    @Test("map transforms each value, and passes the end", arguments: Face.allCases)
    func transforms(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.map { $0 * 10 } }, { $0.map { $0 * 10 } })
        trial.send(1, 2)
        trial.complete()
        #expect(trial.history == "10 20 completed")
    }

    @Test("A key path will do as the closure", arguments: Face.allCases)
    func takesKeyPath(face: Face) {
        let trial = Trial(face, of: String.self, { $0.map(\.count) }, { $0.map(\.count) })
        trial.send("a", "abc")
        #expect(trial.history == "1 3")
    }

    @Test("A constant replaces each value", arguments: Face.allCases)
    func sendsConstant(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.map(value: "x") }, { $0.map(value: "x") })
        trial.send(1, 2)
        trial.fail(.first)
        #expect(trial.history == "x x failed(first)")
    }

    @Test("Interruption passes", arguments: Face.allCases)
    func passesInterruption(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.map { $0 } }, { $0.map { $0 } })
        trial.interrupt()
        #expect(trial.history == "interrupted")
        #expect(trial.isInputEnded)
    }
}
