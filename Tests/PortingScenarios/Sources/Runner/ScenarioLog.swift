import Foundation
import RACCompat

/// A translated scenario under the name of its recording.
typealias Scenario = (id: String, run: (ScenarioLog, RACTestScheduler) -> Void)

/// Records what the subscriber and the side effects of a scenario see, as the recordings write it.
final class ScenarioLog {
    private let scheduler: RACTestScheduler
    private let start: Date
    private var kept: [Any] = []
    private(set) var entries: [[Any]] = []

    init(_ scheduler: RACTestScheduler) {
        self.scheduler = scheduler
        start = scheduler.now
    }

    func next(_ value: Any?, as label: String = "") { add("next", encoded(value), label) }
    func error(_ error: (any Error)?, as label: String = "") { add("error", code(of: error), label) }
    func completed(_ label: String = "") { add("completed", NSNull(), label) }
    func effect(_ name: String) { add("log", [name]) }
    func effect(_ name: String, with value: Any?) { add("log", [name, encoded(value)]) }
    func effect(_ name: String, failure error: (any Error)?) { add("log", [name, code(of: error)]) }
    /// Keeps a subscriber for the whole run, so that its release is never what disposes.
    func keep(_ object: Any) { kept.append(object) }

    func dateOfTick(_ tick: Int) -> Date { start.addingTimeInterval(TimeInterval(tick)) }

    private func add(_ kind: String, _ value: Any, _ label: String = "") {
        entries.append([tick(scheduler.now), label.isEmpty ? kind : "\(label):\(kind)", value])
    }
    private func tick(_ date: Date) -> Int { Int(date.timeIntervalSince(start)) }

    private func encoded(_ value: Any?) -> Any { encode(value) { ["date": tick($0)] } }
}
