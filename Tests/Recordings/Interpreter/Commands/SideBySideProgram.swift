/// Carries out the program's commands.
package struct SideBySideProgram {
    private let console: Console

    package init(console: Console) {
        self.console = console
    }

    /// Runs the command that `arguments`, without the program's own name, ask for; returns the exit status.
    package func run(_ arguments: [String]) -> Int32 {
        let command: Command
        do {
            command = try Command.parse(arguments)
        } catch {
            console.report("side-by-side: \(error)\n`side-by-side --help` says what is understood\n")
            return 2
        }
        switch command {
        case .help:
            console.print(Command.usage)
            return 0
        case .replay(let request):
            if let file = request.page {
                return PageCommand(console: console, file: file, operators: request.operators).run()
            }
            return ReplayCommand(console: console, request: request).run()
        case .compare(let request):
            return CompareCommand(console: console, request: request).run()
        case .list(let request):
            return ListCommand(console: console, request: request).run()
        case .show(let request):
            return ShowCommand(console: console, request: request).run()
        }
    }
}
