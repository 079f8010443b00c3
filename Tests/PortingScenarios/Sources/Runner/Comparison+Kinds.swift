import Foundation
import RACCompat
import StreamTesting

/// Runs code on a main queue that it runs itself.
private func withMainQueue(_ run: (_ runMainQueue: @escaping () -> Void) -> [[Any]]) throws -> [[Any]] {
    var entries: [[Any]] = []
    try withVirtualWorld { world in
        entries = run { world.runPending() }
        // The world demands a check; what was recorded is compared afterwards.
        try world.record(RACSignal.empty()).expectCompleted()
    }
    return entries
}

extension Comparison {
    func differing(_ scenarios: [Scenario]) -> [Difference] {
        differing(scenarios.map(\.id)) { index, scenario in
            let scheduler = RACTestScheduler()
            let log = ScenarioLog(scheduler)
            let end = scheduler.now.addingTimeInterval(TimeInterval(scenario["until"] as? Int ?? 100))
            scenarios[index].run(log, scheduler)
            while let next = scheduler.nextDate, next <= end { scheduler.step() }
            return log.entries
        }
    }

    func differing(_ scripts: [Script]) throws -> [Difference] {
        try differing(scripts.map(\.id)) { index, _ in
            try withMainQueue { runMainQueue in
                let log = ScriptLog(runMainQueue: runMainQueue)
                scripts[index].run(log)
                log.finish()
                return log.entries
            }
        }
    }

    func differing(_ sequences: [Sequence]) throws -> [Difference] {
        let readingAhead: Set = ["enum", "foldLeft", "all", "array", "count", "eagerArray", "equal"]
        return try differing(sequences.map(\.id)) { index, _ in
            try withMainQueue { runMainQueue in
                let log = SequenceLog(runMainQueue: runMainQueue)
                sequences[index].run(log)
                return log.entries
            }
        } isEqual: { ported, recorded, scenario in
            let observations = scenario["observe"] as? [[Any]] ?? []
            let kinds = observations.map { $0[0] as? String ?? "" }
            let recorded = recorded.filter { entry in
                let step = entry[0] as? Int ?? 0
                return step < 0 || entry[1] as? String == "eval"
                    || (kinds[step] != "equal" && kinds[step] != "hashEqual")
            }
            guard !readingAhead.isDisjoint(with: kinds) else {
                return Comparison.text(of: ported) == Comparison.text(of: recorded)
            }
            // The original computes values ahead: calls of blocks come later here or not at all, but never more often.
            func isCall(_ entry: [Any]) -> Bool { entry[1] as? String == "eval" }
            var calls: [String: Int] = [:]
            for entry in recorded where isCall(entry) {
                calls[Comparison.text(of: Array(entry.dropFirst())), default: 0] += 1
            }
            for entry in ported where isCall(entry) {
                calls[Comparison.text(of: Array(entry.dropFirst())), default: 0] -= 1
            }
            return Comparison.text(of: ported.filter { !isCall($0) })
                == Comparison.text(of: recorded.filter { !isCall($0) })
                && calls.values.allSatisfy { $0 >= 0 }
        }
    }
}
