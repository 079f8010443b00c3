import Foundation

/// Compares the traces of translated scenarios with those in the recordings' folder.
struct Comparison {
    typealias Trace = [[Any]]

    /// The recorded scenarios and traces by the names of their files and their ids.
    private let recorded: [String: (scenario: [String: Any], trace: Trace)]

    init(folder: URL) throws { recorded = try Self.recordings(folder) }

    private static func recordings(_ folder: URL) throws -> [String: (scenario: [String: Any], trace: [[Any]])] {
        var result: [String: (scenario: [String: Any], trace: [[Any]])] = [:]
        for name in ["signals-systematic", "channels", "commands", "sequences"] {
            let lines = try String(contentsOf: folder.appending(path: "\(name).jsonl"), encoding: .utf8)
            for line in lines.split(separator: "\n") {
                guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
                    let scenario = object["scenario"] as? [String: Any], let id = scenario["id"] as? String
                else { continue }
                result["\(name)/\(id)"] = (scenario, object["trace"] as? [[Any]] ?? [])
            }
        }
        return result
    }

    static func text(of trace: Any) -> String {
        guard let data = try? JSONSerialization.data(withJSONObject: trace, options: .sortedKeys) else {
            return "\(trace)"
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Runs scenarios, and returns those whose traces differ.
    func differing(
        _ ids: [String], _ run: (Int, [String: Any]) throws -> Trace,
        isEqual: (Trace, Trace, [String: Any]) -> Bool = { ported, recorded, _ in text(of: ported) == text(of: recorded)
        }
    ) rethrows -> [Difference] {
        try ids.enumerated().compactMap { index, id in
            guard let expected = recorded[id] else { fatalError("\(id) is not recorded") }
            let trace = try run(index, expected.scenario)
            guard !isEqual(trace, expected.trace, expected.scenario) else { return nil }
            return Difference(id: id, recorded: Self.text(of: expected.trace), ported: Self.text(of: trace))
        }
    }
}

/// A scenario whose trace is not what was recorded.
struct Difference {
    let id: String
    let recorded: String
    let ported: String
}
