import Recordings
import Testing

@Suite struct TypedReplayTests {
    /// How many bundled scenarios the typed layer reproduces at least; raise these when it reproduces more.
    private static let leastReproduced = 4382
    private static let leastEqualEvents = 4759

    /// Counts how the scenarios that the typed layer has the operators of went.
    private struct Tally {
        var reproduced = 0
        var equalEvents = 0
        var unexplained: [String] = []
        var endless: [String] = []
    }

    private static func tally() throws -> Tally {
        let table = TypedFace.operators()
        var tally = Tally()
        for bytes in try RecordingChunk.all().flatMap(\.lines) {
            let line = try RecordedLine(bytes)
            guard SignalRecordings().recognises(line.scenario) else { continue }
            let scenario = try SignalScenario(line.scenario, table: table)
            guard scenario.missing.isEmpty else { continue }
            let (trace, met) = ScenarioRun.explainedTrace(scenario)
            if !["idle", "until"].contains(trace.end) { tally.endless.append("\(line.id): \(trace.end)") }
            let difference = Difference(recorded: try SignalTrace(line), actual: trace)
            if difference == nil { tally.reproduced += 1 }
            if difference?.eventsAreEqual ?? true { tally.equalEvents += 1 }
            if let difference, DesignDifference.explaining(difference, met: met).isEmpty {
                tally.unexplained.append("\(line.id): \(difference)")
            }
        }
        return tally
    }

    @Test("The typed layer reproduces what it did, comes to its end, and differs only where that is by design")
    func keepsItsGround() throws {
        let tally = try Self.tally()
        #expect(tally.reproduced >= Self.leastReproduced)
        #expect(tally.equalEvents >= Self.leastEqualEvents)
        #expect(tally.unexplained.isEmpty, "\(tally.unexplained.prefix(5).joined(separator: "\n"))")
        #expect(tally.endless.isEmpty, "\(tally.endless.prefix(5).joined(separator: "\n"))")
    }
}
