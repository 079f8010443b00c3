import Dispatch
import Foundation
import RACCompat

/// A form in a terminal: type a name, submit it with the return key; Control-D ends the program.
@main @MainActor
struct TerminalForm {
    static func main() {
        let terminal = Terminal()
        let form = Form(screen: Screen(write: terminal.write), greet: greeting)
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
    private static func greeting(for name: String) -> RACSignal {
        let answer = name == "nobody" ? RACSignal.error(NotAtHome()) : .return("Hello, \(name)!")
        return RACSignal.empty().delay(0.25).concat(answer)
    }
}

/// The failure of the server.
struct NotAtHome: Error, CustomStringConvertible {
    let description = "There is nobody at home."
}
