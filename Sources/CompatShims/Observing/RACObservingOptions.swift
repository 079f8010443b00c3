/// What `rac_valuesAndChangesForKeyPath` sends, and what the changes tell; the flags of key-value observing.
public struct RACObservingOptions: OptionSet, Sendable {
    /// The flags as a number: that of `NSKeyValueObservingOptions`.
    public let rawValue: UInt

    /// Makes options of the number of `NSKeyValueObservingOptions`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changes tell the new value.
    public static let new = RACObservingOptions(rawValue: 1)
    /// Changes tell the old value.
    public static let old = RACObservingOptions(rawValue: 2)
    /// The value is sent at the beginning, too.
    public static let initial = RACObservingOptions(rawValue: 4)
    /// The value is sent before every change, too.
    public static let prior = RACObservingOptions(rawValue: 8)
}
