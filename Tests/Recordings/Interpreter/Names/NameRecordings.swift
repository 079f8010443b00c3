package import StreamTesting

/// Replays how signals are named through the dynamic layer.
package struct NameRecordings: ListedRecordings {
    package let accepted: [AcceptedDifference]

    package init(accepted: [AcceptedDifference] = []) {
        self.accepted = accepted
    }

    /// Names are those of one signal or one sequence.
    package func recognises(_ scenario: [String: JSONValue]) -> Bool {
        scenario["signal"] != nil || scenario["sequence"] != nil
    }

    package func group(of name: String) -> OperatorGroup { .names }

    package func scenario(of line: RecordedLine) throws -> NameScenario {
        try NameScenario(line.scenario)
    }
}
