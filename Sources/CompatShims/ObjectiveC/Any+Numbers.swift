public import Foundation
import RACCompat

/// Messages to a value of any class that ask for a number: numbers and texts answer, and nil is zero.
extension Any? {
    /// The whole number of a number, without its fraction, or at the beginning of a text; 0 for nil.
    public var integerValue: Int {
        switch Contents(flattened(self)).value {
        case nil: 0
        case let text as String: (text as NSString).integerValue
        case let value?: number(value).map { Int(truncatingIfNeeded: $0.int64Value) } ?? unrecognized("integerValue")
        }
    }

    /// The low 32 bits of the whole number of a number, or the number at the beginning of a text, as an `int` of C has
    /// them; 0 for nil.
    public var intValue: Int {
        switch Contents(flattened(self)).value {
        case nil: 0
        case let text as String: Int((text as NSString).intValue)
        case let value?: number(value).map { Int($0.int32Value) } ?? unrecognized("intValue")
        }
    }

    /// The number of a number, or at the beginning of a text; 0 for nil.
    public var doubleValue: Double {
        switch Contents(flattened(self)).value {
        case nil: 0
        case let text as String: (text as NSString).doubleValue
        case let value?: number(value)?.doubleValue ?? unrecognized("doubleValue")
        }
    }

    /// The decimal number that a number is; nil for nil, and for other objects.
    ///
    /// Sums and averages of key paths are decimal numbers in Objective-C, whose variables take any number for one.
    public var decimalNumber: NSDecimalNumber? {
        switch Contents(flattened(self)).value {
        case let number as NSDecimalNumber: number
        case let number as Decimal: NSDecimalNumber(decimal: number)
        case let value?: number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
        case nil: nil
        }
    }

    /// The number of a number, or at the beginning of a text, in the 32 bits of a `float`; 0 for nil.
    public var floatValue: Float {
        switch Contents(flattened(self)).value {
        case nil: 0
        case let text as String: (text as NSString).floatValue
        case let value?: number(value)?.floatValue ?? unrecognized("floatValue")
        }
    }

    /// Whether a number is not zero, or a text begins with a letter or digit that means yes; false for nil.
    public var boolValue: Bool {
        switch Contents(flattened(self)).value {
        case nil: false
        case let text as String: (text as NSString).boolValue
        case let value?: number(value)?.boolValue ?? unrecognized("boolValue")
        }
    }

    /// The text of a number; nil for nil.
    public var stringValue: String? {
        guard let value = flattened(self) else { return nil }
        return number(value).map(objectText) ?? unrecognized("stringValue")
    }

    /// Stops the program, as a message that the receiver's class does not implement did.
    func unrecognized<Result>(_ message: String) -> Result {
        let name = flattened(self).map { "\(type(of: $0))" } ?? "nil"
        fatalError("A value of \(name) has no \(message).")
    }
}

extension FixedWidthInteger {
    /// Makes the whole part of a fraction, the nearest number where that is none of this type, and 0 where it is no number.
    ///
    /// `Int(0.0 / 0.0)` stops the program; the cast of Objective-C did not.
    public init(saturating value: some BinaryFloatingPoint) {
        self = value.isNaN ? 0 : Self(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
}
