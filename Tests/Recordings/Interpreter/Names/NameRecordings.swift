package import StreamTesting

/// Replays recordings of the names of signals on the dynamic layer.
package struct NameRecordings: ListedRecordings {
    package let accepted: [AcceptedDifference]

    package init(accepted: [AcceptedDifference] = []) {
        self.accepted = accepted
    }

    /// A scenario of names has a signal or a sequence to name.
    package func recognises(_ scenario: [String: JSONValue]) -> Bool {
        scenario["signal"] != nil || scenario["sequence"] != nil
    }

    package func group(of name: String) -> OperatorGroup { .names }

    package func scenario(of line: RecordedLine) throws -> NameScenario {
        try NameScenario(line.scenario)
    }
}
