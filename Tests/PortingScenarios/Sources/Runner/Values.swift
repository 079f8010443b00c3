import Foundation
import RACCompat

/// An error as recordings write it.
func code(of error: (any Error)?) -> Any {
    guard let error = error as NSError? else { return NSNull() }
    return switch error.domain {
    case "Scenario": error.code
    case RACCommandErrorDomain: ["command": error.code]
    default: ["rac": error.code]
    }
}

/// A value as recordings write it; `date` writes a date.
func encode(_ value: Any?, date: (Date) -> Any = { "\($0)" }) -> Any {
    guard let value = value.flatMap(unwrapped) else { return NSNull() }
    switch value {
    case let value as Bool: return value ? 1 : 0
    case let value as Int: return value
    case let value as NSNumber: return value.intValue
    case let value as String: return value
    case let value as Date: return date(value)
    case let tuple as RACTuple: return ["tuple": (0..<tuple.count).map { encode(tuple[Int($0)], date: date) }]
    case let event as RACEvent:
        if event.isFinished == false { return ["event": ["next", encode(event.value)]] }
        if event.eventType == .error { return ["event": ["error", code(of: event.error)]] }
        return ["event": ["completed"]]
    case is RACUnit: return ["unit": 1]
    case is NSNull: return ["null": 1]
    case let items as [Any?]: return items.map { item in item is NSNull ? ["null": 1] : encode(item, date: date) }
    case let group as RACGroupedSignal: return ["group": encode(group.key)]
    case is RACSignal: return ["signal": 1]
    case is RACSequence: return ["seq": 1]
    case is RACTupleNil: return ["tupleNil": 1]
    case let error as any Error: return ["err": code(of: error)]
    default: return "?\(value)"
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
