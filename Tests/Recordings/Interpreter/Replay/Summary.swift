import StreamTesting

/// Counts outcomes, for all lines and for each operator.
package struct Summary: Equatable, Sendable {
    package struct Tally: Equatable, Sendable {
        package var scenarios = 0
        package var reproduced = 0
        package var differing = 0
        package var unsupported = 0
    }

    package private(set) var passed = 0
    package private(set) var failed = 0
    package private(set) var skipped = 0
    /// The number of differences that were accepted, for each reason; they count as passed.
    package private(set) var accepted: [String: Int] = [:]
    /// The number of lines that were skipped, for each reason.
    package private(set) var skippedFor: [String: Int] = [:]
    /// The number of lines that could not be understood; they count as failed.
    package private(set) var malformed = 0
    /// The number of scenarios that differ in the order of clean-up only; they count as failed.
    package private(set) var eventsEqual = 0
    package private(set) var operators: [String: Tally] = [:]
    /// The counts for each operator, by the group of its row.
    package private(set) var groups: [OperatorGroup: [String: Tally]] = [:]

    package init() {}

    /// The number of lines that were counted.
    package var total: Int { passed + failed + skipped }

    /// Counts a line.
    package mutating func add(_ replayed: Replayed) {
        switch replayed.outcome {
        case .reproduced:
            passed += 1
        case .accepted(let reason):
            passed += 1
            accepted[reason, default: 0] += 1
        case .differing(let difference):
            failed += 1
            if difference.eventsAreEqual { eventsEqual += 1 }
        case .malformed:
            failed += 1
            malformed += 1
        case .skipped(let reason):
            skipped += 1
            skippedFor[reason, default: 0] += 1
        }
        for name in replayed.operators {
            operators[name, default: Tally()].add(replayed.outcome)
            guard let group = replayed.groups[name] else { continue }
            groups[group, default: [:]][name, default: Tally()].add(replayed.outcome)
        }
    }
}

extension Summary.Tally {
    fileprivate mutating func add(_ outcome: Outcome) {
        scenarios += 1
        switch outcome {
        case .reproduced, .accepted: reproduced += 1
        case .differing, .malformed: differing += 1
        case .skipped: unsupported += 1
        }
    }
}

extension Summary {
    /// The counts for programs, with the scenarios that differ.
    func json(differing: [(id: String, difference: String)]) -> JSONValue {
        let groups = self.groups.map { group, tallies in
            (group.rawValue, JSONValue.object(tallies.mapValues(\.json)))
        }
        return .object([
            "passed": .int(passed), "failed": .int(failed), "skipped": .int(skipped), "malformed": .int(malformed),
            "accepted": .object(accepted.mapValues { .int($0) }),
            "skippedFor": .object(skippedFor.mapValues { .int($0) }),
            "operators": .object(Dictionary(uniqueKeysWithValues: groups)),
            "differing": .array(
                differing.map { .object(["id": .string($0.id), "difference": .string($0.difference)]) }),
        ])
    }
}

extension Summary.Tally {
    fileprivate var json: JSONValue {
        .object([
            "scenarios": .int(scenarios), "reproduced": .int(reproduced), "differing": .int(differing),
            "unsupported": .int(unsupported),
        ])
    }
}
