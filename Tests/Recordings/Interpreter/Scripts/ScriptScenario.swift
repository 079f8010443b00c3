import StreamTesting

/// Holds a script, checked and ready to run.
package struct ScriptScenario: ListedScenario {
    package let operators: Set<String>
    package let missing: Set<String>
    private let steps: [JSONValue]
    private let reactions: [JSONValue]
    private let responses: [String: JSONValue]

    init(_ json: [String: JSONValue]) throws {
        guard let steps = json["steps"]?.array else { throw Malformed("steps are a list") }
        self.steps = steps
        reactions = json["on"]?.array ?? []
        responses = json["responses"]?.object ?? [:]
        let compiler = ScriptCompiler(machine: ScriptMachine())
        _ = try Self.compiled(steps, reactions, responses, compiler)
        operators = compiler.operators
        missing = compiler.missing
    }

    package var obstacle: String? { Obstacle.reason(missing: missing) }

    package func recorded(_ line: RecordedLine) throws -> ScriptTrace { try ScriptTrace(line) }

    package func run() -> ScriptTrace {
        MainThread.run(runOnMainThread)
    }

    private func runOnMainThread() -> ScriptTrace {
        // Actions are bound to their machine, so each run compiles them anew.
        let machine = ScriptMachine()
        let compiler = ScriptCompiler(machine: machine)
        guard let script = try? Self.compiled(steps, reactions, responses, compiler) else {
            return ScriptTrace(entries: [], stop: "malformed")
        }
        return machine.run(script)
    }

    private static func compiled(
        _ steps: [JSONValue], _ reactions: [JSONValue], _ responses: [String: JSONValue], _ compiler: ScriptCompiler
    ) throws -> CompiledScript {
        CompiledScript(
            steps: try compiler.actions(steps),
            reactions: try reactions.map { try compiler.reaction($0) },
            responses: try responses.mapValues { try compiler.signal($0) })
    }

    package func listing(of trace: ScriptTrace) -> [String] {
        var lines: [String] = []
        for (index, step) in steps.enumerated() {
            lines.append("step \(index): \(Self.words(step))")
            for entry in trace.entries where entry.step == index {
                let value = entry.value == .null && entry.kind != "next" ? "" : " \(entry.value)"
                lines.append("    \(entry.name) \(entry.kind)\(value)")
            }
        }
        for reaction in reactions {
            guard let parts = reaction.array, parts.count == 4, let actions = parts[3].array else { continue }
            let cause = "\(parts[0].string ?? "") \(parts[1].string ?? "")"
            lines.append("at entry \(parts[2]) of \(cause): \(actions.map(Self.words).joined(separator: "; "))")
        }
        return lines + (trace.stop.map { ["stopped: \($0)"] } ?? [])
    }

    /// The action without the marks of JSON, as far as it consists of words.
    private static func words(_ action: JSONValue) -> String {
        action.array?.map { $0.string ?? $0.description }.joined(separator: " ") ?? action.description
    }
}
