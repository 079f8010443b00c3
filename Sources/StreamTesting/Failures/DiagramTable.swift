import Foundation

/// Several streams drawn one above the other, with a column for every instant at which an event occurs.
///
///     time      0 s  1 s  2 s
///     expected  -    a    b
///     recorded  -    a    c
///                         ^
struct DiagramTable {
    /// The events of a stream, each with its time.
    typealias Row = [(time: TimeInterval, mark: String)]

    /// The greatest width of a line, in characters.
    let width: Int
    private var rows: [(name: String, marks: Row)] = []

    init(width: Int = 100) {
        self.width = width
    }

    mutating func add(_ name: String, _ marks: Row) {
        rows.append((name, marks))
    }

    /// Draws the rows.
    ///
    /// The caret points at the time `difference`, which stays visible when not all columns fit.
    func text(pointingAt difference: TimeInterval? = nil) -> String {
        var instants = Set(rows.flatMap { row in row.marks.map { instant($0.time) } })
        instants.formUnion(difference.map { [instant($0)] } ?? [])
        let times = instants.sorted()
        let marked = rows.map { row in Dictionary(grouping: row.marks) { instant($0.time) } }
        var columns = times.map { time in
            Column(
                heading: timeText(time / 1e6),
                cells: marked.map { row in
                    let marks = row[time, default: []].map(\.mark)
                    return marks.isEmpty ? "-" : marks.count == 1 ? marks[0] : "(\(marks.joined(separator: " ")))"
                })
        }
        let names = ["time"] + rows.map(\.name)
        let nameWidth = (names.map(\.count).max() ?? 0) + 2
        let pointed = difference.flatMap { times.firstIndex(of: instant($0)) }
        columns = columns.map { $0.cut(to: width / 3) }
        let visible = window(of: columns, around: pointed ?? 0, width: width - nameWidth)
        var lines = names.map { padded($0, to: nameWidth) }
        var pointer = String(repeating: " ", count: nameWidth)
        if visible.lowerBound > 0 { append("…", to: &lines, &pointer) }
        for index in visible {
            if index == pointed {
                pointer += "^"
            } else if pointed.map({ index < $0 }) == true {
                pointer += String(repeating: " ", count: columns[index].width)
            }
            for line in lines.indices {
                let cell = line == 0 ? columns[index].heading : columns[index].cells[line - 1]
                lines[line] += padded(cell, to: columns[index].width)
            }
        }
        if visible.upperBound < columns.count { append("…", to: &lines, &pointer) }
        if pointed != nil { lines.append(pointer) }
        return lines.map { "  " + trimmed($0) }.joined(separator: "\n")
    }

    private struct Column {
        let heading: String
        let cells: [String]

        /// The width of the column in characters, including two spaces.
        var width: Int { (cells.map(\.count) + [heading.count]).reduce(0, max) + 2 }

        func cut(to width: Int) -> Column {
            Column(
                heading: heading,
                cells: cells.map { $0.count <= width ? $0 : "\($0.prefix(width - 1))…" })
        }
    }

    /// Returns the columns that fit, those around `center` first.
    private func window(of columns: [Column], around center: Int, width: Int) -> Range<Int> {
        guard !columns.isEmpty else { return 0..<0 }
        var range = center..<center + 1
        // The width includes the two ellipses.
        var used = columns[center].width + 6
        while true {
            let before = range.lowerBound - 1
            let after = range.upperBound
            if before >= 0, used + columns[before].width <= width {
                used += columns[before].width
                range = before..<range.upperBound
            } else if after < columns.count, used + columns[after].width <= width {
                used += columns[after].width
                range = range.lowerBound..<after + 1
            } else {
                return range
            }
        }
    }

    private func append(_ mark: String, to lines: inout [String], _ pointer: inout String) {
        for line in lines.indices { lines[line] += padded(mark, to: 3) }
        if !pointer.contains("^") { pointer += "   " }
    }

    /// The time in microseconds; a recording may hold a time that is no `Int`.
    private func instant(_ time: TimeInterval) -> Double { (time * 1e6).rounded() }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 0))
    }

    private func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
