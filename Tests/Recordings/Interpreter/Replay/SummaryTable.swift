/// Lays a summary out as text: a row for each operator, in groups, then the totals.
package struct SummaryTable {
    private static let titles = ["operator", "scenarios", "reproduced", "differing", "not yet supported"]

    /// The lines of the table.
    package let lines: [String]

    package init(_ summary: Summary) {
        var lines: [String] = []
        var rows = [Self.titles]
        // The headings, each with the number of the row below it.
        var headings: [(row: Int, title: String)] = []
        for group in OperatorGroup.allCases {
            guard let tallies = summary.groups[group] else { continue }
            headings.append((rows.count, group.title))
            rows += tallies.sorted { $0.key < $1.key }.map { name, tally in
                ["  \(name)"]
                    + [tally.scenarios, tally.reproduced, tally.differing, tally.unsupported].map(String.init)
            }
        }
        if !headings.isEmpty {
            lines = Self.aligned(rows) + [""]
            for heading in headings.reversed() { lines.insert(heading.title, at: heading.row) }
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
