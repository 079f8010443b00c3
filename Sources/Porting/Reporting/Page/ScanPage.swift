/// Writes the report of a scan as one page: the files to begin with, and the uses by class of the API and by file.
struct ScanPage {
    private let report: ScanReport
    private let registry: Registry
    /// The files with uses, by path.
    private let files: [Scan.File]
    /// The positions of the files in `files`.
    private let positions: [String: Int]
    /// The number of uses that a person writes, by the identifier of the entry.
    private let obstacles: [String: Int]

    init(_ report: ScanReport, registry: Registry) {
        (self.report, self.registry) = (report, registry)
        files = report.scan.files.filter { !$0.uses.isEmpty }
        positions = Dictionary(files.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
        obstacles = files.flatMap(\.uses).reduce(into: [:]) { if $1.isObstacle { $0[$1.id, default: 0] += 1 } }
    }

    /// The text of the page.
    var html: String {
        let frame = PageFrame(
            title: "What a port takes", heading: "What a port takes",
            introduction: """
                The uses of ReactiveObjC in \(counted(report.scan.files.count, "file")), with the work of porting them: by class of
                the API, by file, and the files to begin with. Lines of code are an estimate.
                """,
            totals: [
                .init("files that use it", files.count), .init("uses", report.selectors.reduce(0) { $0 + $1.uses }),
                .init("lines, mechanical", report.lines.mechanical), .init("lines to review", report.lines.review),
                .init("lines by hand", report.lines.byHand, isGood: report.lines.byHand == 0),
            ],
            parts: [("begin", "Begin with"), ("uses", "Uses"), ("reading", "How to read the page")],
            footer:
                "Written by <code>rac-port scan --html FILE</code>. <code>rac-port explain ID</code> says more of an entry."
        )
        let main = [beginnings, uses, skipped, Self.reading].filter { !$0.isEmpty }.joined(separator: "\n")
        return frame.html(skipTo: "uses", main)
    }

    // MARK: Begin with

    private var beginnings: String {
        let largest = report.beginWith.compactMap { file($0.path)?.lines.total }.max() ?? 0
        let items = report.beginWith.map { each in
            """
            <li>\(link(each.path)) \(file(each.path).map { bar($0.lines, of: largest) } ?? "")
            <span class="places">\(counted(each.uses, "use")), \(counted(each.obstacles, "obstacle")), needs
            \(counted(each.imports, "other file"))</span></li>
            """
        }
        return PageFrame.section("begin", "Begin with", "<ol class=\"bars\">\n\(items.joined(separator: "\n"))\n</ol>")
    }

    // MARK: Uses

    private var uses: String {
        let groups = [
            PageFrame.group("by-class", "By class of the API", classes), PageFrame.group("by-file", "By file", entries),
        ]
        let filter = PageFrame.filter(only: "with work by hand")
        return PageFrame.section("uses", "Uses", "\(filter)\n\(groups.joined(separator: "\n"))")
    }

    /// An entry for each class of the API, most used first, with its selectors.
    private var classes: [String] {
        let groups = Dictionary(grouping: report.selectors) {
            registry.entry($0.id)?.type ?? "Macros, types and functions"
        }
        .map { (name: $0.key, selectors: $0.value, uses: $0.value.reduce(0) { $0 + $1.uses }) }
        .sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
        let most = report.selectors.first?.uses ?? 0
        return groups.enumerated().map { index, group in
            let byHand = group.selectors.reduce(0) { $0 + obstacles[$1.id, default: 0] }
            let rows = group.selectors.map { each in
                """
                <tr><td>\(Self.drawing([("all", each.uses)], of: most, label: "\(each.uses)"))</td><td>\(grouped(each.uses))</td>
                <td>\(Self.description(each.title, each.id, each.class, each.swift))\(advice(each))</td></tr>
                """
            }
            return PageFrame.entry(
                "class-\(index + 1)", name: group.name, isMarked: byHand > 0,
                line: line(
                    group.name, "\(counted(group.uses, "use")), \(counted(group.selectors.count, "selector"))", byHand),
                Self.table(["", "uses", "selector"], rows))
        }
    }

    /// An entry for each file, with its uses.
    private var entries: [String] {
        let largest = files.map(\.lines.total).max() ?? 0
        return files.enumerated().map { index, file in
            let byHand = file.uses.count(where: \.isObstacle)
            let rows = file.uses.map { use in
                """
                <tr><td>\(use.line)</td><td>\(Self.description(use.title, use.id, use.class, use.swift))\(use.isCertain ? "" : " ?")</td></tr>
                """
            }
            let imports = file.imports.filter { positions[$0] != nil }.map(link).joined(separator: ", ")
            let parts = [
                imports.isEmpty ? "" : "<p>Imports \(imports)</p>", Self.table(["line", "use"], rows),
            ]
            return PageFrame.entry(
                "file-\(index + 1)", name: file.path, isMarked: byHand > 0,
                line: line(
                    file.path, "\(counted(file.uses.count, "use")), \(counted(file.lines.total, "line"))", byHand)
                    + "\n" + bar(file.lines, of: largest),
                parts.filter { !$0.isEmpty }.joined(separator: "\n"))
        }
    }

    private func line(_ name: String, _ counts: String, _ byHand: Int) -> String {
        let verdict =
            byHand == 0
            ? "<span class=\"verdict same\">none by hand</span>"
            : "<span class=\"verdict differs\">\(grouped(byHand)) by hand</span>"
        return "<span class=\"name\">\(Markup.escaped(name))</span> <span class=\"counts\">\(counts)</span> \(verdict)"
    }

    /// The advice for an entry that is not exact.
    private func advice(_ count: ScanReport.Count) -> String {
        guard count.class != .exact, let entry = registry.entry(count.id),
            let text = entry.why ?? entry.differs ?? entry.precondition
        else { return "" }
        return "<span class=\"places\">\(Markup.code(text))</span>"
    }

    private static func description(
        _ title: String, _ id: String, _ class: RegistryEntry.Class, _ swift: String?
    ) -> String {
        let form = swift.map { " → <code>\(Markup.escaped($0))</code>" } ?? ""
        return "<code>\(Markup.escaped(title))</code>\(form) <span class=\"verdict\">\(id), \(`class`.rawValue)</span>"
    }

    private static func table(_ titles: [String], _ rows: [String]) -> String {
        let head = titles.map { $0.isEmpty ? "<td></td>" : "<th scope=\"col\">\($0)</th>" }.joined()
        return """
            <div class="scroll" tabindex="0" role="group" aria-label="Uses"><table>
            <thead><tr>\(head)</tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table></div>
            """
    }

    // MARK: Files

    private func file(_ path: String) -> Scan.File? { positions[path].map { files[$0] } }

    /// A link to the entry of a file; a header with uses stands for its implementation without.
    private func link(_ path: String) -> String {
        guard let position = positions[path] else { return "<code>\(Markup.escaped(path))</code>" }
        return "<a href=\"#file-\(position + 1)\">\(Markup.escaped(path))</a>"
    }

    // MARK: Drawings

    /// The lines of a file by work, in proportion to those of the largest file.
    private func bar(_ lines: Scan.Lines, of largest: Int) -> String {
        Self.drawing(
            [("good", lines.mechanical), ("warn", lines.review), ("bad", lines.byHand)], of: largest,
            label: "\(lines.mechanical) lines mechanical, \(lines.review) to review, \(lines.byHand) by hand")
    }

    private static func drawing(_ parts: [(style: String, count: Int)], of largest: Int, label: String) -> String {
        var x = 0
        let bars = parts.filter { $0.count > 0 }.map { part in
            defer { x += part.count }
            return "<rect class=\"\(part.style)\" x=\"\(x)\" y=\"0\" width=\"\(part.count)\" height=\"1\"/>"
        }
        return """
            <svg class="bar" role="img" aria-label="\(label)" viewBox="0 0 \(max(largest, 1)) 1" preserveAspectRatio="none">\
            \(bars.joined())</svg>
            """
    }

    // MARK: The rest

    private var skipped: String {
        let items = report.scan.skipped.map {
            "<li><code>\(Markup.escaped($0.path))</code>: \(Markup.escaped($0.reason))</li>"
        }
        guard !items.isEmpty else { return "" }
        return PageFrame.section("skipped", "Not read", "<ul>\n\(items.joined(separator: "\n"))\n</ul>")
    }

    private static let reading = PageFrame.section(
        "reading", "How to read the page",
        """
        <p>A bar shows the lines of a file, in proportion to the largest: first those that are translated, then those to
        review, then those that a person writes. <em>Exact</em> means that the Swift form means the same;
        <em>substitute</em>, that it does under a condition; <em>by hand</em>, that a person writes the Swift; <em>Apple only</em>,
        that other platforms do not have the API. A question mark stands after a use whose selector alone identifies it, because the
        type of the receiver is unknown.</p>
        """)
}
