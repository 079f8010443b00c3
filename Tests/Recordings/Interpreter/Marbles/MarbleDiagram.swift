import StreamTesting

/// Draws traces one above the other, with a column for each tick and a row for each subscriber.
///
///     tick      0             1  2
///     recorded
///       main    1             2  |
///       log     subscribed s     disposed s
///
/// The inputs of the scenario come first, and traces that are equal are drawn once. A longer stretch without events is
/// drawn as one column.
package struct MarbleDiagram {
    private static let longestGap = 4

    enum Column: Hashable {
        case tick(Int)
        case gap(after: Int)
    }

    let traces: [(title: String, trace: SignalTrace)]
    let subscribers: [String]
    let inputs: [(name: String, trace: SignalTrace)]

    /// Creates the diagram of `traces`.
    ///
    /// - Parameters:
    ///   - labels: The labels of the subscribers after the main one.
    ///   - inputs: The events that the scenario sends, by the names of their receivers.
    package init(
        _ traces: [(title: String, trace: SignalTrace)], labels: [String], inputs: [(String, [TraceEntry])] = []
    ) {
        var distinct: [(title: String, trace: SignalTrace)] = []
        for (title, trace) in traces {
            if let index = distinct.firstIndex(where: { $0.trace == trace }) {
                distinct[index].title += ", \(title)"
            } else {
                distinct.append((title, trace))
            }
        }
        self.traces = distinct
        self.inputs = inputs.map { ($0.0, SignalTrace(end: "", entries: $0.1)) }
        subscribers = [""] + labels
    }

    /// The lines of the diagram; `marked` is a tick to point at.
    package func lines(marking marked: Int? = nil) -> [String] {
        let columns = self.columns
        var rows = [row("tick", columns) { "\($0)" }]
        if !inputs.isEmpty { rows.append(["inputs"]) }
        for (name, trace) in inputs { rows.append(eventRow(name, of: "", in: trace, columns)) }
        for (title, trace) in traces {
            rows.append([title])
            for label in subscribers {
                rows.append(eventRow(label.isEmpty ? "main" : label, of: label, in: trace, columns))
            }
            rows += logRows(trace, columns)
            rows.append(["  end \(trace.end)"])
        }
        if let marked { rows.append(row("", columns, gap: "") { $0 == marked ? "^" : "" }) }
        return Self.aligned(rows)
    }

    private func eventRow(_ title: String, of label: String, in trace: SignalTrace, _ columns: [Column]) -> [String] {
        row("  \(title)", columns) { tick in
            let text = MarbleText.events(Self.events(of: label, at: tick, in: trace))
            return text.isEmpty ? "-" : text
        }
    }

    private func row(
        _ title: String, _ columns: [Column], gap: String = "…", _ text: (Int) -> String
    ) -> [String] {
        [title]
            + columns.map { column in
                if case .tick(let tick) = column { text(tick) } else { gap }
            }
    }

    private func logRows(_ trace: SignalTrace, _ columns: [Column]) -> [[String]] {
        let logs = Dictionary(grouping: trace.entries.filter(\.isLog), by: \.tick)
            .mapValues { $0.map { MarbleText.log($0.value) } }
        let depth = logs.values.map(\.count).max() ?? 0
        return (0..<depth).map { level in
            row(level == 0 ? "  log" : "", columns, gap: "") { tick in
                logs[tick].map { $0.indices.contains(level) ? $0[level] : "" } ?? ""
            }
        }
    }

    static func events(
        of label: String, at tick: Int, in trace: SignalTrace
    ) -> [(kind: String, value: JSONValue)] {
        let prefix = label.isEmpty ? "" : "\(label):"
        return trace.entries.compactMap { entry in
            guard entry.tick == tick, !entry.isLog, entry.kind.hasPrefix(prefix) else { return nil }
            let kind = String(entry.kind.dropFirst(prefix.count))
            return kind.contains(":") ? nil : (kind, entry.value)
        }
    }

    var columns: [Column] {
        let all = traces.map(\.trace) + inputs.map(\.trace)
        let ticks = Set(all.flatMap { $0.entries.map(\.tick) }).union([0]).sorted()
        var columns: [Column] = []
        var next = 0
        for tick in ticks {
            if tick - next > Self.longestGap {
                columns.append(.gap(after: next))
            } else {
                columns += (next..<max(next, tick)).map { .tick($0) }
            }
            columns.append(.tick(tick))
            next = tick + 1
        }
        return columns
    }

    /// Pads cells to the width of their columns; a row of one cell is a title and counts for no width.
    private static func aligned(_ rows: [[String]]) -> [String] {
        let tables = rows.filter { $0.count > 1 }
        let widths = (0..<(tables.first?.count ?? 0)).map { column in tables.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            guard row.count > 1 else { return row.joined() }
            let line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
                .joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}
