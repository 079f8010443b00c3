/// Lays a summary out as text: a row for each operator, then the totals.
package struct SummaryTable {
    private static let titles = ["operator", "scenarios", "reproduced", "differing", "not yet supported"]

    /// The lines of the table.
    package let lines: [String]

    package init(_ summary: Summary) {
        var lines: [String] = []
        if !summary.operators.isEmpty {
            let rows = summary.operators.sorted { $0.key < $1.key }.map { name, tally in
                [name] + [tally.scenarios, tally.reproduced, tally.differing, tally.unsupported].map(String.init)
            }
            lines = Self.aligned([Self.titles] + rows) + [""]
        }
        lines += summary.skippedFor.sorted { $0.key < $1.key }.map { "skipped, \($0.value): \($0.key)" }
        if summary.malformed > 0 { lines.append("could not be understood: \(summary.malformed)") }
        lines.append("differing in clean-up order only (events equal): \(summary.eventsEqual)")
        lines.append("accepted differences, counted as passed: \(summary.accepted.values.reduce(0, +))")
        lines += summary.accepted.sorted { $0.key < $1.key }.map { "  \($0.value): \($0.key)" }
        lines.append("\(summary.passed) passed, \(summary.failed) failed, \(summary.skipped) skipped")
        self.lines = lines
    }

    private static func aligned(_ rows: [[String]]) -> [String] {
        let widths = titles.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { index, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return index == 0 ? cell.0 + padding : padding + cell.0
            }
            return cells.joined(separator: "  ")
        }
    }
}
