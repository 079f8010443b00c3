import Foundation
import RACCompat
package import StreamTesting

/// Turns values into the JSON that a trace shows for them.
package enum ValueEncoding {
    package static func encode(_ value: Any?) -> JSONValue {
        switch value {
        case nil: .null
        case let value as Int: .int(value)
        case let value as Bool: .int(value ? 1 : 0)
        case let value as String: .string(value)
        case let value as RACTuple:
            ["tuple": .array((0..<value.count).map { encode(value.objectAtIndex($0)) })]
        case let value as RACEvent: ["event": encode(value)]
        case is RACUnit: ["unit": 1]
        case is RACTupleNil: ["tupleNil": 1]
        case let value as any SignalLike: value.encoded
        case is RACSequence: ["seq": 1]
        case let value as Date: ["date": .int(Numbers.tick(of: value))]
        case is NSNull: ["null": 1]
        case let value as NSError: ["err": RecordedErrors.encode(value)]
        case let value as [Any?]: .array(value.map { encode(flattened($0)) })
        case let value as NSArray: .array(value.map { encode(flattened($0)) })
        case let value as any BinaryInteger: .int(Int(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: encode(number: Double(value))
        case let value as NSNumber: encode(number: value.doubleValue)
        case .some(let value): ["foreign": .string("\(type(of: value))")]
        }
    }

    private static func encode(number: Double) -> JSONValue {
        Int(exactly: number).map { .int($0) } ?? .double(number)
    }

    private static func encode(_ event: RACEvent) -> JSONValue {
        switch event.eventType {
        case .next: ["next", encode(event.value)]
        case .error: ["error", RecordedErrors.encode(event.error)]
        case .completed: ["completed"]
        }
    }
}
