import Recordings
import StreamTesting

/// Runs scenarios on the model and on a layer, and finds the smallest on which they differ.
struct TreeComparison<Layer: Face> {
    /// Two traces that differ.
    struct Mismatch {
        let model: SignalTrace
        let layer: SignalTrace
    }

    let model: OperatorTable<ModelFace>
    let layer: OperatorTable<Layer>
    /// A form of the model that the layer may equal instead, where only the order of clean-up differs.
    var otherModel: OperatorTable<ModelFace>?
    /// Whether two different traces, the model's and the layer's, are meant to differ; the third argument lists the
    /// deliberate differences that the layer's run met.
    var isByDesign: (SignalTrace, SignalTrace, [DesignDifference]) -> Bool = { _, _, _ in false }

    /// Returns how a scenario differs; nil where it does not, or where the run is stopped on both sides.
    func mismatch(_ members: [String: JSONValue]) throws -> Mismatch? {
        let expected = ScenarioRun.trace(try read(members, model))
        let (actual, met) = ScenarioRun.explainedTrace(try read(members, layer))
        if expected == actual || [expected, actual].allSatisfy({ $0.end == "limit" }) { return nil }
        if isByDesign(expected, actual, met) { return nil }
        if let otherModel, Difference(recorded: expected, actual: actual)?.extent == .cleanUp,
            ScenarioRun.trace(try read(members, otherModel)) == actual
        {
            return nil
        }
        return Mismatch(model: expected, layer: actual)
    }

    private func read<Face>(
        _ members: [String: JSONValue], _ table: OperatorTable<Face>
    ) throws -> SignalScenario<Face> {
        let scenario = try SignalScenario(members, table: table)
        let missing = scenario.missing.sorted().joined(separator: ", ")
        guard missing.isEmpty else { throw Malformed("\(Face.self) does not have \(missing)") }
        return scenario
    }

    /// Returns a report of how a scenario differs, for the smallest such scenario; nil where it does not.
    func report(_ members: [String: JSONValue]) throws -> String? {
        guard var found = try mismatch(members) else { return nil }
        var smallest = members
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for candidate in JSONValue.object(smallest).smaller.compactMap(\.object) {
                // What cannot be read, or has an operator that does not take its values, is no scenario.
                guard (try? read(candidate, model)) != nil, (try? read(candidate, layer)) != nil,
                    Soundness.isSound(candidate), let mismatch = try mismatch(candidate)
                else { continue }
                (smallest, found) = (candidate, mismatch)
                isSmaller = true
                break
            }
        }
        return """
            \(members["id"]?.string ?? ""): \(JSONValue.object(smallest))
            model: \(found.model.entries) \(found.model.end)
            layer: \(found.layer.entries) \(found.layer.end)
            """
    }
}

extension JSONValue {
    /// The value with something less: an item of a list, a member of an object, or an expression for one of its parts.
    fileprivate var smaller: [JSONValue] {
        switch self {
        case .array(let items):
            // A part may stand deep in a list of parts.
            let parts = items.flatMap(\.parts)
            let shorter = items.indices.map { index in
                JSONValue.array(Array(items[..<index] + items[(index + 1)...]))
            }
            let changed = items.indices.flatMap { index in
                items[index].smaller.map { item in
                    var items = items
                    items[index] = item
                    return JSONValue.array(items)
                }
            }
            return parts + shorter + changed
        case .object(let members):
            let shorter = members.keys.sorted().map { key in JSONValue.object(members.filter { $0.key != key }) }
            let changed = members.sorted { $0.key < $1.key }.flatMap { key, value in
                value.smaller.map { JSONValue.object(members.merging([key: $0]) { $1 }) }
            }
            return shorter + changed
        case .int(let number) where number > 1: return [.int(number - 1)]
        default: return []
        }
    }

    /// The expressions in the value that stand in no other of them.
    private var parts: [JSONValue] {
        guard let items = array else { return [] }
        return items.first?.string != nil ? [self] : items.flatMap(\.parts)
    }
}
