import Foundation

/// A number by its mathematical value, as `NSNumber` compares numbers; not-a-number equals itself.
enum NumberContent: Hashable {
    case integer(Int64)
    /// A whole number too large for `integer`.
    case large(UInt64)
    /// A number that is not whole, or outside the range of the other cases; held by its bits, so that not-a-number
    /// equals itself.
    case fraction(bits: UInt64)

    init(_ value: some BinaryInteger) {
        if let value = Int64(exactly: value) {
            self = .integer(value)
        } else {
            self = UInt64(exactly: value).map { .large($0) } ?? .init(Double(value))
        }
    }

    init(_ value: Double) {
        if let value = Int64(exactly: value) {
            self = .integer(value)
        } else if let value = UInt64(exactly: value) {
            self = .large(value)
        } else {
            self = .fraction(bits: (value.isNaN ? .nan : value).bitPattern)
        }
    }
}

extension ComparableByContent where Self: BinaryInteger {
    var comparableContent: ComparableContent? { .number(NumberContent(self)) }
}

extension Int: ComparableByContent {}
extension Int8: ComparableByContent {}
extension Int16: ComparableByContent {}
extension Int32: ComparableByContent {}
extension Int64: ComparableByContent {}
extension UInt: ComparableByContent {}
extension UInt8: ComparableByContent {}
extension UInt16: ComparableByContent {}
extension UInt32: ComparableByContent {}
extension UInt64: ComparableByContent {}

extension Bool: ComparableByContent {
    var comparableContent: ComparableContent? { .number(.integer(self ? 1 : 0)) }
}

extension Double: ComparableByContent {
    var comparableContent: ComparableContent? { .number(NumberContent(self)) }
}

extension Float: ComparableByContent {
    var comparableContent: ComparableContent? { .number(NumberContent(Double(self))) }
}

extension CGFloat: ComparableByContent {
    var comparableContent: ComparableContent? { .number(NumberContent(Double(self))) }
}

extension Decimal: ComparableByContent {
    var comparableContent: ComparableContent? { NSDecimalNumber(decimal: self).comparableContent }
}

extension NSNumber: ComparableByContent {
    var comparableContent: ComparableContent? {
        switch UInt8(bitPattern: objCType.pointee) {
        case UInt8(ascii: "f"), UInt8(ascii: "d"): .number(NumberContent(doubleValue))
        case UInt8(ascii: "Q"): .number(NumberContent(uint64Value))
        default: .number(NumberContent(int64Value))
        }
    }
}
