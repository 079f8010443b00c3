// Conversions of values to the type that an operator needs; a value of any other type stops the program with a message.

import Foundation
import StreamCore

/// The value as a signal; anything else but nil is a mistake of the program, which is told which operator it made.
func signalOrNil(_ value: Any?, at place: CallPlace) -> RACSignal? {
    guard let value else { return nil }
    guard let signal = value as? RACSignal else {
        place.stop(" needs signals as values, and got \(typeAndValue(value)).")
    }
    return signal
}

/// The value as a sequence; anything else but nil is a mistake of the program, which is told which operator it made.
func sequenceOrNil(_ value: Any?, at place: CallPlace) -> RACSequence? {
    guard let value else { return nil }
    guard let sequence = value as? RACSequence else {
        place.stop(" needs sequences as values, and got \(typeAndValue(value)).")
    }
    return sequence
}

/// The words of a message for a value that cannot be used.
package func typeAndValue(_ value: Any?) -> String {
    value.map { "\($0), which is of type \(type(of: $0))" } ?? "nil"
}

/// The value as a boolean; numbers other than 0 are true, as for the original.
func boolean(_ value: Any?, at place: CallPlace) -> Bool {
    guard let boolean = booleanOrNil(value) else {
        place.stop(" needs booleans, and got \(typeAndValue(value)).")
    }
    return boolean
}

/// The values of a tuple.
func valuesOfTuple(_ value: Any?, at place: CallPlace) -> [Any?] {
    guard let tuple = value as? RACTuple else {
        place.stop(" needs tuples as values, and got \(typeAndValue(value)).")
    }
    return tuple.backingArray
}

/// The values of a tuple as booleans.
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
    // Not its `boolValue`: on Linux that is false for fractions below 1.
    case let value as NSNumber: value.doubleValue != 0
    case let value as any BinaryInteger: Int(truncatingIfNeeded: value) != 0
    case let value as any BinaryFloatingPoint: !value.isZero
    default: nil
    }
}

/// Stops the program when an operator that waits was given the scheduler that does not.
func requireDeferring(_ scheduler: RACScheduler, in operation: StaticString) {
    require(
        scheduler !== RACScheduler.immediateScheduler(),
        "\(operation) needs a scheduler that runs blocks later, not \(scheduler).")
}
