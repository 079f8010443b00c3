// Conversions of values to the type that an operator needs; a value of any other type stops the program with a message.

import Foundation
import StreamCore

/// Returns the value as a signal, or nil for nil; any other value stops the program with the name of the operator.
func signalOrNil(_ value: Any?, at place: CallPlace) -> RACSignal? {
    guard let value else { return nil }
    // An object is told apart first: the cast of a value costs 400 instructions.
    let signal = isObject(value) ? object(in: value) as? RACSignal : value as? RACSignal
    guard let signal else {
        place.stop(" needs signals as values, and got \(typeAndValue(value)).")
    }
    return signal
}

/// Returns the value as a sequence, or nil for nil; any other value stops the program with the name of the operator.
func sequenceOrNil(_ value: Any?, at place: CallPlace) -> RACSequence? {
    guard let value else { return nil }
    guard let sequence = value as? RACSequence else {
        place.stop(" needs sequences as values, and got \(typeAndValue(value)).")
    }
    return sequence
}

/// Returns the words of a message about a value that cannot be used.
package func typeAndValue(_ value: Any?) -> String {
    value.map { "\(visible($0)), which is of type \(type(of: $0))" } ?? "nil"
}

/// Returns the description of a value for a message; quoted if nobody could see it, as `""`.
package func visible(_ value: Any?) -> String {
    let text = value.map { "\($0)" } ?? "nil"
    return text.allSatisfy(\.isWhitespace) ? text.debugDescription : text
}

/// Returns the value as a boolean; numbers other than 0 are true, as for the original.
///
/// Any other value stops the program.
func boolean(_ value: Any?, at place: CallPlace) -> Bool {
    guard let boolean = booleanOrNil(value) else {
        place.stop(" needs booleans, and got \(typeAndValue(value)).")
    }
    return boolean
}

/// Returns the values of a tuple; any other value stops the program.
func valuesOfTuple(_ value: Any?, at place: CallPlace) -> [Any?] {
    guard let tuple = value as? RACTuple else {
        place.stop(" needs tuples as values, and got \(typeAndValue(value)).")
    }
    return tuple.backingArray
}

/// Returns the values of a tuple as booleans; any other value stops the program.
func booleans(_ value: Any?, at place: CallPlace) -> [Bool] {
    guard let tuple = value as? RACTuple, tuple.count > 0 else {
        place.stop(" needs tuples of booleans, and got \(typeAndValue(value)).")
    }
    return tuple.backingArray.enumerated().map { index, value in
        guard let boolean = booleanOrNil(value) else {
            place.stop(
                " needs tuples of booleans, and value \(index) of the tuple is \(typeAndValue(value)).")
        }
        return boolean
    }
}

func booleanOrNil(_ value: Any?) -> Bool? {
    switch value {
    case let value as Bool: value
    // The code does not use `boolValue`: on Linux that is false for fractions below 1.
    case let value as NSNumber: value.doubleValue != 0
    case let value as any BinaryInteger: Int(truncatingIfNeeded: value) != 0
    case let value as any BinaryFloatingPoint: !value.isZero
    // An observed enumeration, which was a number.
    case let value as any RawRepresentable: booleanOrNil(value.rawValue)
    default: nil
    }
}

/// Stops the program when an operator that waits has been given an interval that is not a number.
func requireNumber(_ interval: TimeInterval, in operation: StaticString) {
    require(!interval.isNaN, "\(operation) needs an interval in seconds, not \(interval).")
}

/// Stops the program unless a timer can repeat a block with these times.
func requireRepetition(every interval: TimeInterval, withLeeway leeway: TimeInterval) {
    require(
        interval > 0 && interval < 9e9,
        "A repeating block needs a positive interval below 9e9 seconds, not \(interval).")
    require(leeway >= 0 && leeway < 9e9, "A repeating block needs a leeway from 0 to 9e9 seconds, not \(leeway).")
}

/// Stops the program when an operator that waits has been given the immediate scheduler, which cannot wait.
func requireDeferring(_ scheduler: RACScheduler, in operation: StaticString) {
    require(
        scheduler !== RACScheduler.immediateScheduler(),
        "\(operation) needs a scheduler that runs blocks later, not \(scheduler).")
}
