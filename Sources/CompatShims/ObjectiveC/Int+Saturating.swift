extension FixedWidthInteger {
    /// Makes the whole part of a fraction, the nearest number where that is none of this type, and 0 where it is no number.
    ///
    /// `Int(0.0 / 0.0)` stops the program; the cast of Objective-C did not.
    public init(saturating value: some BinaryFloatingPoint) {
        self = value.isNaN ? 0 : Self(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
}
