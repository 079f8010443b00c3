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
    var swiftBlocks: [SourceText] {
        var blocks: [SourceText] = []
        var block: [String]?
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                if let code = block { blocks.append(SourceText(code.joined(separator: "\n"))) }
                block = block == nil && line == "```swift" ? [] : nil
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
    var links: [String] {
        text.matches(of: /\]\(([^):#]+)\)/).map { String($0.1) }
    }
}
