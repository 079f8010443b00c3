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

    func next(_ value: Any?) { add("next", encoded(value)) }
    func error(_ error: (any Error)?) { add("error", code(error)) }
    func completed() { add("completed", NSNull()) }
    func effect(_ name: String) { add("log", [name]) }
    func effect(_ name: String, with value: Any?) { add("log", [name, encoded(value)]) }
    func effect(_ name: String, failure error: (any Error)?) { add("log", [name, code(error)]) }
    /// Keeps a subscriber for the whole run, so that its release is never what disposes.
    func keep(_ object: Any) { kept.append(object) }

    private func add(_ kind: String, _ value: Any) { entries.append([tick(scheduler.now), kind, value]) }
    private func tick(_ date: Date) -> Int { Int(date.timeIntervalSince(start)) }

    private func code(_ error: (any Error)?) -> Any {
        guard let error = error as NSError? else { return NSNull() }
        return error.domain == "Scenario" ? error.code : ["rac": error.code]
    }

    private func encoded(_ value: Any?) -> Any {
        guard let value = value.flatMap(unwrapped) else { return NSNull() }
        switch value {
        case let value as Bool: return value ? 1 : 0
        case let value as Int: return value
        case let value as NSNumber: return value.intValue
        case let value as String: return value
        case let value as Date: return ["date": tick(value)]
        case let tuple as RACTuple: return ["tuple": (0..<tuple.count).map { encoded(tuple[Int($0)]) }]
        case let event as RACEvent:
            if event.isFinished == false { return ["event": ["next", encoded(event.value)]] }
            if event.eventType == .error { return ["event": ["error", code(event.error)]] }
            return ["event": ["completed"]]
        case is RACUnit: return ["unit": 1]
        case is NSNull: return ["null": 1]
        case let items as [Any?]: return items.map { item in item is NSNull ? ["null": 1] : encoded(item) }
        case let group as RACGroupedSignal: return ["group": encoded(group.key)]
        case is RACSignal: return ["signal": 1]
        case let error as any Error: return ["err": code(error)]
        default: return "?\(value)"
        }
    }
}

/// What is in an optional that was stored as a value, through all layers.
private func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
}

/// The number of any value, as the recordings define it.
func num(_ value: Any?) -> Int {
    guard let value = value.flatMap(unwrapped) else { return 0 }
    switch value {
    case let value as Bool: return value ? 1 : 0
    case let value as Int: return value
    case let value as NSNumber: return value.intValue
    case let value as String: return value.utf16.count
    case let tuple as RACTuple: return Int(tuple.count)
    case let items as [Any?]: return items.count
    case let date as Date: return Int(date.timeIntervalSinceReferenceDate)
    case is RACEvent: return 100
    case is RACUnit: return 1
    case is RACSignal: return 7
    case is NSNull: return 0
    case let error as NSError: return error.code
    default: return 0
    }
}

/// The text of any value, as the recordings define it.
func text(_ value: Any?) -> String {
    guard let value = value.flatMap(unwrapped) else { return "nil" }
    return value as? String ?? "\(num(value))"
}
