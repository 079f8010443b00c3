import Recordings
import StreamTesting
import Testing

@Suite struct ModelRecordingsTests {
    /// A part of the recorded signals, small enough for its failures to be read.
    struct Chunk: Sendable, CustomTestStringConvertible {
        let fileName: String
        let firstLine: Int
        let lines: [[UInt8]]

        var testDescription: String { "\(fileName), lines \(firstLine) to \(firstLine + lines.count - 1)" }

        static func all() throws -> [Chunk] {
            try ["signals-systematic.jsonl", "signals-random.jsonl"].flatMap { name in
                var reader = try LineReader(path: Bundled.path(name))
                var lines: [[UInt8]] = []
                while let line = try reader.next() { lines.append(line) }
                return stride(from: 0, to: lines.count, by: 250).map { start in
                    Chunk(fileName: name, firstLine: start + 1, lines: Array(lines[start...].prefix(250)))
                }
            }
        }
    }

    @Test("The model does exactly what the original was recorded doing", arguments: try Chunk.all())
    func reproduces(_ chunk: Chunk) throws {
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
        #expect(try Chunk.all().map(\.lines.count).reduce(0, +) == 6_959)
    }
}
