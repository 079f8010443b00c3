import Foundation

/// Returns a value of any class as a key of a dictionary, or as an element of a set.
///
/// Values that are not hashable are compared by `isEqual:`, a truth value is the number 1 or 0, and all `NSNull` are one. Nil is a key that no value is equal to.
///
/// ```swift
/// seen.contains(objectKey(item))
/// ```
public func objectKey(_ value: Any?) -> AnyHashable {
    guard let value = Contents(plainValue(value)).value else { return AnyHashable(Optional<AnyHashable>.none) }
    if let number = foundationNumber(value) {
        switch String(cString: number.objCType) {
        case "d", "f": return AnyHashable(number.doubleValue)
        case "Q": return AnyHashable(number.uint64Value)
        default: return AnyHashable(number.int64Value)
        }
    }
    switch value {
    case let text as String: return AnyHashable(text)
    // A truth value was a number.
    case let flag as Bool: return AnyHashable(flag ? 1 : 0)
    // There was one object of the class.
    case is NSNull: return AnyHashable(theNull)
    default: return value as? AnyHashable ?? AnyHashable(ObjectKey(object: value))
    }
}

/// The `NSNull` that stands for all others, each of which has a hash of its own outside of Apple's platforms.
let theNull = NSNull()

/// A value without a hash.
private struct ObjectKey: Hashable {
    let object: Any

    static func == (left: ObjectKey, right: ObjectKey) -> Bool { isEqualObject(left.object, right.object) }
    func hash(into hasher: inout Hasher) {}
}

/// Returns an array of copies of the elements of an array, as `initWithArray:copyItems:` does.
///
/// An element that cannot be copied stays the same object.
public func copiedItems(_ items: [Any]) -> [Any] { items.map { Optional($0).copy() ?? $0 } }

/// Returns a dictionary of copies of the values of a dictionary, as `initWithDictionary:copyItems:` does.
///
/// A value that cannot be copied stays the same object.
public func copiedItems(_ pairs: [AnyHashable: Any]) -> [AnyHashable: Any] {
    pairs.mapValues { Optional($0).copy() ?? $0 }
}
