package import StreamTesting

/// Replays scripts, lists of actions that are carried out outside virtual time, on the dynamic layer.
package struct ScriptRecordings: ListedRecordings {
    package let accepted: [AcceptedDifference]

    package init(accepted: [AcceptedDifference] = []) {
        self.accepted = accepted
    }

    /// Scripts have steps.
    package func recognises(_ scenario: [String: JSONValue]) -> Bool {
        scenario["steps"] != nil
    }

    package func group(of name: String) -> OperatorGroup { .scripts }

    package func scenario(of line: RecordedLine) throws -> ScriptScenario {
        try ScriptScenario(line.scenario)
    }
}
