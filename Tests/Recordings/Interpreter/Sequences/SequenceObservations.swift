import RACCompat
import StreamTesting

/// Compiles the observations of a sequence; a nil sequence answers as nil did in the original.
final class SequenceObservations {
    typealias Observation = (RACSequence?, Scope<SequenceFace>) -> Void
    /// Returns a closure that returns the result; nil when there is none.
    private typealias Compile = (Arguments<SequenceFace>) throws -> (RACSequence?, Scope<SequenceFace>) -> JSONValue?

    /// The observations that the scenario names.
    private(set) var names: Set<String> = []
    /// The named observations that are not known.
    private(set) var missing: Set<String> = []
    private let log: SequenceLog
    private let compiler: ExpressionCompiler<SequenceFace>
    private var table: [String: Compile] = [:]
    private var unlikeHashes: [(RACSequence, RACSequence)] = []

    init(log: SequenceLog, compiler: ExpressionCompiler<SequenceFace>) {
        self.log = log
        self.compiler = compiler
        addValues()
        addWalks()
        addSignals()
        addComparisons()
        addFolds()
    }

    func observation(_ json: JSONValue) throws -> Observation {
        guard let parts = json.array, let name = parts.first?.string else {
            throw Malformed("an observation is [name, …], not \(json)")
        }
        names.insert(name)
        guard let compile = table[name] else {
            missing.insert(name)
            return { _, _ in }
        }
        let arguments = Arguments(name: name, values: parts.dropFirst(), compiler: compiler)
        let observe = try compile(arguments)
        try arguments.finish()
        return { [log] sequence, scope in
            if let result = observe(sequence, scope) { log.record("result", result) }
        }
    }

    /// Notes equal sequences whose hashes differ; the check runs at the end, because comparing computes values.
    func checkHashes() {
        for (first, second) in unlikeHashes where first == second { log.record("unlike hashes", nil) }
    }

    /// Adds an observation with one argument.
    private func add<Argument>(
        _ name: String, _ read: @escaping (Arguments<SequenceFace>) throws -> Argument,
        _ observe: @escaping (RACSequence?, Argument) -> JSONValue
    ) {
        table[name] = { arguments in
            let argument = try read(arguments)
            return { sequence, _ in observe(sequence, argument) }
        }
    }

    private func addValues() {
        add("head", { _ in }) { sequence, _ in ValueEncoding.encode(sequence?.head) }
        add("array", { _ in }) { sequence, _ in Self.encode(sequence?.arrayUnlessFailed) }
        add("eagerArray", { _ in }) { sequence, _ in Self.encode(sequence?.eagerSequence.array) }
        add("lazyArray", { _ in }) { sequence, _ in Self.encode(sequence?.lazySequence.array) }
        add("count", { _ in }) { sequence, _ in .int(sequence?.array.count ?? 0) }
        add("tailHead", { try $0.count() }) { ValueEncoding.encode(Self.tail($0, $1)?.head) }
        add("tailIsNil", { try $0.count() }) { .int(Self.tail($0, $1) == nil ? 1 : 0) }
        add("tailArray", { try $0.count() }) { Self.encode(Self.tail($0, $1)?.arrayUnlessFailed) }
    }

    private static func tail(_ sequence: RACSequence?, _ count: Int) -> RACSequence? {
        (0..<count).reduce(sequence) { sequence, _ in sequence?.tail }
    }

    private static func encode(_ array: [Any]?) -> JSONValue {
        array.map { .array($0.map(ValueEncoding.encode)) } ?? .null
    }

    private func addWalks() {
        add("enum", { try $0.count() }) { [log] sequence, count in
            var items: [JSONValue] = []
            guard let sequence else { return .array(items) }
            for value in sequence {
                items.append(ValueEncoding.encode(value))
                log.record("item", items[items.count - 1])
                if items.count == count { break }
            }
            return .array(items)
        }
        add("enumerator", { try $0.count() }) { [log] sequence, count in
            let enumerator = sequence?.objectEnumerator
            return .array(
                (0..<count).map { _ in
                    let item = ValueEncoding.encode(enumerator?.next())
                    log.record("item", item)
                    return item
                })
        }
    }

    private func addSignals() {
        add("signal", { try $0.optionalCount() }) { [log] sequence, count in
            Self.subscribe(to: sequence, .immediateScheduler(), count, log)
            return .null
        }
        add("signalMain", { try $0.optionalCount() }) { [log] sequence, count in
            // The scheduler stands for the main queue, which runs after "pump".
            let queue = RACTestScheduler()
            Self.subscribe(to: sequence, queue, count, log)
            log.record("pump", .null)
            queue.stepAll()
            return .null
        }
    }

    private static func subscribe(
        to sequence: RACSequence?, _ scheduler: RACScheduler, _ count: Int?, _ log: SequenceLog
    ) {
        guard let signal = sequence?.signalWithScheduler(scheduler) else { return }
        (count.map { signal.take($0) } ?? signal).subscribeNext(
            { log.record("next", ValueEncoding.encode($0)) },
            error: { log.record("error", RecordedErrors.encode($0)) },
            completed: { log.record("completed", .null) })
    }

    private func addComparisons() {
        table["equal"] = { [log] arguments in
            let expression = try arguments.expression()
            return { sequence, scope in
                let other = expression(scope)
                let isEqual = Self.areEqual(sequence, other)
                log.record("equal", isEqual)
                return [isEqual, Self.areEqual(other, sequence)]
            }
        }
        table["hashEqual"] = { arguments in
            let expression = try arguments.expression()
            return { [unowned self] sequence, scope in
                guard let sequence, let other = expression(scope) else { return nil }
                if sequence.hashValue != other.hashValue { unlikeHashes.append((sequence, other)) }
                return nil
            }
        }
        add("identity", { try $0.label() }) { sequence, name in
            let other =
                switch name {
                case "lazy": sequence?.lazySequence
                case "eager": sequence?.eagerSequence
                case "copy": sequence?.copy()
                default: sequence?.tail
                }
            return sequence === other ? 1 : 0
        }
    }

    private static func areEqual(_ first: RACSequence?, _ second: RACSequence?) -> JSONValue {
        guard let first, let second else { return 0 }
        return first == second ? 1 : 0
    }

    private func addFolds() {
        addFold("foldLeft") { [log] sequence, label, start, reduce in
            sequence.foldLeftWithStart(start) { running, value in
                log.evaluate(label, [running, value])
                return reduce(running, value)
            }
        }
        table["foldRight"] = { [log] arguments in
            let (label, start, name) = (try arguments.label(), try arguments.literal(), try arguments.next())
            guard let reduce = name.string.flatMap(FunctionLibrary.reduction) else {
                throw Malformed("there is no function \(name)")
            }
            let looksAtRest = name != "first2"
            return { sequence, scope in
                ValueEncoding.encode(
                    sequence?.foldRightWithStart(start(scope)) { first, rest in
                        log.evaluate(label, [first])
                        return looksAtRest ? reduce(first, rest.head) : first
                    })
            }
        }
        addTest("any") { .int($0.any($1) ? 1 : 0) }
        addTest("all") { .int($0.all($1) ? 1 : 0) }
        addTest("objectPassingTest", orNil: .null) { ValueEncoding.encode($0.objectPassingTest($1)) }
    }

    private func addFold(
        _ name: String, _ fold: @escaping (RACSequence, String, Any?, @escaping FunctionLibrary.Reduction) -> Any?
    ) {
        table[name] = { arguments in
            let (label, start, reduce) = (try arguments.label(), try arguments.literal(), try arguments.reduction())
            return { sequence, scope in
                ValueEncoding.encode(sequence.flatMap { fold($0, label, start(scope), reduce) })
            }
        }
    }

    private func addTest(
        _ name: String, orNil answer: JSONValue = 0,
        _ test: @escaping (RACSequence, @escaping FunctionLibrary.Predicate) -> JSONValue
    ) {
        add(name, { (try $0.label(), try $0.predicate()) }) { [log] sequence, argument in
            sequence.map { test($0, noting(argument.1) { log.evaluate(argument.0, $0) }) } ?? answer
        }
    }
}
