import StreamTesting

/// Runs the bundled scenarios that the typed core can express on it, and reports the differences from the original.
struct CompareCommand {
    let console: Console
    let request: CompareRequest

    /// Compares, and prints a row for each operator; returns the exit status.
    func run() -> Int32 {
        do {
            guard let count = request.random else { return try compare() }
            return try RandomComparison(console: console, request: request, count: count).run()
        } catch {
            console.report("side-by-side: \(ReplayCommand.reason(error))\n")
            return 1
        }
    }

    private func compare() throws -> Int32 {
        let table = TypedFace.operators()
        var comparison = TypedComparison()
        var progress = Progress(console: console)
        try Bundled.forEachLine(with: request.operators) { bytes in
            let line = try RecordedLine(bytes)
            guard SignalRecordings().recognises(line.scenario), let replay = try TypedReplay(line, table),
                request.operators.isSubset(of: replay.operators)
            else { return }
            comparison.add(replay, id: line.id)
            progress.advance(to: comparison.count, "compared, \(comparison.equal) equal")
        }
        progress.clear()
        guard comparison.count > 0 else { return nothing() }
        // A documented difference must still occur, which only all scenarios together can show.
        let neverMet = request.operators.isEmpty ? comparison.neverMet : []
        if request.writesJSON {
            console.print(comparison.json(neverMet: neverMet).description)
        } else {
            for line in Self.lines(comparison) { console.print(line) }
        }
        for text in comparison.unexplained.prefix(10) { console.report("differs for no known reason: \(text)\n") }
        for difference in neverMet { console.report("documented, and never met: \(difference.rawValue)\n") }
        return comparison.unexplained.isEmpty && neverMet.isEmpty ? 0 : 1
    }

    private func nothing() -> Int32 {
        let catalog = try? Catalog.bundled.get()
        let unknown = request.operators.sorted().first { catalog?.operators[$0] == nil }
        let reason =
            unknown.flatMap { name in catalog?.unknownOperator(name) }
            ?? "the typed core can express no scenario with \(request.operators.sorted().joined(separator: " and "))"
        console.report("side-by-side: \(reason)\n")
        return 1
    }

    private static func lines(_ comparison: TypedComparison) -> [String] {
        let rows = comparison.rows
        let width = rows.keys.map(\.count).max() ?? 0
        var lines = rows.sorted { $0.key < $1.key }.map { name, row in
            let title = name + String(repeating: " ", count: width - name.count)
            let ids = row.differences.map(\.rawValue).sorted().joined(separator: ", ")
            var notes: [String] = []
            if row.differingElsewhere > 0 { notes.append("beside one that differs in \(row.differingElsewhere)") }
            if row.cleaningUpLater > 0 {
                notes.append("\(DesignDifference.laterCleanUp.rawValue) in \(row.cleaningUpLater)")
            }
            let note = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
            return row.differing == 0
                ? "\(title)  same in all of \(row.scenarios)\(note)"
                : "\(title)  differs in \(row.differing) of \(row.scenarios): \(ids)\(note)"
        }
        lines.append("")
        lines += DesignDifference.recorded.filter(comparison.met.contains)
            .map { "\($0.rawValue): \($0.explanation)" }
        lines.append("")
        lines.append("\(comparison.count) scenarios compared: \(comparison.equal) equal")
        return lines
    }
}
