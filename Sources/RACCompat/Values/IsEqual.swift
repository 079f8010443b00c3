import Foundation

/// Returns whether two values are equal in the sense of the original's `isEqual:`.
///
/// Nil equals nil only. Numbers of all types compare by value (1, 1.0, true and an `NSNumber` of 1 are equal), strings
/// as strings of the same units, arrays and dictionaries by their elements, other values by their own `==`, and objects
/// without `==` by identity. Values of unlike types, and other values without `==`, are never equal.
package func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = flattened(left) else { return flattened(right) == nil }
    guard let right = flattened(right) else { return false }
    if let left = inlinePayload(of: left, as: Int.self), let right = inlinePayload(of: right, as: Int.self) {
        return left == right
    }
    if let left = inlinePayload(of: left, as: String.self), let right = inlinePayload(of: right, as: String.self) {
        return ExactText(text: left) == ExactText(text: right)
    }
    if let left = inlinePayload(of: left, as: Double.self), let right = inlinePayload(of: right, as: Double.self) {
        return left == right || left.isNaN && right.isNaN
    }
    if isObject(left), isObject(right) {
        if objectAddress(of: left) == objectAddress(of: right) { return true }
        if let left = left as? RACTuple, let right = right as? RACTuple { return left == right }
    }
    switch (ComparableContent(of: left), ComparableContent(of: right)) {
    case (nil, nil): break
    case (let left, let right): return left == right
    }
    if type(of: left) is AnyClass {
        // The object has no `==`, and is hidden in the existential of a protocol.
        if type(of: right) is AnyClass, (left as AnyObject) === (right as AnyObject) { return true }
        if let left = left as? any IsEqualAnswering { return left.isEqual(right) }
    }
    guard let left = left as? any Equatable, let right = right as? any Equatable else {
        // A class is an object, too.
        guard let left = left as? AnyClass, let right = right as? AnyClass else { return false }
        return left == right
    }
    // A class inherits `==`, and either of the two values may be of the subclass.
    return isEqual(left, to: right) ?? isEqual(right, to: left) ?? false
}

private func isEqual<Value: Equatable>(_ left: Value, to right: any Equatable) -> Bool? {
    (right as? Value).map { left == $0 }
}

/// An object whose class says what equals it: the left one is asked, as a subclass may say otherwise than its superclass.
package protocol IsEqualAnswering: AnyObject {
    func isEqual(_ object: Any?) -> Bool
}

extension NSObject: IsEqualAnswering {}
