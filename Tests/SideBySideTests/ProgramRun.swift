import Foundation
import Recordings

/// Runs the program with arguments, and keeps what it writes.
struct ProgramRun {
    let status: Int32
    let printed: [String]
    let reported: String

    init(_ arguments: String..., terminal: Bool = false) {
        self.init(arguments: arguments, terminal: terminal)
    }

    init(arguments: [String], terminal: Bool = false) {
        var printed: [String] = []
        var reported = ""
        let console = Console(
            print: { printed.append($0) }, report: { reported += $0 }, reportsToTerminal: terminal)
        status = SideBySideProgram(console: console).run(arguments)
        self.printed = printed
        self.reported = reported
    }

    /// Calls `body` with the path of a file that holds `lines`, and removes the file.
    static func withFile<Result>(_ lines: [String], _ body: (String) throws -> Result) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file.path)
    }
}
