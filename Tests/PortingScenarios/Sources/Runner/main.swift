import Foundation
import RACCompat

// Usage: Runner RECORDINGS. Runs the translated scenarios and compares their traces with the recorded ones.
func text(of trace: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: trace, options: .sortedKeys), as: UTF8.self)
}

var recorded: [String: (until: Int, trace: String)] = [:]
for line in try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n") {
    guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let scenario = object["scenario"] as? [String: Any], let id = scenario["id"] as? String
    else { continue }
    recorded[id] = (scenario["until"] as? Int ?? 100, try text(of: object["trace"] ?? []))
}

var failures = 0
for scenario in scenarios {
    guard let expected = recorded[scenario.id] else { fatalError("\(scenario.id) is not recorded") }
    let scheduler = RACTestScheduler()
    let log = ScenarioLog(scheduler)
    let end = scheduler.now.addingTimeInterval(TimeInterval(expected.until))
    scenario.run(log, scheduler)
    while let next = scheduler.nextDate, next <= end { scheduler.step() }
    let trace = try text(of: log.entries)
    if trace != expected.trace {
        failures += 1
        if failures <= 20 { print("\(scenario.id)\n  recorded \(expected.trace)\n  ported   \(trace)") }
    }
}
print("\(scenarios.count - failures) of \(scenarios.count) traces equal what was recorded")
exit(failures == 0 && !scenarios.isEmpty ? 0 : 1)
