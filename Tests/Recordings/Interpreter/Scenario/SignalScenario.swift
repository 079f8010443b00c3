package import StreamTesting

/// Holds a signal scenario, checked and ready to run.
package struct SignalScenario<Layer: Face> {
    package let subjects: [SubjectPlan<Layer>]
    package let definitions: [(name: String, expression: Recipe<Layer>)]
    package let subscribers: [SubscriberPlan<Layer>]
    package let lastTick: Int
    /// The operators that the scenario names.
    package let operators: Set<String>
    /// The named operators and kinds of subjects that the face does not have.
    package let missing: Set<String>

    /// Reads the scenario of a line.
    package init(_ json: [String: JSONValue], table: OperatorTable<Layer>) throws {
        let hot = try Self.object(json, "hot")
        let kinds = try Self.object(json, "kinds")
        let compiler = ExpressionCompiler(
            table: table, hotNames: Set(hot.keys), coldLists: try Self.object(json, "cold"))
        if let name = kinds.keys.first(where: { hot[$0] == nil }) {
            throw Malformed("kinds names \(name), which is not hot")
        }
        subjects = try hot.sorted { $0.key < $1.key }.map { name, events in
            try SubjectPlan(name: name, kind: kinds[name], events: events, compiler: compiler)
        }
        definitions = try Self.object(json, "defs").sorted { $0.key < $1.key }.map { name, expression in
            let recipe = try compiler.expression(expression)
            compiler.definedNames.insert(name)
            return (name, recipe)
        }
        let main = try SubscriberPlan(json, label: nil, tickKey: "subscribe_at", compiler: compiler)
        let others = try Self.array(json, "subs").map { plan in
            guard let members = plan.object, let label = members["label"]?.string else {
                throw Malformed("a subscriber of subs has no label")
            }
            return try SubscriberPlan(members, label: label, tickKey: "at", compiler: compiler)
        }
        subscribers = [main] + others
        lastTick = try Self.optionalInteger(json, "until") ?? 100
        operators = compiler.operators
        missing = compiler.missing.union(subjects.compactMap { Layer.missing($0.kind) })
    }

    static func optionalInteger(_ json: [String: JSONValue], _ key: String) throws -> Int? {
        switch json[key] {
        case nil, .null: return nil
        case .int(let number): return number
        case let value?: throw Malformed("\(key) is an integer or null, not \(value)")
        }
    }

    private static func object(_ json: [String: JSONValue], _ key: String) throws -> [String: JSONValue] {
        guard let value = json[key] else { return [:] }
        guard let members = value.object else { throw Malformed("\(key) is an object, not \(value)") }
        return members
    }

    private static func array(_ json: [String: JSONValue], _ key: String) throws -> [JSONValue] {
        guard let value = json[key] else { return [] }
        guard let elements = value.array else { throw Malformed("\(key) is a list, not \(value)") }
        return elements
    }
}
