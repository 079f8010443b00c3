import RACCompat
import StreamTesting

/// Holds a sequence and its observations, checked and ready to run.
package struct SequenceScenario: ListedScenario {
    package let operators: Set<String>
    package let missing: Set<String>
    private let definitions: [(name: String, expression: JSONValue)]
    private let expression: JSONValue
    private let observations: [JSONValue]

    init(_ json: [String: JSONValue]) throws {
        guard let observations = json["observe"]?.array else { throw Malformed("observe is a list") }
        guard let expression = json["expr"] else { throw Malformed("there is no expression") }
        self.observations = observations
        self.expression = expression
        definitions = (json["defs"]?.object ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        let compiled = try Compiled(definitions, expression, observations, SequenceLog())
        operators = compiled.compiler.operators.union(compiled.table.names)
        missing = compiled.compiler.missing.union(compiled.table.missing)
    }

    package var obstacle: String? { Obstacle.reason(missing: missing) }

    package func recorded(_ line: RecordedLine) throws -> SequenceTrace {
        // The hashes of sequences that are not equal are a detail of the platform; see below for the others.
        let hashes = observations.indices.filter { observations[$0].array?.first == "hashEqual" }
        return try SequenceTrace(line, withoutResultsOf: Set(hashes))
    }

    package func run() -> SequenceTrace {
        // Expressions are bound to their log, so each run compiles them anew.
        let log = SequenceLog()
        guard let compiled = try? Compiled(definitions, expression, observations, log) else {
            return SequenceTrace(entries: [])
        }
        let scope = Scope(run: ScenarioRun<SequenceFace>.idle())
        // On the main thread of the original there was a current scheduler.
        scope.run.scheduler.performAsCurrentScheduler {
            for (name, recipe) in compiled.definitions { scope.run.define(name, recipe(scope)) }
            let sequence = compiled.expression(scope)
            for (index, observe) in compiled.observations.enumerated() {
                log.step = index
                observe(sequence, scope)
            }
            compiled.table.checkHashes()
            for (name, _) in compiled.definitions { scope.run.define(name, nil) }
        }
        return SequenceTrace(entries: log.entries)
    }

    package func listing(of trace: SequenceTrace) -> [String] {
        let building = trace.entries.filter { $0.step < 0 }
        var lines = building.isEmpty ? [] : ["while it is built"] + building.map(Self.line)
        for (index, observation) in observations.enumerated() {
            lines.append("observation \(index): \(Self.words(observation))")
            lines += trace.entries.filter { $0.step == index }.map(Self.line)
        }
        return lines
    }

    private static func line(_ entry: SequenceEntry) -> String {
        "    \(entry.kind) \(entry.label.map { "\($0) " } ?? "")\(entry.value)"
    }

    /// The observation without the marks of JSON, as far as it consists of words.
    private static func words(_ observation: JSONValue) -> String {
        observation.array?.map { $0.string ?? $0.description }.joined(separator: " ") ?? observation.description
    }
}

extension SequenceScenario {
    /// The parts of a scenario, bound to a log.
    private struct Compiled {
        let compiler: ExpressionCompiler<SequenceFace>
        let table: SequenceObservations
        let definitions: [(name: String, recipe: Recipe<SequenceFace>)]
        let expression: Recipe<SequenceFace>
        let observations: [SequenceObservations.Observation]

        init(
            _ definitions: [(name: String, expression: JSONValue)], _ expression: JSONValue,
            _ observations: [JSONValue], _ log: SequenceLog
        ) throws {
            let compiler = ExpressionCompiler(
                table: SequenceForms(log: log).table, hotNames: [], coldLists: [:])
            let table = SequenceObservations(log: log, compiler: compiler)
            self.definitions = try definitions.map { name, expression in
                let recipe = try compiler.expression(expression)
                compiler.definedNames.insert(name)
                return (name, recipe)
            }
            self.expression = try compiler.expression(expression)
            self.observations = try observations.map { try table.observation($0) }
            self.compiler = compiler
            self.table = table
        }
    }
}
