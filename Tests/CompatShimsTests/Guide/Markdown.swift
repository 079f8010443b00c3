import Foundation

/// A document at the root of the package.
struct Markdown {
    private let text: String

    init(named name: String) throws {
        text = try String(contentsOf: Repository.root.appendingPathComponent(name), encoding: .utf8)
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
