import RACCompat
import StreamTesting

/// Asks questions about values, one after the other, and notes the answers.
final class ValueMachine {
    /// The scope in which literals are evaluated.
    let scope = Scope(run: ScenarioRun<DynamicFace>.idle())
    private var values: [String: Any] = [:]
    private var entries: [TraceEntry] = []
    private var index = 0

    func run(_ steps: [ValueStep]) -> ValueTrace {
        for (index, step) in steps.enumerated() {
            self.index = index
            step(self)
        }
        return ValueTrace(entries)
    }

    /// Notes an entry of the current step.
    func record(_ kind: String, _ value: JSONValue) {
        entries.append(TraceEntry(tick: index, kind: kind, value: value))
    }

    /// The value of a variable; nil for an unknown variable.
    subscript(variable: String) -> Any? {
        get { values[variable] }
        set { values[variable] = newValue }
    }

    /// The tuple of a variable; nil for anything else.
    func tuple(_ variable: String) -> RACTuple? { self[variable] as? RACTuple }
}

/// Carries out one step: asks a question, or makes a value.
typealias ValueStep = (ValueMachine) -> Void
