/// A change of a property, in the second place of the tuples of `rac_valuesAndChangesForKeyPath`.
///
/// The type replaces the change dictionary of key-value observing. There, a value was missing if it was not requested,
/// and `NSNull` if it was nil: ``hasNewValue`` and ``hasOldValue`` distinguish the two.
public struct RACObservedChange: @unchecked Sendable {  // immutable; as safe to share as its values
    /// The value after the change, as in `NSKeyValueChangeNewKey`; also nil when ``hasNewValue`` is false.
    public let newValue: Any?
    /// Whether ``newValue`` was requested, and the change has happened.
    public let hasNewValue: Bool
    /// The value before the change, as in `NSKeyValueChangeOldKey`; also nil when ``hasOldValue`` is false.
    public let oldValue: Any?
    /// Whether ``oldValue`` was requested, and is known: the value of `.initial` has no old value.
    public let hasOldValue: Bool
    /// Whether the change is still to come, as in `NSKeyValueChangeNotificationIsPriorKey`.
    public let isPrior: Bool

    /// Makes a change of which no value was requested.
    init() { (newValue, hasNewValue, oldValue, hasOldValue, isPrior) = (nil, false, nil, false, false) }

    /// Makes a change of the values that were requested and are known; a known value may itself be nil.
    init(new: Any??, old: Any??, isPrior: Bool = false) {
        newValue = new ?? nil
        hasNewValue = new != nil
        oldValue = old ?? nil
        hasOldValue = old != nil
        self.isPrior = isPrior
    }
}
