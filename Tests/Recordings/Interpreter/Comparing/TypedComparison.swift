import StreamTesting

/// Adds up, operator by operator, how the scenarios went on the typed core.
///
/// The dynamic layer reproduces the recordings, which the replay shows; so what differs from them differs from it.
struct TypedComparison {
    /// How the scenarios of one operator went.
    struct Row {
        var scenarios = 0
        /// Those that differ for a cause that lies in this operator.
        var differing = 0
        /// Those that differ for causes that lie in others alone.
        var differingElsewhere = 0
        /// Those that differ in when clean-up runs, and in nothing else, which no operator is the place of.
        var cleaningUpLater = 0
        /// The causes that lie in this operator.
        var differences: Set<DesignDifference> = []
    }

    private(set) var rows: [String: Row] = [:]
    private(set) var met: Set<DesignDifference> = []
    /// The scenarios that differ for no known reason, with the difference.
    private(set) var unexplained: [String] = []
    private(set) var count = 0
    private(set) var equal = 0

    /// Counts one more scenario.
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

    /// The differences that are documented, and that no scenario met.
    var neverMet: [DesignDifference] { DesignDifference.allCases.filter { !met.contains($0) } }

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
                    uniqueKeysWithValues: DesignDifference.allCases.map { ($0.rawValue, .string($0.explanation)) })),
        ])
    }
}
