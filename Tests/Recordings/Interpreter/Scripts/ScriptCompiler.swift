import RACCompat
import StreamTesting

/// Turns the actions of a script into closures over its machine, and notes the actions and operators that it names.
///
/// The compiler checks everything before anything runs, the reactions to entries included.
final class ScriptCompiler {
    typealias Compile = (Arguments<DynamicFace>) throws -> ScriptAction

    /// The actions and operators that the script names.
    var operators: Set<String> { actionNames.union(expressions.operators) }
    /// The named actions and operators that are not yet built.
    var missing: Set<String> { missingActions.union(expressions.missing) }

    private var actionNames: Set<String> = []
    private var missingActions: Set<String> = []
    /// The compiler holds the machine, because the actions do not.
    private let machine: ScriptMachine
    private let signals: ScriptSignals
    private let actions: [String: Compile]
    private let expressions: ExpressionCompiler<DynamicFace>

    init(machine: ScriptMachine) {
        self.machine = machine
        signals = ScriptSignals(machine: machine)
        expressions = ExpressionCompiler(table: signals.table, hotNames: [], coldLists: [:])
        actions = ScriptActions(machine: machine).table
        signals.compiler = self
    }

    func actions(_ json: [JSONValue]) throws -> [ScriptAction] {
        try json.map { try action($0) }
    }

    private func action(_ json: JSONValue) throws -> ScriptAction {
        guard let parts = json.array, let name = parts.first?.string else {
            throw Malformed("an action is [name, …], not \(json)")
        }
        actionNames.insert(name)
        guard let compile = actions[name] else {
            missingActions.insert(name)
            return {}
        }
        let arguments = Arguments(name: name, values: parts.dropFirst(), compiler: expressions)
        let action = try compile(arguments)
        try arguments.finish()
        return action
    }

    /// Reads the signal expression of a response.
    func signal(_ json: JSONValue) throws -> Recipe<DynamicFace> {
        try expressions.expression(json)
    }

    /// Reads a reaction to an entry: the entry's name, kind and number, and the actions.
    func reaction(_ json: JSONValue) throws -> ScriptReaction {
        guard let parts = json.array, parts.count == 4, let name = parts[0].string, let kind = parts[1].string,
            let number = parts[2].int, let reactions = parts[3].array
        else { throw Malformed("what follows an entry is [name, kind, number, [action, …]], not \(json)") }
        return ScriptReaction(
            cause: ScriptReaction.Cause(name: name, kind: kind), number: number, actions: try actions(reactions))
    }
}
