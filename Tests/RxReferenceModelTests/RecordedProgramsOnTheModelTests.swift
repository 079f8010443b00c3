import RxRecordings
import Testing

@Suite struct RecordedProgramsOnTheModelTests {
    @Test("The model does exactly what RxSwift was recorded doing")
    func reproduces() throws {
        let recorded = try RecordedPrograms.lines()
        #expect(recorded.count == 8000)
        var differences: [String] = []
        for (seed, line) in recorded.enumerated() {
            let result = ProgramRun<ModelLayer>.recordedLine(UInt64(seed))
            if result != line { differences.append("expected \(line)\nbut got  \(result)") }
        }
        #expect(
            differences.isEmpty,
            "\(differences.count) programs differ:\n\(differences.prefix(10).joined(separator: "\n"))")
    }
}
