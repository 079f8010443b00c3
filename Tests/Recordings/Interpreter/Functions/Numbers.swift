package import Foundation
import RACCompat
package import StreamTesting

/// Marks the signals of a face, which distinguishes them from other values.
package protocol SignalLike {
    /// The value that a trace shows in the place of the signal.
    var encoded: JSONValue { get }
}

/// Makes numbers and texts of all values, as the basis of the function library.
package enum Numbers {
    /// Returns the number that stands for a value; every value has a number, because nothing here may fail.
    package static func number(_ value: Any?) -> Int {
        switch value {
        case nil: 0
        case let value as Int: value
        case let value as Bool: value ? 1 : 0
        case let value as String: value.utf16.count
        case let value as RACTuple: value.count
        case is RACEvent: 100
        case is RACUnit: 1
        case is any SignalLike: 7
        case let value as Date: tick(of: value)
        case is NSNull: 0
        case let value as NSError: value.code
        case let value as [Any]: value.count
        case let value as NSArray: value.count
        case let value as any BinaryInteger: Int(truncatingIfNeeded: value)
        case let value as any BinaryFloatingPoint: Int(exactly: Double(value).rounded(.towardZero)) ?? 0
        case let value as NSNumber: value.intValue
        default: 0
        }
    }

    /// Returns the tick of a date in virtual time; a date beyond all numbers has the greatest number.
    package static func tick(of date: Date) -> Int {
        Int(exactly: date.timeIntervalSinceReferenceDate.rounded(.towardZero)) ?? .max
    }

    /// Returns the text that stands for a value.
    package static func text(_ value: Any?) -> String {
        guard let value else { return "nil" }
        return value as? String ?? String(number(value))
    }
}
