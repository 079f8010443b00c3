package import StreamTesting

/// Replays questions about tuples, events, units and transformers on the dynamic layer.
package struct ValueRecordings: ListedRecordings {
    package let accepted: [AcceptedDifference]
    private let compiler = ValueCompiler()

    package init(accepted: [AcceptedDifference] = []) {
        self.accepted = accepted
    }

    /// The first step of such a scenario makes a value; the first steps of scripts make other objects.
    package func recognises(_ scenario: [String: JSONValue]) -> Bool {
        guard let first = scenario["steps"]?.array?.first?.array, first.count == 3, first[0] == "let" else {
            return false
        }
        return first[2].array?.first?.string.map(compiler.makes) ?? false
    }

    package func group(of name: String) -> OperatorGroup { .values }

    package func scenario(of line: RecordedLine) throws -> ValueScenario {
        try ValueScenario(line.scenario)
    }
}
