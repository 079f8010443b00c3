/// Carries out the program's commands.
package struct SideBySideProgram {
    private let console: Console

    package init(console: Console) {
        self.console = console
    }

    /// Does what `arguments`, those after the program's name, ask for; returns the exit status.
    package func run(_ arguments: [String]) -> Int32 {
        let command: Command
        do {
            command = try Command.parse(arguments)
        } catch {
            console.report("side-by-side: \(error)\n\n\(Command.usage)\n")
            return 2
        }
        switch command {
        case .help:
            console.print(Command.usage)
            return 0
        case .replay(let request):
            return ReplayCommand(console: console, request: request).run()
        case .show(let request):
            return ShowCommand(console: console, request: request).run()
        }
    }
}
