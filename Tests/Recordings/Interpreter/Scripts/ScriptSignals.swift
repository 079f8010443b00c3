import RACCompat

/// Compiles the signal expressions of scripts.
///
/// They are a few of the expressions of signal scenarios, which need no clock, and some that use the machine.
final class ScriptSignals {
    private(set) var table = DynamicFace.operators()
    /// The compiler of the actions inside expressions.
    weak var compiler: ScriptCompiler?

    private static let sharedNames: Set<String> = [
        "return", "empty", "never", "error", "take", "skip", "startWith", "replay", "replayLast", "replayLazily",
    ]

    init(machine: ScriptMachine) {
        table.keep(only: Self.sharedNames)
        table.add("nil") { _ in { _ in nil } }
        table.add("of") { arguments in
            let name = try arguments.label()
            return { [unowned machine] _ in machine.signal(name) }
        }
        table.add("autoconnect") { arguments in
            let name = try arguments.label()
            return { [unowned machine] _ in (machine.thing(name) as? RACMulticastConnection)?.autoconnect() }
        }
        table.add("manual") { arguments in
            let label = try arguments.label()
            return { [unowned machine] _ in machine.manualSource(label) }
        }
        table.add("sync") { arguments in
            let label = try arguments.label()
            let events = try arguments.instantEvents()
            return { [unowned machine] _ in machine.synchronousSource(label, events) }
        }
        table.add("do") { [weak self] arguments in
            let actions = try self?.compiler?.actions(arguments.list("a list of actions") { $0 }) ?? []
            let signal = try arguments.source()
            return { scope in
                for action in actions { action() }
                return signal(scope)
            }
        }
    }
}
