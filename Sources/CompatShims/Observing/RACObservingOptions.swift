/// The values that `rac_valuesAndChangesForKeyPath` sends, and the contents of its changes; the flags of key-value
/// observing.
public struct RACObservingOptions: OptionSet, Sendable {
    /// The flags as a number, the same as in `NSKeyValueObservingOptions`.
    public let rawValue: UInt

    /// Makes options from the number of `NSKeyValueObservingOptions`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A change holds the new value.
    public static let new = RACObservingOptions(rawValue: 1)
    /// A change holds the old value.
    public static let old = RACObservingOptions(rawValue: 2)
    /// The signal also sends the value at the beginning.
    public static let initial = RACObservingOptions(rawValue: 4)
    /// The signal also sends the value before every change.
    public static let prior = RACObservingOptions(rawValue: 8)
}
