package import StreamTesting

/// Replays signal scenarios through the dynamic layer.
package struct SignalRecordings: RecordingKind {
    private let table = DynamicFace.operators()
    private let accepted: [AcceptedDifference]

    package init(accepted: [AcceptedDifference] = []) {
        self.accepted = accepted
    }

    /// Signal scenarios have an expression; scenarios of sequences have one, too, but also a list of observations.
    package func recognises(_ scenario: [String: JSONValue]) -> Bool {
        scenario["expr"] != nil && scenario["observe"] == nil
    }

    package func operators(of line: RecordedLine) throws -> Set<String> {
        try SignalScenario(line.scenario, table: table).operators
    }

    package func group(of name: String) -> OperatorGroup { .signals(name) }

    package func replay(_ line: RecordedLine) throws -> Replayed {
        let scenario = try SignalScenario(line.scenario, table: table)
        let recorded = try SignalTrace(line)
        return Replayed(
            outcome: outcome(of: scenario, recorded), id: line.id, operators: scenario.operators,
            missing: scenario.missing)
    }

    private func outcome(of scenario: SignalScenario<DynamicFace>, _ recorded: SignalTrace) -> Outcome {
        if let obstacle = Obstacle.reason(missing: scenario.missing) { return .skipped(reason: obstacle) }
        let actual = ScenarioRun.trace(scenario)
        guard let difference = Difference(recorded: recorded, actual: actual) else { return .reproduced }
        let rule = accepted.first { $0.covers(difference, operators: scenario.operators) }
        return rule.map { .accepted(reason: $0.reason) } ?? .differing(difference)
    }
}
