import StreamTesting

/// Holds questions about values, checked and ready to be asked.
package struct ValueScenario: ListedScenario {
    package let operators: Set<String>
    package let missing: Set<String>
    private let json: [JSONValue]
    private let steps: [ValueStep]

    init(_ scenario: [String: JSONValue]) throws {
        guard let json = scenario["steps"]?.array else { throw Malformed("steps are a list") }
        let compiler = ValueCompiler()
        self.json = json
        steps = try json.map { try compiler.step($0) }
        operators = compiler.operators
        missing = compiler.missing
    }

    package var obstacle: String? { Obstacle.reason(missing: missing) }

    package func recorded(_ line: RecordedLine) throws -> ValueTrace { try ValueTrace(line) }

    package func run() -> ValueTrace { ValueMachine().run(steps) }

    package func listing(of trace: ValueTrace) -> [String] {
        json.enumerated().map { index, step in
            let words = step.array?.map { $0.string ?? $0.description }.joined(separator: " ") ?? step.description
            let answers = trace.entries.filter { $0.tick == index }.map { entry in
                entry.kind == "result" ? entry.value.description : "\(entry.kind) \(entry.value)"
            }
            return "\(words): \(answers.joined(separator: ", "))"
        }
    }
}
