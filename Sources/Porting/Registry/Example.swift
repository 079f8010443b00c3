import Foundation

/// A short program for a row of the guide, in Objective-C and in Swift.
///
/// All of them are functions of one file, `Examples.m`, which the tests translate, compile and run.
public struct Example: Hashable, Sendable {
    /// The identifier of the row: `rac-0371`.
    public let row: String
    /// The body of the function in Objective-C, with `// prints` in front of its output.
    public let objectiveC: String
    /// The body that the translator writes for it.
    public let swift: String

    /// The source file of the examples.
    public static let source: String = {
        // The file is part of the package: without it nothing works.
        guard let file = Bundle.module.url(forResource: "Examples", withExtension: "m"),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { preconditionFailure("The package's Examples.m is missing.") }
        return text
    }()

    /// All examples, in the order of the file.
    public static let all: [Example] = {
        let swift = translate(source, name: "Examples").text.components(separatedBy: "\n")
        return source.components(separatedBy: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: /void (rac_\d+)\(void\) \{/) else { return nil }
            let name = String(match.1)
            return Example(
                row: name.replacing("_", with: "-"),
                objectiveC: body(after: line, in: source.components(separatedBy: "\n")),
                swift: body(after: "func \(name)() {", in: swift))
        }
    }()

    /// The lines from the first one to the brace that ends it, without their indentation.
    private static func body(after first: String, in lines: [String]) -> String {
        lines.drop { $0 != first }.dropFirst().prefix { $0 != "}" }
            .map { String($0.trimmingPrefix("    ")) }.joined(separator: "\n")
    }
}
