import Foundation
import Recordings

/// Replays recorded behaviour of the original library through this package, and compares.
@main
struct SideBySide {
    static func main() {
        let console = Console(
            print: { print($0) },
            report: { FileHandle.standardError.write(Data($0.utf8)) },
            reportsToTerminal: isatty(STDERR_FILENO) == 1)
        exit(SideBySideProgram(console: console).run(Array(CommandLine.arguments.dropFirst())))
    }
}
