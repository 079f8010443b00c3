import Foundation

/// Returns the value converted to `Value`; nil when there is no conversion.
///
/// Numbers are converted as key-value coding did. A value with a raw value is converted as that raw value, and a number
/// to the value that has it as its raw value. Every error is converted to `NSError`, as it was with the Objective-C
/// runtime.
package func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    // Nil is a value of every optional type, and of no other but `Any`; a cast would box it as an object.
    guard let value else { return isOptional(type) || type == Any.self ? value as? Value : nil }
    // The cast bridges where the runtime does.
    if let value = value as? Value { return value }
    // Whatever is no value of the wrapped type is none of the optional type: a conversion that fails makes no nil.
    if let optional = type as? any OptionalType.Type { return optional.wrapping(value, as: type) }
    if let error = value as? any Error, let error = error as NSError as? Value { return error }
    // In Objective-C, an enumeration was its number.
    if let value = value as? any RawRepresentable { return converted(value.rawValue, to: type) }
    guard let number = number(value) else { return nil }
    if let target = type as? any NumberTarget.Type { return target.init(truncating: number) as? Value }
    return (type as? any RawRepresentable.Type).flatMap { represented($0, by: number) } as? Value
}

/// Returns the value of an enumeration or option set whose raw value is the number; nil when there is none.
private func represented<Value: RawRepresentable>(_ type: Value.Type, by number: NSNumber) -> Value? {
    guard let target = Value.RawValue.self as? any NumberTarget.Type else { return nil }
    return (target.init(truncating: number) as? Value.RawValue).flatMap { Value(rawValue: $0) }
}

/// A type that `NSNumber` converts to.
private protocol NumberTarget {
    init(truncating number: NSNumber)
}

extension Int: NumberTarget {}
extension Int8: NumberTarget {}
extension Int16: NumberTarget {}
extension Int32: NumberTarget {}
extension Int64: NumberTarget {}
extension UInt: NumberTarget {}
extension UInt8: NumberTarget {}
extension UInt16: NumberTarget {}
extension UInt32: NumberTarget {}
extension UInt64: NumberTarget {}
extension Bool: NumberTarget {}
extension Double: NumberTarget {}
extension Float: NumberTarget {}
extension CGFloat: NumberTarget {
    // Foundation has it on Apple's platforms alone.
    fileprivate init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

private protocol OptionalType {
    static func wrapping<Value>(_ value: Any, as type: Value.Type) -> Value?
}

extension Optional: OptionalType {
    /// Returns the value converted to the wrapped type, as the optional type itself; nil when there is no conversion.
    fileprivate static func wrapping<Value>(_ value: Any, as type: Value.Type) -> Value? {
        converted(value, to: Wrapped.self).flatMap { Self.some($0) as? Value }
    }
}

/// Returns whether nil is a value of the type.
func isOptional(_ type: Any.Type) -> Bool { type is any OptionalType.Type }

private func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as NSNumber: value
    case let value as Int: NSNumber(value: value)
    case let value as any UnsignedInteger: NSNumber(value: UInt64(truncatingIfNeeded: value))
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    default: nil
    }
}
