import Foundation
import Testing

/// Runs an example on the main queue, and expects it to print what its comments say.
///
/// `// prints 1, 2` stands for two lines. The comments are read from the source file that calls this.
@MainActor
func example(
    file: String = #filePath, line: Int = #line, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
) throws {
    let source = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    let opening = source[line - 1]
    let closing = String(opening.prefix { $0 == " " }) + "}"
    let code = source[line...].prefix { $0 != closing }
    let expected = code.compactMap { line in line.range(of: "// prints ").map { line[$0.upperBound...] } }
    _ = Transcript.shared.takeAll()
    try body()
    let printed = Transcript.shared.takeAll().joined(separator: ", ")
    #expect(printed == expected.joined(separator: ", "), sourceLocation: sourceLocation)
}
