/// A scenario of signals on the typed core, beside the recording of the original.
struct TypedReplay {
    let operators: Set<String>
    let recorded: SignalTrace
    let actual: SignalTrace
    /// The first difference between the two; nil where they are equal.
    let difference: Difference?
    /// The deliberate differences that explain the difference; empty where nothing explains it.
    let causes: [DesignDifference]

    /// Runs the scenario of a line; nil when the typed core lacks one of its operators.
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
