import Recordings
import StreamTesting
import Testing

@Suite struct ModelRecordingsTests {
    private static let names = ["signals-systematic.jsonl", "signals-random.jsonl"]

    @Test("The model does exactly what the original was recorded doing", arguments: try RecordingChunk.all(of: names))
    func reproduces(_ chunk: RecordingChunk) throws {
        let table = ModelFace.operators()
        var failures: [String] = []
        for bytes in chunk.lines {
            let line = try RecordedLine(bytes)
            let scenario = try SignalScenario(line.scenario, table: table)
            let missing = scenario.missing.sorted().joined(separator: ", ")
            if !missing.isEmpty { failures.append("\(line.id): the model does not have \(missing)") }
            let difference = Difference(recorded: try SignalTrace(line), actual: ScenarioRun.trace(scenario))
            if let difference { failures.append("\(line.id): \(difference)") }
        }
        #expect(
            failures.isEmpty, "\(failures.count) were not reproduced:\n\(failures.prefix(5).joined(separator: "\n"))")
    }

    @Test("Every recorded signal is there")
    func isComplete() throws {
        #expect(try RecordingChunk.all(of: Self.names).map(\.lines.count).reduce(0, +) == 6_959)
    }
}
