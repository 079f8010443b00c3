import Foundation
import Testing

/// The example `terminal-form`, run in a terminal.
@Suite struct TerminalFormTests {
    private func startedForm(working seconds: Double) throws -> PseudoTerminal {
        let program = Repository.builtProducts.appendingPathComponent("terminal-form")
        let form = try PseudoTerminal(running: program, arguments: ["\(seconds)"])
        form.wait(for: "Name: _ (Submit)")
        return form
    }

    @Test("It is typed into, submitted, disabled while it works, and ready again")
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
}
