import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Worlds of virtual time.
@Suite struct VirtualWorldTests {
    @Test("A command runs when the test says so")
    func command() throws {
        try withVirtualWorld { world in
            let answer = try world.cold("--a|", named: "answer")
            let login = RACCommand(signalBlock: { _ in answer.racSignal })
            let values = world.record(login, named: "login")
            let executing = world.record(login.executing, named: "executing")
            login.execute(nil)
            try values.expect("--a")
            try executing.expect("(01)--0", values: ["0": false, "1": true])
        }
    }

    @Test("The streams of both layers share the clock of a virtual world")
    func clock() throws {
        try withVirtualWorld { world in
            let text = try world.hot("-ab--c|")
            let legacy = world.record(text.racSignal.throttle(1.5), named: "legacy")
            let ported = world.record(text.producer.debounce(1.5, on: world.scheduler), named: "ported")
            try legacy.expect("--- 500ms b- 500ms (c|)")
            try ported.expect("--- 500ms b- 500ms |")
        }
    }
}
