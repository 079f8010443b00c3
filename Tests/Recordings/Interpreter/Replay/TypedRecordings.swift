import StreamTesting

/// Replays signal scenarios on the typed core; deliberate differences are accepted, with their identifiers.
struct TypedRecordings: RecordingKind {
    private let table = TypedFace.operators()

    func recognises(_ scenario: [String: JSONValue]) -> Bool { SignalRecordings().recognises(scenario) }

    func group(of name: String) -> OperatorGroup { .signals(name) }

    func operators(of line: RecordedLine) throws -> Set<String> {
        try SignalScenario(line.scenario, table: table).operators
    }

    func replay(_ line: RecordedLine) throws -> Replayed {
        guard let replay = try TypedReplay(line, table) else {
            let scenario = try SignalScenario(line.scenario, table: table)
            return Replayed(
                outcome: .skipped(reason: "names an operator that the typed core does not have"), id: line.id,
                operators: scenario.operators, missing: scenario.missing)
        }
        let causes = replay.causes.map(\.rawValue).sorted().joined(separator: ", ")
        let outcome: Outcome =
            switch replay.difference {
            case nil: .reproduced
            case let difference?: causes.isEmpty ? .differing(difference) : .accepted(reason: "by design, \(causes)")
            }
        return Replayed(outcome: outcome, id: line.id, operators: replay.operators)
    }
}
