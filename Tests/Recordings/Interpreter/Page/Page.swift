import Porting
import StreamTesting

/// Writes the results of the replay and the comparison as one page, which needs no other file and no network.
///
/// The page can be read without scripts; where scripts run, a short script filters the operators.
struct Page {
    let summary: Summary
    let comparison: TypedComparison
    let examples: PageExamples
    /// Draws an example.
    let figure: (PageExamples.Example, _ id: String) throws -> String

    /// The text of the page.
    func html() throws -> String {
        let byDesign = comparison.count - comparison.equal - comparison.unexplained.count
        let failures = summary.failed + comparison.unexplained.count
        let frame = PageFrame(
            title: "Side by side: the original, RACCompat and StreamCore", heading: "Side by side",
            introduction: """
                What ReactiveObjC was recorded doing, replayed through <code>RACCompat</code>, which must do the same, and through
                <code>StreamCore</code>, which differs where it says so.
                """,
            totals: [
                .init("scenarios replayed by RACCompat", summary.total), .init("of them reproduced", summary.passed),
                .init("scenarios run by StreamCore", comparison.count), .init("of them equal", comparison.equal),
                .init("differing by design", byDesign),
                .init("differing for no known reason", failures, isGood: failures == 0),
            ],
            parts: [
                ("differences", "Differences"), ("operators", "Operators"), ("reading", "How to read a diagram"),
            ],
            footer:
                "Written by <code>side-by-side --html FILE</code>. <code>side-by-side show ID</code> draws any scenario."
        )
        let main = "\(differences)\n\(try operators())\n\(Self.reading)"
        return frame.html(skipTo: "operators", style: MarbleDiagram.style, main)
    }

    private var differences: String {
        let rows = DesignDifference.recorded.map { difference in
            let places = comparison.rows.filter { $0.value.differences.contains(difference) }.keys.sorted()
            let links = places.map { "<a href=\"#op-\($0)\">\(Markup.escaped($0))</a>" }.joined(separator: " ")
            let all = difference == .laterCleanUp ? "wherever clean-up is observed" : links
            return """
                <dt id="why-\(difference.rawValue)"><code>\(difference.rawValue)</code></dt>
                <dd>\(Markup.code(difference.explanation)).
                <span class="places">\(all.isEmpty ? "Met by none of these scenarios." : "Lies in: \(all)")</span></dd>
                """
        }
        let list = "<dl class=\"differences\">\n\(rows.joined(separator: "\n"))\n</dl>"
        return PageFrame.section("differences", "Where StreamCore differs by design", list)
    }

    private func operators() throws -> String {
        let groups = try OperatorGroup.allCases.compactMap { group -> String? in
            guard let tallies = summary.groups[group] else { return nil }
            let items = try tallies.sorted { $0.key < $1.key }.map { name, tally in
                try self.item(name, tally, group)
            }
            return PageFrame.group("group-\(group.rawValue)", group.title, items)
        }
        let filter = PageFrame.filter(only: "where StreamCore differs")
        return PageFrame.section("operators", "Operators", "\(filter)\n\(groups.joined(separator: "\n"))")
    }

    private func item(_ name: String, _ tally: Summary.Tally, _ group: OperatorGroup) throws -> String {
        let isSignal = Self.signals.contains(group)
        let id = Self.id(of: name, in: group)
        let row = isSignal ? comparison.rows[name] : nil
        let figures =
            isSignal ? try examples.ordered(name).enumerated().map { try figure($1, "\(id)-\($0 + 1)") } : []
        let own = row?.differences.map(\.rawValue).sorted() ?? []
        let line = """
            <span class="name">\(Markup.escaped(name))</span>
            <span class="counts">\(tally.reproduced) of \(tally.scenarios) reproduced</span>
            \(verdict(row, own, isSignal))
            """
        guard !figures.isEmpty else {
            let link = group == .sequences && has(name, in: .operators) ? " <a href=\"#op-\(name)\">of signals</a>" : ""
            return "<div class=\"entry\" id=\"\(id)\" data-name=\"\(name)\">\(line)\(link)</div>"
        }
        let why = own.map { "<a href=\"#why-\($0)\">\($0)</a>" }.joined(separator: ", ")
        let parts = [layers(of: name, in: group), own.isEmpty ? "" : "<p>Why: \(why)</p>"] + figures
        return PageFrame.entry(id, name: name, isMarked: !own.isEmpty, line: line, parts.joined(separator: "\n"))
    }

    private static let signals: [OperatorGroup] = [.sources, .operators, .devices]

    private static func id(of name: String, in group: OperatorGroup) -> String {
        signals.contains(group) ? "op-\(name)" : "\(group.rawValue)-\(name)"
    }

    private func has(_ name: String, in group: OperatorGroup) -> Bool { summary.groups[group]?[name] != nil }

    /// The names of an operator in the three layers, with links to its namesake of sequences and to the operators with the
    /// same typed form.
    private func layers(of name: String, in group: OperatorGroup) -> String {
        guard let names = LayerNames(of: name) else { return "" }
        let rows = names.typedRows
        var links = Self.signals.flatMap { group in
            (summary.groups[group] ?? [:]).keys.filter { other in
                other != name && LayerNames(of: other)?.typedRows.isDisjoint(with: rows) == false
            }.map { (text: $0, id: Self.id(of: $0, in: group)) }
        }.sorted { $0.text < $1.text }
        if has(name, in: .sequences) { links.append(("\(name) of sequences", "sequences-\(name)")) }
        let see = links.map { "<a href=\"#\($0.id)\">\(Markup.escaped($0.text))</a>" }.joined(separator: ", ")
        return "<p class=\"layers\">\(names.html)\(see.isEmpty ? "" : " · see also: \(see)")</p>"
    }

    private func verdict(_ row: TypedComparison.Row?, _ own: [String], _ isSignal: Bool) -> String {
        guard let row else {
            return isSignal ? "<span class=\"verdict\">no typed form</span>" : ""
        }
        return own.isEmpty
            ? "<span class=\"verdict same\">typed: same</span>"
            : "<span class=\"verdict differs\">typed: differs in \(row.differing) of \(row.scenarios)</span>"
    }

    private static let reading = PageFrame.section(
        "reading", "How to read a diagram",
        """
        <p>Time runs from left to right, in ticks of the virtual clock; stretches in which nothing happens are one column. A row
        is a stream: first the inputs of the scenario, then what its subscribers saw. A rounded box is a value, a bar is
        completion, a cross is failure, a broken bar is interruption or disposal, an arrow head is a subscription. Rows that are
        equal are drawn once, under all of their names: <em>recorded</em> is the original, <em>dynamic</em> is RACCompat,
        <em>typed</em> is StreamCore.</p>
        """)
}
