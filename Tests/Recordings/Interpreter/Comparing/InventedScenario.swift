import StreamTesting

/// An unrecorded scenario: the expression of one or two bundled scenarios, with invented inputs.
///
/// The dynamic layer, which reproduces every recording, stands in for the original.
struct InventedScenario {
    /// An event of a subject: its tick, its kind and its value.
    private typealias Event = JSONValue

    private(set) var members: [String: JSONValue]

    /// Takes the expression of one of `parts`, and invents the events of its subjects.
    ///
    /// Now and then, the expression of another part takes the place of a subject.
    init(from parts: [[String: JSONValue]], called id: String, _ numbers: inout RandomNumbers) {
        members = parts[numbers.next(below: parts.count)]
        members["id"] = .string(id)
        var values = Self.values(in: members)
        if numbers.next(below: 3) == 0, let other = inserting(parts[numbers.next(below: parts.count)], &values) {
            members = other
        }
        for name in (members["hot"]?.object ?? [:]).keys.sorted() {
            if values[name] == nil, KindChecker.isSound(members, sending: values.merging([name: [1]]) { $1 }) {
                values[name] = [1]
            }
            set(name, Self.events(of: values[name] ?? [], &numbers))
        }
        if numbers.next(below: 4) == 0 { members["dispose_at"] = .int(numbers.next(below: 12)) }
    }

    private init(members: [String: JSONValue]) { self.members = members }

    private mutating func set(_ name: String, _ events: [JSONValue]) {
        var hot = members["hot"]?.object ?? [:]
        hot[name] = .array(events)
        members["hot"] = .object(hot)
    }

    /// The members with the expression of another scenario in the place of a subject, which then sends the values of both.
    ///
    /// The result is nil where an operator would get values of a kind that it does not take.
    private func inserting(
        _ other: [String: JSONValue], _ values: inout [String: [JSONValue]]
    ) -> [String: JSONValue]? {
        // An expression that refers to definitions, cold lists or a bound value has a meaning in its own scenario only.
        guard let expression = members["expr"], let part = other["expr"],
            !part.refers(to: ["ref", "it", "case", "cold"])
        else { return nil }
        var joined = self
        joined.members["expr"] = expression.replacingFirstSubject(with: part)
        for (name, _) in other["hot"]?.object ?? [:] where members["hot"]?.object?[name] == nil { joined.set(name, []) }
        let kinds = (other["kinds"]?.object ?? [:]).merging(members["kinds"]?.object ?? [:]) { $1 }
        if !kinds.isEmpty { joined.members["kinds"] = .object(kinds) }
        let sent = values.merging(Self.values(in: other)) { own, _ in own }
        guard KindChecker.isSound(joined.members, sending: sent) else { return nil }
        values = sent
        return joined.members
    }

    /// Whether each operator of a recorded scenario takes what its subjects send, in any order.
    static func canInvent(from members: [String: JSONValue]) -> Bool {
        KindChecker.isSound(members, sending: values(in: members))
    }

    /// The values that each subject of a recorded scenario sends, which the operators after it can take.
    private static func values(in members: [String: JSONValue]) -> [String: [JSONValue]] {
        (members["hot"]?.object ?? [:]).compactMapValues { events in
            let values = (events.array ?? []).compactMap { event in
                event.array.flatMap { $0.count > 2 && $0[1] == "next" ? $0[2] : nil }
            }
            return values.isEmpty ? nil : values
        }
    }

    /// Values at growing ticks, some at the same tick, sometimes with a terminal event at the end.
    private static func events(of values: [JSONValue], _ numbers: inout RandomNumbers) -> [JSONValue] {
        var tick = 0
        var events: [JSONValue] = []
        for _ in 0..<(values.isEmpty ? 0 : numbers.next(below: 7)) {
            tick += numbers.next(below: 4)
            events.append([.int(tick), "next", values[numbers.next(below: values.count)]])
        }
        tick += numbers.next(below: 4)
        switch numbers.next(below: 4) {
        case 0: events.append([.int(tick), "completed"])
        case 1: events.append([.int(tick), "error", .int(numbers.next(below: 3))])
        default: break
        }
        return events
    }

    /// The scenarios with an event or an option less, or with a simpler expression.
    var smaller: [InventedScenario] {
        var all: [InventedScenario] = []
        // The source of an operator is its last item.
        if let source = members["expr"]?.array?.last, source.array?.first?.string != nil {
            var simpler = self
            simpler.members["expr"] = source
            all.append(simpler)
        }
        for (name, events) in (members["hot"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
            let events = events.array ?? []
            for index in events.indices {
                var simpler = self
                simpler.set(name, Array(events[..<index]) + Array(events[(index + 1)...]))
                all.append(simpler)
            }
        }
        for key in ["dispose_at", "dispose_on_next", "subs"] where members[key] != nil && members[key] != .null {
            var simpler = self
            simpler.members[key] = nil
            all.append(simpler)
        }
        return all
    }

    /// The difference between the typed core and the dynamic layer, with the deliberate differences that explain it.
    ///
    /// The result is nil when the typed core has no form of the scenario, or when the run was stopped before its end.
    func outcome(
        _ dynamic: OperatorTable<DynamicFace>, _ typed: OperatorTable<TypedFace>
    ) throws -> (difference: Difference?, causes: [DesignDifference], operators: Set<String>, dynamic: SignalTrace)? {
        let scenario = try SignalScenario(members, table: typed)
        guard scenario.missing.isEmpty else { return nil }
        let expected = ScenarioRun.trace(try SignalScenario(members, table: dynamic))
        // A scenario whose run the interpreter stops says nothing about the layers.
        guard expected.end == "idle" || expected.end == "until" else { return nil }
        let (actual, met) = ScenarioRun.explainedTrace(scenario)
        let difference = Difference(recorded: expected, actual: actual)
        let causes = difference.map { DesignDifference.explaining($0, met: met, isInvented: true) } ?? []
        return (difference, causes, scenario.operators, expected)
    }

    /// The scenario as a line of a recording, with the trace of the dynamic layer.
    func line(_ trace: SignalTrace) -> String {
        JSONValue.object([
            "scenario": .object(members), "end": .string(trace.end),
            "trace": .array(trace.entries.map { .array([.int($0.tick), .string($0.kind), $0.value]) }),
        ]).description
    }
}

extension JSONValue {
    fileprivate func refers(to names: Set<String>) -> Bool {
        guard let array else { return false }
        if let name = array.first?.string, names.contains(name) { return true }
        return array.contains { $0.refers(to: names) }
    }

    /// The expression with another in the place of the first subject that it reads.
    fileprivate func replacingFirstSubject(with other: JSONValue) -> JSONValue {
        var isDone = false
        return replacing(&isDone, with: other)
    }

    private func replacing(_ isDone: inout Bool, with other: JSONValue) -> JSONValue {
        guard !isDone, let array else { return self }
        if array.count == 2, array[0].string == "hot" {
            isDone = true
            return other
        }
        return .array(array.map { $0.replacing(&isDone, with: other) })
    }
}
