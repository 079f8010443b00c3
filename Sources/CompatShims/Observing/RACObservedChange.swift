/// A change of a property, in the second place of the tuples of `rac_valuesAndChangesForKeyPath`.
///
/// The type stands for the change dictionary of key-value observing.
public struct RACObservedChange: @unchecked Sendable {  // immutable; as safe to share as its values
    /// The value after the change, when it was asked for; `NSKeyValueChangeNewKey`.
    public let newValue: Any?
    /// The value before the change, when it was asked for and is known; `NSKeyValueChangeOldKey`.
    public let oldValue: Any?
    /// Whether the change is still to come; `NSKeyValueChangeNotificationIsPriorKey`.
    public let isPrior: Bool
}
