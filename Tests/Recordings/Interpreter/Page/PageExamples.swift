import StreamTesting

/// Chooses the scenarios that a page draws.
///
/// They are the smallest scenarios with something to see for each operator, and the smallest for each reason to differ.
struct PageExamples {
    private static let alike = 2

    struct Example {
        let line: RecordedLine
        /// The amount to see: fewer operators first, then fewer events.
        let size: (operators: Int, entries: Int)
        let causes: [DesignDifference]
    }

    private(set) var examples: [String: [Example]] = [:]

    /// Considers a scenario for each of its operators.
    mutating func consider(
        _ line: RecordedLine, operators: Set<String>, recorded: SignalTrace, causes: [DesignDifference]
    ) {
        // A scenario without events has nothing to see.
        guard recorded.entries.count > 1 else { return }
        let example = Example(line: line, size: (operators.count, recorded.entries.count), causes: causes)
        for name in operators {
            let own = causes.filter { $0.lies(in: name) }
            var chosen = examples[name, default: []]
            let rivals = chosen.indices.filter { index in
                let others = chosen[index].causes.filter { $0.lies(in: name) }
                return own.isEmpty ? others.isEmpty : others.contains { own.contains($0) }
            }
            if rivals.count < (own.isEmpty ? Self.alike : 1) {
                chosen.append(example)
            } else if let largest = rivals.max(by: { chosen[$0].size < chosen[$1].size }),
                example.size < chosen[largest].size
            {
                chosen[largest] = example
            }
            examples[name] = chosen
        }
    }

    /// The examples of an operator, the smallest first.
    func ordered(_ name: String) -> [Example] { (examples[name] ?? []).sorted { $0.size < $1.size } }
}
