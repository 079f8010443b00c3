import Foundation

/// Runs a program of the package that was built with the tests, and returns its status and what it printed.
package func run(_ name: String, _ arguments: String...) throws -> (status: Int32, text: String) {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent(name)
    program.arguments = arguments
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    return (program.terminationStatus, text)
}
