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
    let expected = try expectedOutput(file, line)
    _ = Transcript.shared.takeAll()
    try body()
    let printed = Transcript.shared.takeAll().joined(separator: ", ")
    #expect(printed == expected, sourceLocation: sourceLocation)
}

/// Runs an example that waits, on the main actor, and expects it to print what its comments say.
///
/// Other examples run while it waits, so what its task prints, and what the tasks of that print, goes to a transcript of
/// its own.
@MainActor
func asynchronousExample(
    file: String = #filePath, line: Int = #line, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Void
) async throws {
    let transcript = Transcript()
    try await Transcript.$ofTask.withValue(transcript) { try await body() }
    let printed = transcript.takeAll().joined(separator: ", ")
    #expect(try printed == expectedOutput(file, line), sourceLocation: sourceLocation)
}

/// What the comments of an example say that it prints.
private func expectedOutput(_ file: String, _ line: Int) throws -> String {
    let source = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    let opening = source[line - 1]
    let closing = String(opening.prefix { $0 == " " }) + "}"
    let code = source[line...].prefix { $0 != closing }
    let expected = code.compactMap { line in line.range(of: "// prints ").map { line[$0.upperBound...] } }
    return expected.joined(separator: ", ")
}
