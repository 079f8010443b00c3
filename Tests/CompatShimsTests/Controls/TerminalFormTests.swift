import Foundation
import TestTurns
import Testing

/// The example `terminal-form`, run in a terminal and without one.
@Suite(.takesTurns) struct TerminalFormTests {
    private func startedForm(working seconds: Double) throws -> PseudoTerminal {
        let program = Repository.builtProducts.appendingPathComponent("terminal-form")
        let form = try PseudoTerminal(running: program, arguments: ["\(seconds)"])
        form.wait(for: "Name: _ (Submit)")
        return form
    }

    @Test("The terminal form takes input, is submitted, is disabled while it works, and is ready again")
    func submits() throws {
        let form = try startedForm(working: 2)
        try form.type("Amn")
        form.wait(for: "Name: Amn_ [Submit]")
        try form.type("\u{7F}\u{7F}né")
        form.wait(for: "Name: Ané_ [Submit]")
        try form.type("\r\rx")  // the second and third key are ignored: nothing is enabled
        form.wait(for: "Name: Ané (Submit)")
        form.wait(for: "Hello, Ané!")
        form.wait(for: "Name: _ (Submit)", after: "Hello, Ané!")
        try form.type("\u{04}")
        #expect(form.waitForExit() == 0)
        #expect(form.transcript.components(separatedBy: "Hello").count == 2)
        #expect(!form.transcript.contains("x_"))
    }

    @Test("A failure is shown, and the text is still there")
    func fails() throws {
        let form = try startedForm(working: 0.1)
        try form.type("nobody\r")
        form.wait(for: "Failed: There is nobody at home.")
        form.wait(for: "Name: nobody_ [Submit]", after: "Failed")
        try form.type("\u{03}")
        #expect(form.waitForExit() == 0)
    }

    /// Runs the form without a terminal, with its standard input from a pipe.
    private func output(of arguments: [String], input: String = "") throws -> (
        text: String, error: String, status: Int32
    ) {
        let form = Repository.builtProducts.appendingPathComponent("terminal-form")
        return try output(of: form, arguments, input: input)
    }

    private func output(of program: URL, _ arguments: [String], input: String = "") throws -> (
        text: String, error: String, status: Int32
    ) {
        let (inputPipe, outputPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
        let form = Process()
        form.executableURL = program
        form.arguments = arguments
        form.environment = ProcessInfo.processInfo.environment.merging(
            ["PATH": "\(Repository.builtProducts.path):/usr/bin:/bin"]) { $1 }
        form.standardInput = inputPipe
        form.standardOutput = outputPipe
        form.standardError = errorPipe
        try form.run()
        try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try inputPipe.fileHandleForWriting.close()
        let text = String(decoding: outputPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let error = String(decoding: errorPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        form.waitUntilExit()
        return (text, error, form.terminationStatus)
    }

    @Test("The lines of a pipe are submitted one after the other; it ends with the input")
    func readsPipe() throws {
        let (text, error, status) = try output(of: ["0.01"], input: "Ann\n\nnobody\nNé")
        #expect(status == 0 && error.isEmpty)
        #expect(text == "Hello, Ann!\nFailed: There is nobody at home.\nHello, Né!\n")
    }

    @Test("Every line of a pipe is submitted when the work takes no time")
    func readsEveryLine() throws {
        let names = (1...20).map { $0.isMultiple(of: 3) ? "nobody" : "Name \($0)" }
        let answers = names.map { $0 == "nobody" ? "Failed: There is nobody at home.\n" : "Hello, \($0)!\n" }
        let (text, error, status) = try output(of: ["0"], input: names.joined(separator: "\n"))
        #expect(status == 0 && error.isEmpty)
        #expect(text == answers.joined())
    }

    @Test("The pipe of the help text prints both answers, run as it is written there")
    func runsThePipeOfItsHelp() throws {
        let pipe = "printf 'Ann\\nnobody\\n' | terminal-form 0"
        #expect(try output(of: ["--help"]).text.contains("       \(pipe)\n"))
        let (text, error, status) = try output(of: URL(fileURLWithPath: "/bin/sh"), ["-c", pipe])
        #expect(status == 0 && error.isEmpty)
        #expect(text == "Hello, Ann!\nFailed: There is nobody at home.\n")
    }

    @Test("Help goes to standard output; a command line that is not understood ends with status 2")
    func helps() throws {
        let help = try output(of: ["--help"])
        #expect(help.status == 0 && help.text.contains("usage: terminal-form [SECONDS]"))
        let wrong = try output(of: ["soon"])
        #expect(wrong.status == 2 && wrong.text.isEmpty)
        #expect(wrong.error.hasPrefix("terminal-form: the argument is a number of seconds\n"))
    }
}
