package import StreamTesting

/// Replays observations of sequences on the dynamic layer.
package struct SequenceRecordings: ListedRecordings {
    package let accepted: [AcceptedDifference]

    package init(accepted: [AcceptedDifference] = []) {
        self.accepted = accepted
    }

    /// Scenarios of sequences have a list of observations.
    package func recognises(_ scenario: [String: JSONValue]) -> Bool {
        scenario["observe"] != nil
    }

    package func group(of name: String) -> OperatorGroup { .sequences }

    package func scenario(of line: RecordedLine) throws -> SequenceScenario {
        try SequenceScenario(line.scenario)
    }
}
