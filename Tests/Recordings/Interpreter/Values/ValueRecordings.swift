package import StreamTesting

/// Replays questions that are asked of tuples, events, units and transformers through the dynamic layer.
package struct ValueRecordings: ListedRecordings {
    package let accepted: [AcceptedDifference]
    private let compiler = ValueCompiler()

    package init(accepted: [AcceptedDifference] = []) {
        self.accepted = accepted
    }

    /// Steps that begin by making a value; scripts, whose steps are actions, make other things.
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
