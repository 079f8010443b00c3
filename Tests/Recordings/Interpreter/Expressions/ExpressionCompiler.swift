import Foundation
import RACCompat
import StreamTesting

/// Turns the expressions of a scenario into recipes, and notes the operators that they name.
///
/// The compiler checks everything before anything runs, lazy sub-expressions included.
package final class ExpressionCompiler<Layer: Face> {
    let hotNames: Set<String>
    var definedNames: Set<String> = []
    /// The operators that the expressions name.
    private(set) var operators: Set<String> = []
    /// The named operators that are not in the table.
    private(set) var missing: Set<String> = []
    private let table: OperatorTable<Layer>
    private let coldLists: [String: JSONValue]

    init(table: OperatorTable<Layer>, hotNames: Set<String>, coldLists: [String: JSONValue]) {
        self.table = table
        self.hotNames = hotNames
        self.coldLists = coldLists
    }

    func expression(_ json: JSONValue) throws -> Recipe<Layer> {
        guard let parts = json.array, let name = parts.first?.string else {
            throw Malformed("an expression is [operator, …], not \(json)")
        }
        operators.insert(name)
        guard let compile = table[name] else {
            missing.insert(name)
            // The source is compiled only to note the operators that it names.
            if parts.count > 1, let source = parts.last?.array, source.first?.string != nil {
                _ = try? expression(.array(source))
            }
            return { _ in nil }
        }
        let arguments = Arguments(name: name, values: parts.dropFirst(), compiler: self)
        let recipe = try compile(arguments)
        try arguments.finish()
        return recipe
    }

    func literal(_ json: JSONValue) throws -> Literal<Layer> {
        switch json {
        case .null: return { _ in nil }
        case .bool(let flag): return { _ in flag }
        case .int(let number): return { _ in number }
        case .string(let text): return { _ in text }
        case .array(let elements):
            let items = try elements.map(literal)
            return { scope in items.map { $0(scope) ?? NSNull() } as [Any] }
        case .object(let members):
            guard members.count == 1, let member = members.first else { break }
            if let literal = try literal(member.key, member.value) { return literal }
        case .double: break
        }
        throw Malformed("there is no literal \(json)")
    }

    private func literal(_ key: String, _ value: JSONValue) throws -> Literal<Layer>? {
        switch (key, value) {
        case ("tuple", .array(let elements)):
            let items = try elements.map(literal)
            return { scope in RACTuple.tupleWithObjectsFromArray(items.map { $0(scope) }) }
        case ("null", _):
            return { _ in NSNull() }
        case ("tupleNil", _):
            return { _ in RACTupleNil.tupleNil() }
        case ("unit", _):
            return { _ in RACUnit.defaultUnit() }
        case ("event", _):
            return eventLiteral(try content(value.array?[...] ?? [], of: value))
        case ("null", .int(1)):
            return { _ in NSNull() }
        case ("tupleNil", .int(1)):
            return { _ in RACTupleNil.tupleNil() }
        case ("it", .string(let name)):
            guard let transform = FunctionLibrary.transform(name) else {
                throw Malformed("there is no function named \(name) of this kind")
            }
            return { scope in transform(scope.bound) }
        case ("sig", _), ("seq", _):
            let recipe = try expression(value)
            return { scope in recipe(scope) }
        default:
            return nil
        }
    }

    private func eventLiteral(_ content: ScenarioEvent<Layer>.Content) -> Literal<Layer> {
        switch content {
        case .next(let literal): { scope in RACEvent.eventWithValue(literal(scope)) }
        case .error(let code): { _ in RACEvent.eventWithError(RecordedErrors.error(code)) }
        case .completed: { _ in RACEvent.completedEvent() }
        }
    }

    /// Compiles a list of events, each with its tick first.
    func events(_ json: JSONValue) throws -> [ScenarioEvent<Layer>] {
        guard let events = json.array else { throw Malformed("a list of events is expected, not \(json)") }
        return try events.map { event in
            guard let parts = event.array, let tick = parts.first?.int, tick >= 0 else {
                throw Malformed("an event starts with its tick, unlike \(event)")
            }
            return ScenarioEvent(tick: tick, content: try content(parts.dropFirst(), of: event))
        }
    }

    /// Compiles a list of events that may be given by its name in `cold`.
    func coldEvents(_ json: JSONValue) throws -> [ScenarioEvent<Layer>] {
        guard let name = json.string else { return try events(json) }
        guard let list = coldLists[name] else { throw Malformed("there is no cold list named \(name)") }
        return try events(list)
    }

    func content(_ parts: ArraySlice<JSONValue>, of event: JSONValue) throws -> ScenarioEvent<Layer>.Content {
        switch (parts.first?.string, parts.count, parts.last) {
        case ("next", 2, let value?): return .next(try literal(value))
        case ("error", 2, .null): return .error(code: nil)
        case ("error", 2, .int(let code)): return .error(code: code)
        case ("completed", 1, _): return .completed
        default: throw Malformed("there is no event \(event)")
        }
    }
}
