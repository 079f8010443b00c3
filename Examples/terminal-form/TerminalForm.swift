import Dispatch
import Foundation
import RACCompat

/// A form in a terminal: the user types a name and submits it with the return key; Control-D ends the program.
@main @MainActor
struct TerminalForm {
    private static let usage = """
        A form in a terminal, built on the controls of CompatShims: type a name, and submit it with the return key.
        Control-D ends the program. The name nobody fails.

        usage: terminal-form [SECONDS]           how long the work takes, 1 second if not given
               printf 'Ann\\nnobody\\n' | terminal-form 0
                                                 submits each line of a pipe or file, and prints the answers

        exit status: 0 at the end of the input, 2 when the command line was not understood
        """

    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.contains("--help") || arguments.contains("-h") {
            print(usage)
            exit(0)
        }
        guard arguments.count <= 1, let patience = Double(arguments.first ?? "1"), patience >= 0 else {
            FileHandle.standardError.write(Data("terminal-form: the argument is a number of seconds\n\(usage)\n".utf8))
            exit(2)
        }
        let terminal = Terminal()
        let screen = Screen(isTerminal: terminal.isInteractive, write: terminal.write)
        let form = Form(screen: screen) { greeting(for: $0, after: patience) }
        let input = terminal.isInteractive ? press(terminal.keys, on: form) : submit(readLines(), to: form)
        input.subscribeCompleted {
            terminal.restore()
            withExtendedLifetime(form) { exit(0) }
        }
        dispatchMain()
    }

    private static func readLines() -> [String] { Array(AnyIterator { readLine() }) }

    private static func press(_ keys: RACSignal, on form: Form) -> RACSignal {
        keys.doNext { (key: Key) in form.press(key) }.ignoreValues()
    }

    /// Submits one line after the other, each when the form has finished the line before.
    private static func submit(_ lines: [String], to form: Form) -> RACSignal {
        RACSignal.concat(lines.map { line in RACSignal.defer { form.submit(line) } })
    }

    /// The answer of a slow server.
    private static func greeting(for name: String, after seconds: Double) -> RACSignal {
        let answer = name == "nobody" ? RACSignal.error(NotAtHome()) : .return("Hello, \(name)!")
        return RACSignal.empty().delay(seconds).concat(answer)
    }
}

/// The failure of the server.
struct NotAtHome: Error, CustomStringConvertible {
    let description = "There is nobody at home."
}
