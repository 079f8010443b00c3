import StreamTesting

/// The kind of a hot subject, and the events that are sent to it.
package struct SubjectPlan<Layer: Face> {
    package enum Kind {
        case plain
        /// Replays as many values as the capacity says; nil for all.
        case replay(capacity: Int?)
        case behavior(Literal<Layer>)
    }

    package let name: String
    package let kind: Kind
    package let events: [ScenarioEvent<Layer>]

    init(name: String, kind: JSONValue?, events: JSONValue, compiler: ExpressionCompiler<Layer>) throws {
        self.name = name
        self.events = try compiler.events(events)
        switch kind {
        case nil, "subject": self.kind = .plain
        case "replay": self.kind = .replay(capacity: nil)
        case .array(let parts) where parts.count == 2:
            if parts[0] == "replay", let capacity = parts[1].int, capacity >= 0 {
                self.kind = .replay(capacity: capacity)
            } else if parts[0] == "behavior" {
                self.kind = .behavior(try compiler.literal(parts[1]))
            } else {
                fallthrough
            }
        default: throw Malformed("there is no kind of subject like that of \(name)")
        }
    }
}
