import RACCompat
import StreamTesting

extension ScriptActions {
    /// Adds the actions of scripts on commands.
    mutating func addCommands() {
        add("command", { (try $0.label(), try $0.optionalLabel()) }) { machine, names in
            machine.makeCommand(names.0, enabled: names.1.flatMap(machine.signal))
        }
        add("execute", { (try $0.label(), try $0.label(), try $0.literal()) }) { machine, argument in
            let (name, label, input) = argument
            machine.subscribe(to: machine.execute(name, as: label, input(machine.scope)), as: label)
        }
        add("executeOnly", { (try $0.label(), try $0.label(), try $0.literal()) }) { machine, argument in
            let (name, label, input) = argument
            machine.execute(name, as: label, input(machine.scope))
        }
        add("allow", { (try $0.label(), try $0.boolean()) }) { machine, argument in
            machine.command(argument.0)?.allowsConcurrentExecution = argument.1
        }
        add("allows", { try $0.label() }) { machine, name in
            guard let command = machine.command(name) else { return }
            machine.record(name, "allows", command.allowsConcurrentExecution ? 1 : 0)
        }
    }
}
