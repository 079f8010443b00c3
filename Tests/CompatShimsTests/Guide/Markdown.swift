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

    /// The targets of links that are paths.
    var links: [(path: String, anchor: String)] {
        text.matches(of: /\]\(([^):#\s]*)(?:#([^)\s]+))?\)/).map { (String($0.1), String($0.2 ?? "")) }
            .filter { !$0.path.isEmpty || !$0.anchor.isEmpty }
    }

    /// What links to a heading write after the path: its words in lower case, with hyphens.
    var anchors: Set<String> {
        var isCode = false
        var anchors: Set<String> = []
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode, line.hasPrefix("#") else { continue }
            let words = line.drop { $0 == "#" }.dropFirst().lowercased()
            anchors.insert(
                String(words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.map { $0 == " " ? "-" : $0 }))
        }
        return anchors
    }
}
