import StreamTesting

/// Counts the results of the scenarios on the typed core, operator by operator.
///
/// The replay shows that the dynamic layer reproduces the recordings; so a run that differs from a recording also
/// differs from the dynamic layer.
struct TypedComparison {
    /// The results of the scenarios with an operator.
    struct Row {
        var scenarios = 0
        /// The number of scenarios that differ for a cause in this operator.
        var differing = 0
        /// The number of scenarios that differ for causes in other operators only.
        var differingElsewhere = 0
        /// The number of scenarios that differ only in the time of clean-up, which lies in no operator.
        var cleaningUpLater = 0
        /// The causes that lie in this operator.
        var differences: Set<DesignDifference> = []
    }

    private(set) var rows: [String: Row] = [:]
    private(set) var met: Set<DesignDifference> = []
    /// The scenarios that differ for no known reason, with their differences.
    private(set) var unexplained: [String] = []
    private(set) var count = 0
    private(set) var equal = 0

    /// Counts a scenario.
    mutating func add(_ replay: TypedReplay, id: String) {
        count += 1
        if replay.difference == nil { equal += 1 }
        if let difference = replay.difference, replay.causes.isEmpty { unexplained.append("\(id): \(difference)") }
        met.formUnion(replay.causes)
        for name in replay.operators {
            var row = rows[name, default: Row()]
            row.scenarios += 1
            let own = replay.causes.filter { $0.lies(in: name) }
            if replay.causes == [.laterCleanUp] {
                row.cleaningUpLater += 1
            } else if !own.isEmpty {
                row.differing += 1
            } else if replay.difference != nil {
                row.differingElsewhere += 1
            }
            row.differences.formUnion(own)
            rows[name] = row
        }
    }

    /// The documented differences that no scenario met.
    var neverMet: [DesignDifference] { DesignDifference.recorded.filter { !met.contains($0) } }

    /// The result, for programs.
    func json(neverMet: [DesignDifference]) -> JSONValue {
        let operators = rows.mapValues { row in
            JSONValue.object([
                "scenarios": .int(row.scenarios), "differing": .int(row.differing),
                "differingElsewhere": .int(row.differingElsewhere), "cleaningUpLater": .int(row.cleaningUpLater),
                "differences": .array(row.differences.map(\.rawValue).sorted().map { .string($0) }),
            ])
        }
        return .object([
            "scenarios": .int(count), "equal": .int(equal), "operators": .object(operators),
            "unexplained": .array(unexplained.map { .string($0) }),
            "neverMet": .array(neverMet.map { .string($0.rawValue) }),
            "differences": .object(
                Dictionary(
                    uniqueKeysWithValues: DesignDifference.recorded.map { ($0.rawValue, .string($0.explanation)) })),
        ])
    }
}
