import StreamTesting

/// The diagram of a scenario of signals: its inputs, then the traces of the layers.
struct ScenarioDrawing {
    /// The scenario in words, in one line.
    let description: String
    let diagram: MarbleDiagram

    init(_ line: RecordedLine, _ shown: [(title: String, trace: SignalTrace)]) {
        description = ScenarioDescription.text(of: line.scenario)
        diagram = MarbleDiagram(
            shown, labels: line.scenario["subs"]?.array?.compactMap { $0.object?["label"]?.string } ?? [],
            inputs: Self.inputs(of: line.scenario))
    }

    /// The diagram as text, for readers that do not see the picture.
    var words: String { diagram.lines().joined(separator: "\n") }

    /// The events that a scenario sends to its subjects, by their names, and the ticks of its subscription and
    /// disposal.
    private static func inputs(of scenario: [String: JSONValue]) -> [(String, [TraceEntry])] {
        var inputs: [(String, [TraceEntry])] = []
        // A subject that nothing subscribes to is not drawn.
        let used = ["expr", "defs", "subs"].compactMap { scenario[$0] }.reduce(into: Set<String>()) {
            $1.addStrings(to: &$0)
        }
        for (name, events) in (scenario["hot"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) where used.contains(name)
        {
            let entries = (events.array ?? []).compactMap { event -> TraceEntry? in
                guard let parts = event.array, parts.count > 1, let tick = parts[0].int, let kind = parts[1].string
                else { return nil }
                return TraceEntry(tick: tick, kind: kind, value: parts.count > 2 ? parts[2] : .null)
            }
            inputs.append((name, entries))
        }
        let subscription = [("subscribe_at", "subscribed"), ("dispose_at", "disposed")].compactMap { key, kind in
            scenario[key]?.int.map { TraceEntry(tick: $0, kind: kind, value: .null) }
        }
        // A subscription from the start to the end of the run needs no row.
        if subscription.contains(where: { $0.tick > 0 }) { inputs.append(("main", subscription)) }
        return inputs
    }
}

extension JSONValue {
    /// Adds every text that the value contains.
    fileprivate func addStrings(to strings: inout Set<String>) {
        if let string { strings.insert(string) }
        for element in array ?? [] { element.addStrings(to: &strings) }
        for element in (object ?? [:]).values { element.addStrings(to: &strings) }
    }
}
