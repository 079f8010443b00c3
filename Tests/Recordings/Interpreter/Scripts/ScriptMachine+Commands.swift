import RACCompat
import StreamTesting

extension ScriptMachine {
    /// The command with a name.
    func command(_ name: String) -> RACCommand? { thing(name) as? RACCommand }

    /// Makes a command, whose signal block notes its input and answers with the response that the script has for it.
    func makeCommand(_ name: String, enabled: RACSignal?) {
        let command = RACCommand(enabled: enabled) { [unowned self] input in
            record(name, "block", ValueEncoding.encode(input))
            return responses[Numbers.text(input)]?(scope) ?? NoWork()
        }
        self.name(name, command)
    }

    /// Executes a command and names the result; the machine notes where the original would fail an assertion.
    @discardableResult
    func execute(_ name: String, as label: String, _ input: Any?) -> RACSignal? {
        guard let command = command(name) else { return nil }
        let execution = command.execute(input)
        guard !(execution is NoWork) else {
            record(label, "exception", "NSInternalInconsistencyException")
            return nil
        }
        self.name(label, execution)
        return execution
    }

    /// A property of a command as a signal: the name of the command, a dot, and the property.
    func commandSignal(_ name: String) -> RACSignal? {
        guard let dot = name.lastIndex(of: "."), let command = command(String(name[..<dot])) else { return nil }
        return switch name[name.index(after: dot)...] {
        case "executing": command.executing
        case "enabled": command.enabled
        case "errors": command.errors
        case "executionSignals": command.executionSignals
        case "flat": command.executionSignals.flatten()
        case "latest": command.executionSignals.switchToLatest()
        case "materialized": command.executionSignals.map { ($0 as? RACSignal)?.materialize() }.flatten()
        default: nil
        }
    }
}
