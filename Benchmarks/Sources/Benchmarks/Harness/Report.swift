import Foundation

/// A finished table, as a part of README.md or as a page.
struct Report {
    /// What one library does with one workload.
    struct Cell {
        let text: String
        /// What the bar of a page shows; nil where no time is.
        var nanoseconds: Double?
    }

    /// One workload.
    struct Row {
        let name: String
        let operation: String
        let cells: [Cell]
    }

    static let meaning = "median ns / allocations / OpenCombine's time ÷ this time, each for one operation"
    private static let beginning = "<!-- The table: written by `benchmarks --write-readme`. -->\n"
    private static let end = "<!-- The end of the table. -->\n"

    let machine: String
    let columns: [String]
    let rows: [Row]
    /// Lines on the programs.
    let tools: [String]

    // MARK: README.md

    /// Replaces the table of README.md.
    func writeReadme() {
        let file = PackageFolder.file("README.md")
        do {
            let text = try String(contentsOf: file, encoding: .utf8)
            guard let start = text.range(of: Self.beginning), let end = text.range(of: Self.end),
                start.upperBound <= end.lowerBound
            else { fail("README.md does not have the two lines between which the table stands") }
            let changed = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: markdown)
            try changed.write(to: file, atomically: true, encoding: .utf8)
        } catch {
            fail("cannot write README.md: \(error)")
        }
    }

    private var markdown: String {
        let head = ["workload", "operation"] + columns
        let lines =
            [head, head.map { _ in "---" }] + rows.map { row in [row.name, row.operation] + row.cells.map(\.text) }
        return "\nMeasured on \(machine).\n\n"
            + lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined() + "\n"
            + tools.map { "\($0)\n" }.joined() + (tools.isEmpty ? "" : "\n")
    }

    // MARK: A page

    /// Writes a page that needs nothing else.
    func writePage(_ path: String) {
        do {
            try page.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            fail("cannot write \(path): \(error)")
        }
    }

    private var page: String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>Benchmarks</title><style>
        body { font: 14px/1.4 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; }
        h2 { font-size: 1em; margin: 1.4em 0 .3em; }
        div { display: grid; grid-template-columns: 7em 1fr 16em; gap: .6em; }
        i { height: 1em; align-self: center; border-radius: 2px; background: hsl(calc(var(--n) * 67) 55% 50%); }
        </style></head><body><h1>Benchmarks</h1>
        <p>\(escaped(machine))</p>
        <p>\(escaped(Self.meaning)). A bar is a time; a shorter one is better, and the longest of a workload is as wide
        as the page.</p>
        \(rows.map(section).joined(separator: "\n"))
        <p>\(tools.map(escaped).joined(separator: " "))</p>
        </body></html>

        """
    }

    private func section(_ row: Row) -> String {
        let longest = row.cells.compactMap(\.nanoseconds).max() ?? 1
        let bars = zip(columns, row.cells).enumerated().filter { $1.1.text != "–" }.map { number, column in
            let width = (column.1.nanoseconds ?? 0) / longest * 100
            let bar = "<i style=\"--n:\(number);width:\(String(format: "%.1f", width))%\"></i>"
            return "<div><span>\(column.0)</span>\(bar)<span>\(escaped(column.1.text))</span></div>"
        }
        return (["<h2>\(row.name) (\(escaped(row.operation)))</h2>"] + bars).joined(separator: "\n")
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
