import Dispatch
import Foundation
import RACCompat

/// A form in a terminal: type a name, submit it with the return key; Control-D ends the program.
///
/// The argument says how many seconds the work takes; it is one without it.
@main @MainActor
struct TerminalForm {
    static func main() {
        let terminal = Terminal()
        let patience = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 1
        let form = Form(screen: Screen(write: terminal.write)) { greeting(for: $0, after: patience) }
        terminal.keys.subscribeNext(
            { key in
                if let key = key as? Key { form.press(key) }
            },
            completed: {
                terminal.restore()
                withExtendedLifetime(form) { exit(0) }
            })
        dispatchMain()
    }

    /// Stands for a slow server.
    private static func greeting(for name: String, after seconds: Double) -> RACSignal {
        let answer = name == "nobody" ? RACSignal.error(NotAtHome()) : .return("Hello, \(name)!")
        return RACSignal.empty().delay(seconds).concat(answer)
    }
}

/// The failure of the server.
struct NotAtHome: Error, CustomStringConvertible {
    let description = "There is nobody at home."
}
