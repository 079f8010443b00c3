import RACCompat
import StreamTesting

/// A stream with a name, which each run makes anew.
protocol NamedSubject {
    var operators: Set<String> { get }
    /// The named operators that are not yet built.
    var missing: Set<String> { get }

    /// Makes the stream, and returns the entries about its name.
    func entries() -> [TraceEntry]
}

extension NamedSubject {
    /// The entries about a stream; for nil, an entry that says so.
    func entries(of stream: RACStream?) -> [TraceEntry] {
        guard let stream else { return [TraceEntry(tick: 0, kind: "nil", value: nil)] }
        return [
            ("name", stream.name), ("class", "\(type(of: stream))"), ("description", stream.description),
        ].map { kind, text in TraceEntry(tick: 0, kind: kind, value: .string(text)) }
    }
}

/// A signal, with the receivers that its expression refers to.
struct NamedSignal: NamedSubject {
    let operators: Set<String>
    let missing: Set<String>
    private let receivers: [(name: String, recipe: Recipe<DynamicFace>)]
    private let signal: Recipe<DynamicFace>

    init(_ json: JSONValue, receivers: [String: JSONValue]) throws {
        let compiler = NameForms()
        self.receivers = try receivers.sorted { $0.key < $1.key }.map { name, form in
            let recipe = try compiler.form(form)
            compiler.define(name)
            return (name, recipe)
        }
        signal = try compiler.form(json)
        operators = compiler.operators
        missing = compiler.missing
    }

    func entries() -> [TraceEntry] {
        let run = ScenarioRun<DynamicFace>.idle()
        let scope = Scope(run: run)
        var result: [TraceEntry] = []
        // The scheduler of the expressions is the current scheduler, as when scenarios are built.
        run.scheduler.performAsCurrentScheduler {
            for (name, recipe) in receivers { run.define(name, recipe(scope)) }
            result = entries(of: signal(scope))
            for (name, _) in receivers { run.define(name, nil) }
        }
        run.recorder.stop("over")
        return result
    }
}

/// A sequence, with the named sequences that its expression refers to.
struct NamedSequence: NamedSubject {
    let operators: Set<String>
    let missing: Set<String>
    private let receivers: [(name: String, expression: JSONValue)]
    private let expression: JSONValue

    init(_ json: JSONValue, receivers: [String: JSONValue]) throws {
        expression = json
        self.receivers = receivers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        let compiler = try Self.compile(expression, self.receivers, SequenceLog()).compiler
        operators = compiler.operators
        missing = compiler.missing
    }

    private static func compile(
        _ expression: JSONValue, _ receivers: [(name: String, expression: JSONValue)], _ log: SequenceLog
    ) throws -> (
        compiler: ExpressionCompiler<SequenceFace>, receivers: [(name: String, recipe: Recipe<SequenceFace>)],
        sequence: Recipe<SequenceFace>
    ) {
        let compiler = ExpressionCompiler(table: SequenceForms(log: log).table, hotNames: [], coldLists: [:])
        let recipes = try receivers.map { name, expression in
            let recipe = try compiler.expression(expression)
            compiler.definedNames.insert(name)
            return (name, recipe)
        }
        return (compiler, recipes, try compiler.expression(expression))
    }

    func entries() -> [TraceEntry] {
        // Expressions are bound to their log, so each run compiles them anew.
        let log = SequenceLog()
        guard let (_, receivers, expression) = try? Self.compile(expression, receivers, log) else { return [] }
        let scope = Scope(run: ScenarioRun<SequenceFace>.idle())
        var texts: [TraceEntry] = []
        scope.run.scheduler.performAsCurrentScheduler {
            for (name, recipe) in receivers {
                let receiver = recipe(scope)
                receiver?.name = name
                scope.run.define(name, receiver)
            }
            let sequence = expression(scope)
            log.step = 0
            texts = entries(of: sequence)
            let tailName = sequence?.tail.map { JSONValue.string($0.name) }
            if sequence != nil { texts.append(TraceEntry(tick: 0, kind: "tailName", value: tailName ?? .null)) }
            for (name, _) in receivers { scope.run.define(name, nil) }
        }
        // The blocks that run when the tail is asked for come before the tail's name.
        let calls = log.entries.map { TraceEntry($0) }
        let building = calls.filter { $0.tick < 0 }
        return building + texts.dropLast() + calls.dropFirst(building.count) + texts.suffix(1)
    }
}

extension TraceEntry {
    /// The call of a block of a sequence.
    init(_ entry: SequenceEntry) {
        self.init(tick: entry.step, kind: entry.kind, value: [.string(entry.label ?? ""), entry.value])
    }
}
