import RACCompat

/// Holds a signal whose name is asked for, checked and ready to be made.
package struct NameScenario: ListedScenario {
    package let operators: Set<String>
    package let missing: Set<String>
    /// Whether names are switched on.
    private let hasNames: Bool
    private let receivers: [(name: String, recipe: Recipe<DynamicFace>)]
    /// How the signal is made; nil where the scenario is about a sequence.
    private let signal: Recipe<DynamicFace>?

    init(_ json: [String: JSONValue]) throws {
        hasNames = json["unset"] != .bool(true)
        guard let expression = json["signal"] else {
            (operators, missing, receivers, signal) = ([], [], [], nil)
            return
        }
        let compiler = NameForms()
        receivers = try (json["signals"]?.object ?? [:]).sorted { $0.key < $1.key }.map { name, form in
            let recipe = try compiler.form(form)
            compiler.define(name)
            return (name, recipe)
        }
        signal = try compiler.form(expression)
        operators = compiler.operators
        missing = compiler.missing
    }

    package var obstacle: String? {
        signal == nil ? Obstacle.isAbout("sequences") : Obstacle.reason(missing: missing)
    }

    package func recorded(_ line: RecordedLine) throws -> NameTrace { try NameTrace(line) }

    package func run() -> NameTrace {
        var entries: [TraceEntry] = []
        SignalNames.with(hasNames) {
            let run = ScenarioRun<DynamicFace>.idle()
            let scope = Scope(run: run)
            // Where the scheduler of the expressions is the current one, as when scenarios are built.
            run.scheduler.performAsCurrentScheduler {
                for (name, recipe) in receivers { run.define(name, recipe(scope)) }
                entries = Self.entries(signal?(scope))
                for (name, _) in receivers { run.define(name, nil) }
            }
            run.recorder.stop("over")
        }
        return NameTrace(entries)
    }

    private static func entries(_ signal: RACSignal?) -> [TraceEntry] {
        guard let signal else { return [TraceEntry(tick: 0, kind: "nil", value: nil)] }
        return [
            ("name", signal.name), ("class", "\(type(of: signal))"), ("description", signal.description),
        ].map { kind, text in TraceEntry(tick: 0, kind: kind, value: .string(text)) }
    }

    package func listing(of trace: NameTrace) -> [String] {
        trace.entries.map { entry in
            let padding = String(repeating: " ", count: max(1, 13 - entry.kind.count))
            return entry.kind + padding + (entry.value.string.map { "\"\($0)\"" } ?? "")
        }
    }
}
