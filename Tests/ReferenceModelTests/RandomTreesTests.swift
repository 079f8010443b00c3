import Foundation
import Recordings
import StreamTesting
import Testing

/// Random trees of operators, on the model and on the layers.
///
/// The environment variables `MODEL_COUNT` and `MODEL_SEED` say how many, and which is the first. A scenario is named
/// after its seed, so that `MODEL_SEED=4711 MODEL_COUNT=1` runs `tree-4711` alone.
@Suite struct RandomTreesTests {
    private static let partCount = 8

    private static func setting(_ name: String, _ standard: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? standard
    }

    /// The seeds of a part of the scenarios.
    private static func seeds(_ part: Int) -> some Sequence<UInt64> {
        let (first, count) = (setting("MODEL_SEED", 1), setting("MODEL_COUNT", 2_000))
        return stride(from: first + part, to: first + count, by: partCount).lazy.map { UInt64($0) }
    }

    @Test("The dynamic layer does what the model does", arguments: 0..<partCount)
    func dynamic(_ part: Int) throws {
        let comparison = TreeComparison(
            model: ModelFace.operators(), layer: DynamicFace.operators(), otherModel: ModelFace.operatorsWithLoops())
        var reports: [String] = []
        for seed in Self.seeds(part) where reports.count < 3 {
            let scenario = TreeGenerator.scenario(seed: seed, .dynamic)
            if let report = try comparison.report(scenario) { reports.append(report) }
        }
        #expect(reports.isEmpty, "\(reports.joined(separator: "\n"))")
    }

    @Test("The typed core does what the model does, or differs by design", arguments: 0..<partCount)
    func typed(_ part: Int) throws {
        let comparison = TreeComparison(model: ModelFace.operators(), layer: TypedFace.operators()) {
            model, layer, met in
            // The schedulers do not agree on whether a cancelled action waits; a run that is stopped says nothing.
            guard [model.end, layer.end].allSatisfy({ $0 != "limit" }) else { return true }
            let actual = SignalTrace(end: model.end, entries: layer.entries)
            guard let difference = Difference(recorded: model, actual: actual) else { return true }
            return !DesignDifference.explaining(difference, met: met, isInvented: true).isEmpty
        }
        var reports: [String] = []
        for seed in Self.seeds(part) where reports.count < 3 {
            let scenario = TreeGenerator.scenario(seed: seed, .typed)
            if let report = try comparison.report(scenario) { reports.append(report) }
        }
        #expect(reports.isEmpty, "\(reports.joined(separator: "\n"))")
    }
}
