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
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <title>Side by side: the original, RACCompat and StreamCore</title>
        <style>
        \(PageStyle.text)\(MarbleDiagram.style)</style>
        </head>
        <body>
        <a class="skip" href="#operators">Skip to the operators</a>
        <header>
        <h1>Side by side</h1>
        <p>What ReactiveObjC was recorded doing, replayed through <code>RACCompat</code>, which must do the same, and through
        <code>StreamCore</code>, which differs where it says so.</p>
        \(totals)
        </header>
        <nav aria-label="Contents">
        <a href="#differences">Differences</a> <a href="#operators">Operators</a> <a href="#reading">How to read a diagram</a>
        </nav>
        <main>
        \(differences)
        \(try operators())
        \(Self.reading)
        </main>
        <footer><p>Written by <code>side-by-side --html FILE</code>. <code>side-by-side show ID</code> draws any scenario.</p></footer>
        \(PageStyle.script)
        </body>
        </html>

        """
    }

    private var totals: String {
        let byDesign = comparison.count - comparison.equal - comparison.unexplained.count
        let failures = summary.failed + comparison.unexplained.count
        return """
            <dl class="totals">
            <div><dt>scenarios replayed by RACCompat</dt><dd>\(summary.total)</dd></div>
            <div><dt>of them reproduced</dt><dd>\(summary.passed)</dd></div>
            <div><dt>scenarios run by StreamCore</dt><dd>\(comparison.count)</dd></div>
            <div><dt>of them equal</dt><dd>\(comparison.equal)</dd></div>
            <div><dt>differing by design</dt><dd>\(byDesign)</dd></div>
            <div class="\(failures == 0 ? "good" : "bad")"><dt>differing for no known reason</dt><dd>\(failures)</dd></div>
            </dl>
            """
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
        return """
            <section id="differences" aria-labelledby="differences-title">
            <h2 id="differences-title">Where StreamCore differs by design</h2>
            <dl class="differences">
            \(rows.joined(separator: "\n"))
            </dl>
            </section>
            """
    }

    private func operators() throws -> String {
        let groups = try OperatorGroup.allCases.compactMap { group -> String? in
            guard let tallies = summary.groups[group] else { return nil }
            let items = try tallies.sorted { $0.key < $1.key }.map { name, tally in
                try self.item(name, tally, group)
            }
            return """
                <section aria-labelledby="group-\(group.rawValue)">
                <h3 id="group-\(group.rawValue)">\(Markup.escaped(group.title))</h3>
                \(items.joined(separator: "\n"))
                </section>
                """
        }
        return """
            <section id="operators" aria-labelledby="operators-title">
            <h2 id="operators-title">Operators</h2>
            <form class="filter" role="search" hidden>
            <label for="filter">Filter by name</label> <input id="filter" type="search" autocomplete="off"/>
            <label><input id="only" type="checkbox"/> only where StreamCore differs</label>
            <output id="found" for="filter only"></output>
            </form>
            \(groups.joined(separator: "\n"))
            </section>
            """
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
            return "<div class=\"operator\" id=\"\(id)\" data-name=\"\(name)\">\(line)\(link)</div>"
        }
        return """
            <details class="operator" id="\(id)" data-name="\(name)"\(own.isEmpty ? "" : " data-differs=\"1\"")>
            <summary>\(line)</summary>
            \(layers(of: name, in: group))
            \(own.isEmpty ? "" : "<p>Why: \(own.map { "<a href=\"#why-\($0)\">\($0)</a>" }.joined(separator: ", "))</p>")
            \(figures.joined(separator: "\n"))
            </details>
            """
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

    private static let reading = """
        <section id="reading" aria-labelledby="reading-title">
        <h2 id="reading-title">How to read a diagram</h2>
        <p>Time runs from left to right, in ticks of the virtual clock; stretches in which nothing happens are one column. A row
        is a stream: first the inputs of the scenario, then what its subscribers saw. A rounded box is a value, a bar is
        completion, a cross is failure, a broken bar is interruption or disposal, an arrow head is a subscription. Rows that are
        equal are drawn once, under all of their names: <em>recorded</em> is the original, <em>dynamic</em> is RACCompat,
        <em>typed</em> is StreamCore.</p>
        </section>
        """
}
