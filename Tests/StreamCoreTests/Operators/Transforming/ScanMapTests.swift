import StreamCore
import Testing

@Suite struct ScanMapTests {
    @Test("The output may differ from the state", arguments: Face.allCases)
    func separatesOutput(face: Face) {
        let trial = Trial(
            face, of: String.self,
            { $0.scanMap(0) { ($0 + 1, "\($0)\($1)") } },
            { $0.scanMap(0) { ($0 + 1, "\($0)\($1)") } })
        trial.send("a", "b")
        trial.complete()
        #expect(trial.history == "0a 1b completed")
    }

    @Test("The closure may change the state in place", arguments: Face.allCases)
    func changesInPlace(face: Face) {
        let next: (inout Int, Int) -> Bool = { sum, value in
            sum += value
            return sum > 2
        }
        let trial = Trial(face, of: Int.self, { $0.scanMap(into: 0, next) }, { $0.scanMap(into: 0, next) })
        trial.send(1, 1, 1)
        trial.interrupt()
        #expect(trial.history == "false false true interrupted")
    }
}
