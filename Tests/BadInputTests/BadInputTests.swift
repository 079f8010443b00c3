import Foundation
import TestTurns
import Testing

/// The public functions of all libraries, called with bad input by a program that gives each call a process of its own.
@Suite(.takesTurns) struct BadInputTests {
    @Test(
        "Zero, negative, huge, empty and other bad input does what the table says, and nothing stops without a sentence"
    )
    func table() throws {
        let program = Process()
        program.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            .deletingLastPathComponent().appendingPathComponent("bad-input")
        let output = Pipe()
        program.standardOutput = output
        try program.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        program.waitUntilExit()
        #expect(program.terminationStatus == 0, "\(text)")
    }
}
