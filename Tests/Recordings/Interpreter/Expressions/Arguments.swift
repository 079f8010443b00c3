import StreamTesting

/// Reads the arguments of an operator, one after the other.
package final class Arguments<Layer: Face> {
    private let name: String
    private let compiler: ExpressionCompiler<Layer>
    private var rest: ArraySlice<JSONValue>

    init(name: String, values: ArraySlice<JSONValue>, compiler: ExpressionCompiler<Layer>) {
        self.name = name
        rest = values
        self.compiler = compiler
    }

    /// Checks that every argument has been read.
    func finish() throws {
        guard rest.isEmpty else { throw Malformed("\(name) has too many arguments") }
    }

    private func failure(_ expected: String, _ value: JSONValue) -> Malformed {
        Malformed("\(name) wants \(expected), not \(value)")
    }

    /// Reads an argument as it is.
    func next() throws -> JSONValue {
        guard let value = rest.popFirst() else { throw Malformed("\(name) has too few arguments") }
        return value
    }

    /// Reads the source, the last element.
    package func source() throws -> Recipe<Layer> {
        let source = try expression()
        try finish()
        return source
    }

    package func expression() throws -> Recipe<Layer> {
        try compiler.expression(next())
    }

    package func optionalExpression() throws -> Recipe<Layer>? {
        let value = try next()
        return value == .null ? nil : try compiler.expression(value)
    }

    package func expressions() throws -> [Recipe<Layer>] {
        try list("a list of expressions") { try compiler.expression($0) }
    }

    package func literal() throws -> Literal<Layer> {
        try compiler.literal(next())
    }

    /// Compiles a part of an argument.
    func literal(of value: JSONValue) throws -> Literal<Layer> {
        try compiler.literal(value)
    }

    package func literals() throws -> [Literal<Layer>] {
        try list("a list of literals") { try compiler.literal($0) }
    }

    /// Reads a list of pairs: a literal and an expression.
    package func cases() throws -> [(key: Literal<Layer>, signal: Recipe<Layer>)] {
        try list("a list of cases") { pair in
            guard let parts = pair.array, parts.count == 2 else { throw failure("[key, expression]", pair) }
            return (try compiler.literal(parts[0]), try compiler.expression(parts[1]))
        }
    }

    /// Reads the events of a signal of signals; calling the closure builds its inner signals.
    package func signalEvents() throws -> (Scope<Layer>) -> [ScenarioEvent<Layer>] {
        let values = try list("a list of [delay, expression]") { pair -> (delay: Int, signal: Recipe<Layer>?) in
            guard let parts = pair.array, parts.count == 2, let delay = parts[0].int, delay >= 0 else {
                throw failure("[delay, expression]", pair)
            }
            return (delay, parts[1] == .null ? nil : try compiler.expression(parts[1]))
        }
        let completion = try optionalCount().map { ScenarioEvent<Layer>(tick: $0, content: .completed) }
        return { scope in
            let events = values.map { delay, expression in
                let signal = expression?(scope)
                return ScenarioEvent<Layer>(tick: delay, content: .next { _ in signal })
            }
            return events + (completion.map { [$0] } ?? [])
        }
    }

    /// Reads a list whose elements `read` reads.
    func list<Element>(_ expected: String, _ read: (JSONValue) throws -> Element) throws -> [Element] {
        let value = try next()
        guard let values = value.array else { throw failure(expected, value) }
        return try values.map(read)
    }

    /// Reads a list of events, or the name of a list in the scenario's `cold`.
    package func events() throws -> [ScenarioEvent<Layer>] {
        try compiler.coldEvents(next())
    }

    /// Reads a list of events without ticks.
    func instantEvents() throws -> [ScenarioEvent<Layer>] {
        try list("a list of events") { event in
            ScenarioEvent(tick: 0, content: try compiler.content(event.array?[...] ?? [], of: event))
        }
    }

    package func integer() throws -> Int {
        let value = try next()
        guard let number = value.int else { throw failure("an integer", value) }
        return number
    }

    package func optionalInteger() throws -> Int? {
        let value = try next()
        guard value == .null || value.int != nil else { throw failure("an integer or null", value) }
        return value.int
    }

    /// Reads an integer that is not negative.
    package func count() throws -> Int {
        let number = try integer()
        guard number >= 0 else { throw Malformed("\(name) wants a number that is not negative, not \(number)") }
        return number
    }

    /// Reads a capacity; null stands for none.
    package func optionalCount() throws -> Int? {
        let number = try optionalInteger()
        guard number ?? 0 >= 0 else { throw Malformed("\(name) wants a number that is not negative") }
        return number
    }

    /// Reads a positive number of ticks.
    package func period() throws -> Double {
        let number = try integer()
        guard number > 0 else { throw Malformed("\(name) wants a positive number of ticks, not \(number)") }
        return Double(number)
    }

    /// Reads a number of ticks, which may be zero.
    package func delay() throws -> Double { Double(try count()) }

    package func label() throws -> String {
        let value = try next()
        guard let label = value.string else { throw failure("a name", value) }
        return label
    }

    /// Reads a name; null stands for none.
    func optionalLabel() throws -> String? {
        let value = try next()
        guard value == .null || value.string != nil else { throw failure("a name or null", value) }
        return value.string
    }

    func labels() throws -> [String] {
        try list("a list of names") { value in
            guard let label = value.string else { throw failure("a name", value) }
            return label
        }
    }

    /// Reads a number of seconds, which need not be whole.
    func seconds() throws -> Double {
        switch try next() {
        case .int(let number) where number >= 0: return Double(number)
        case .double(let number) where number >= 0: return number
        case let value: throw failure("a number of seconds", value)
        }
    }

    func boolean() throws -> Bool {
        let value = try next()
        guard case .bool(let boolean) = value else { throw failure("true or false", value) }
        return boolean
    }

    /// Reads the name of a hot subject of the scenario.
    package func subjectName() throws -> String {
        let name = try label()
        guard compiler.hotNames.contains(name) else { throw Malformed("there is no hot subject named \(name)") }
        return name
    }

    /// Reads the name of an earlier definition.
    package func definitionName() throws -> String {
        let name = try label()
        guard compiler.definedNames.contains(name) else { throw Malformed("there is no earlier definition \(name)") }
        return name
    }

    package func predicate() throws -> FunctionLibrary.Predicate { try function(FunctionLibrary.predicate) }
    package func transform() throws -> FunctionLibrary.Transform { try function(FunctionLibrary.transform) }
    package func reduction() throws -> FunctionLibrary.Reduction { try function(FunctionLibrary.reduction) }
    package func listReduction() throws -> FunctionLibrary.ListReduction { try function(FunctionLibrary.listReduction) }

    package func indexedReduction() throws -> FunctionLibrary.IndexedReduction {
        try function(FunctionLibrary.indexedReduction)
    }

    private func function<Function>(_ find: (String) -> Function?) throws -> Function {
        let name = try label()
        guard let function = find(name) else { throw Malformed("there is no function named \(name) of this kind") }
        return function
    }
}
