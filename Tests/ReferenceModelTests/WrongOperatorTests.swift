import Recordings
import StreamTesting
import Testing

/// The comparison can fail: each wrong operator is found.
@Suite struct WrongOperatorTests {
    /// The scenarios with the operators that they name.
    private static let trees: [(operators: Set<String>, scenario: [String: JSONValue])] = {
        let table = ModelFace.operators()
        return (UInt64(1)...2_000).map { seed in
            let scenario = TreeGenerator.scenario(seed: seed, .dynamic)
            return ((try? SignalScenario(scenario, table: table).operators) ?? [], scenario)
        }
    }()

    @Test("Random trees find each wrong operator", arguments: WrongOperator.all)
    func isFound(_ wrong: WrongOperator) throws {
        var table = ModelFace.operators()
        wrong.install(&table)
        let comparison = TreeComparison(model: table, layer: DynamicFace.operators())
        let found = try Self.trees.first { operators, scenario in
            try operators.contains(wrong.name) && comparison.mismatch(scenario) != nil
        }
        #expect(found != nil, "no tree of \(Self.trees.count) shows that \(wrong.testDescription)")
    }
}
