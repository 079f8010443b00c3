import Foundation
import RACCompat
import StreamTesting

// Usage: Runner RECORDINGS. Runs the translated scenarios, and compares their traces with those in the recordings' folder.

var comparison = try Comparison(folder: URL(filePath: CommandLine.arguments[1]))

comparison.compare("signals", scenarios.map(\.id)) { index, scenario in
    let scheduler = RACTestScheduler()
    let log = ScenarioLog(scheduler)
    let end = scheduler.now.addingTimeInterval(TimeInterval(scenario["until"] as? Int ?? 100))
    scenarios[index].run(log, scheduler)
    while let next = scheduler.nextDate, next <= end { scheduler.step() }
    return log.entries
}

/// Runs code on a main queue that it runs itself.
func withMainQueue(_ run: (_ runMainQueue: @escaping () -> Void) -> [[Any]]) throws -> [[Any]] {
    var entries: [[Any]] = []
    try withVirtualWorld { world in
        entries = run { world.runPending() }
        // The world demands a check; what was recorded is compared afterwards.
        try world.record(RACSignal.empty()).expectCompleted()
    }
    return entries
}

try comparison.compare("scripts", scripts.map(\.id)) { index, _ in
    try withMainQueue { runMainQueue in
        let log = ScriptLog(runMainQueue: runMainQueue)
        scripts[index].run(log)
        log.finish()
        return log.entries
    }
}

let readingAhead: Set = ["enum", "foldLeft", "all", "array", "count", "eagerArray", "equal"]
try comparison.compare("sequences", sequences.map(\.id)) { index, _ in
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
        return step < 0 || entry[1] as? String == "eval" || (kinds[step] != "equal" && kinds[step] != "hashEqual")
    }
    guard !readingAhead.isDisjoint(with: kinds) else {
        return Comparison.text(of: ported) == Comparison.text(of: recorded)
    }
    // The original computes values ahead: calls of blocks come later here or not at all, but never more often.
    func isCall(_ entry: [Any]) -> Bool { entry[1] as? String == "eval" }
    var calls: [String: Int] = [:]
    for entry in recorded where isCall(entry) { calls[Comparison.text(of: Array(entry.dropFirst())), default: 0] += 1 }
    for entry in ported where isCall(entry) { calls[Comparison.text(of: Array(entry.dropFirst())), default: 0] -= 1 }
    return Comparison.text(of: ported.filter { !isCall($0) }) == Comparison.text(of: recorded.filter { !isCall($0) })
        && calls.values.allSatisfy { $0 >= 0 }
}
exit(comparison.failures == 0 ? 0 : 1)
