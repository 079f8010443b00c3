/// One scenario of signals on the typed core, beside what the original was recorded doing.
struct TypedReplay {
    let operators: Set<String>
    let recorded: SignalTrace
    let actual: SignalTrace
    /// Where the two differ first; nil where they are equal.
    let difference: Difference?
    /// The deliberate differences that explain it, none where it has no explanation.
    let causes: [DesignDifference]

    /// Runs the scenario of a line; nil when the typed core has no form of one of its operators.
    init?(_ line: RecordedLine, _ table: OperatorTable<TypedFace>) throws {
        let scenario = try SignalScenario(line.scenario, table: table)
        guard scenario.missing.isEmpty else { return nil }
        operators = scenario.operators
        recorded = try SignalTrace(line)
        let (actual, met) = ScenarioRun.explainedTrace(scenario)
        self.actual = actual
        difference = Difference(recorded: recorded, actual: actual)
        causes = difference.map { DesignDifference.explaining($0, met: met) } ?? []
    }
}
