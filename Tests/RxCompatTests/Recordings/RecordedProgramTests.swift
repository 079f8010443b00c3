import RxRecordings
import Testing

extension RxTests {
    @Suite struct RecordedProgramTests {
        @Test("Invented programs do what they did with RxSwift, in the same order")
        func programsDoWhatTheyDid() throws {
            let recorded = try RecordedPrograms.lines()
            #expect(recorded.count == 8000)
            var differences: [String] = []
            for (seed, line) in recorded.enumerated() {
                let result = ProgramRun<CompatLayer>.recordedLine(UInt64(seed))
                if result != line { differences.append("expected \(line)\nbut got  \(result)") }
            }
            #expect(
                differences.isEmpty,
                "\(differences.count) programs differ:\n\(differences.prefix(10).joined(separator: "\n"))")
        }
    }
}
