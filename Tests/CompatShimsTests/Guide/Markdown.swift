import Foundation

/// A document of the package, named by its path from the root.
struct Markdown {
    private let text: String

    init(named name: String) throws {
        text = try String(contentsOf: Repository.root.appendingPathComponent(name), encoding: .utf8)
    }

    private init(text: String) { self.text = text }

    /// What is under each heading of the third level, up to the next heading of any level.
    var sections: [(heading: String, body: Markdown)] {
        text.components(separatedBy: "\n### ").dropFirst().map { section in
            let lines = section.components(separatedBy: "\n")
            let body = lines.dropFirst().prefix { !$0.hasPrefix("#") }
            return (lines[0], Markdown(text: body.joined(separator: "\n")))
        }
    }

    /// The cells of the rows of the table that is under a heading of the second level, without its own head.
    func table(under heading: String) -> [[String]] {
        let section = text.components(separatedBy: "\n## \(heading)\n").dropFirst().first ?? ""
        let lines = section.components(separatedBy: "\n").prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| ") }
        return lines.dropFirst().map { line in
            line.components(separatedBy: "|").dropFirst().dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The blocks that are fenced as `swift` and nothing else.
    var swiftBlocks: [SourceText] { blocks(of: "swift") }

    /// The blocks that are fenced as a language and nothing else.
    func blocks(of language: String) -> [SourceText] {
        var blocks: [SourceText] = []
        var block: [String]?
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                if let code = block { blocks.append(SourceText(code.joined(separator: "\n"))) }
                block = block == nil && line == "```\(language)" ? [] : nil
            } else {
                block?.append(line)
            }
        }
        return blocks
    }

    /// What is written as `SomeTests.someFunction`.
    var testNames: [(type: String, function: String)] {
        text.matches(of: /`(\w+Tests)\.(\w+)`/).map { (type: String($0.1), function: String($0.2)) }
    }

    /// The rows of the tables with a head that begins so, each with its identifier and its cells.
    func rows(under head: String) -> [(id: String, cells: [String])] {
        var (rows, lines): ([(id: String, cells: [String])], [String]) = ([], [])
        for line in text.components(separatedBy: "\n") + [""] {
            if line.hasPrefix("|") {
                lines.append(line)
            } else if let first = lines.first {
                if first.hasPrefix(head) { rows += lines.dropFirst(2).map(row) }
                lines = []
            }
        }
        return rows
    }

    /// The identifier and the cells of a line of a table; a bar inside a cell has a backslash.
    private func row(_ line: String) -> (id: String, cells: [String]) {
        var cells = line.replacing("\\|", with: "\u{1}").components(separatedBy: "|").dropFirst().dropLast().map {
            $0.replacing("\u{1}", with: "|").trimmingCharacters(in: .whitespaces)
        }
        guard let first = cells.first, let match = first.prefixMatch(of: /<a id="([^"]+)"><\/a>/) else {
            return ("", cells)
        }
        cells[0] = String(first[match.range.upperBound...])
        return (String(match.1), cells)
    }

    /// The code after an anchor, up to the end of the table that follows.
    func code(ofExample anchor: String) -> String? {
        text.components(separatedBy: "<a id=\"\(anchor)\"></a>\n").dropFirst().first?
            .components(separatedBy: "\n</table>").first
    }

    /// The targets of links that are paths.
    var links: [(path: String, anchor: String)] {
        text.matches(of: /\]\(([^):#\s]*)(?:#([^)\s]+))?\)/).map { (String($0.1), String($0.2 ?? "")) }
            .filter { !$0.path.isEmpty || !$0.anchor.isEmpty }
    }

    /// What links to a heading write after the path: its words in lower case, with hyphens; and identifiers of rows and
    /// examples.
    var anchors: Set<String> {
        var isCode = false
        var anchors: Set<String> = []
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") { isCode.toggle() }
            if !isCode { for id in line.matches(of: /<a id="([^"]+)">/) { anchors.insert(String(id.1)) } }
            guard !isCode, line.hasPrefix("#") else { continue }
            let words = line.drop { $0 == "#" }.dropFirst().lowercased()
            anchors.insert(
                String(words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.map { $0 == " " ? "-" : $0 }))
        }
        return anchors
    }
}
