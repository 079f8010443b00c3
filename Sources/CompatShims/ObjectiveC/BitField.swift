/// An integer that keeps some bits of its type, as a bit field of C; what does not fit is cut off.
///
///     struct Style {
///         @BitField(bits: 3) var level: UInt32 = 0
///     }
///     var style = Style(level: 9)
///     print(style.level)  // prints 1
@propertyWrapper
public struct BitField<Value: FixedWidthInteger & Sendable>: Sendable {
    private var stored: Value
    private let bits: Int

    /// Makes a variable of some bits; a signed one takes its highest bit as the sign.
    ///
    /// - Parameters:
    ///   - wrappedValue: The first value, of which the lowest bits are kept.
    ///   - bits: The number of bits: between 1 and the width of the type.
    public init(wrappedValue: Value, bits: Int) {
        guard (1...Value.bitWidth).contains(bits) else {
            fatalError("A bit field of \(Value.self) has 1 to \(Value.bitWidth) bits, not \(bits).")
        }
        (stored, self.bits) = (0, bits)
        self.wrappedValue = wrappedValue
    }

    /// The integer.
    public var wrappedValue: Value {
        get { stored }
        set {
            let others = Value.bitWidth - bits
            stored = (newValue << others) >> others
        }
    }
}

// So that an NSValue holds structures with such fields.
extension BitField: BitwiseCopyable where Value: BitwiseCopyable {}
