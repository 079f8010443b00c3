/// A change of a property, in the second place of the tuples of `rac_valuesAndChangesForKeyPath`.
///
/// The type stands for the change dictionary of key-value observing. A value of the dictionary was missing when it was not
/// asked for, and `NSNull` when it was nil: ``hasNewValue`` and ``hasOldValue`` tell the two apart.
public struct RACObservedChange: @unchecked Sendable {  // immutable; as safe to share as its values
    /// The value after the change; nil, too, when ``hasNewValue`` is false; `NSKeyValueChangeNewKey`.
    public let newValue: Any?
    /// Whether ``newValue`` was asked for, and the change has come.
    public let hasNewValue: Bool
    /// The value before the change; nil, too, when ``hasOldValue`` is false; `NSKeyValueChangeOldKey`.
    public let oldValue: Any?
    /// Whether ``oldValue`` was asked for, and is known: nothing comes before the value that `.initial` asks for.
    public let hasOldValue: Bool
    /// Whether the change is still to come; `NSKeyValueChangeNotificationIsPriorKey`.
    public let isPrior: Bool

    /// Holds the values that were asked for, and are known; a value that is known may itself be nil.
    init(new: Any??, old: Any??, isPrior: Bool = false) {
        newValue = new ?? nil
        hasNewValue = new != nil
        oldValue = old ?? nil
        hasOldValue = old != nil
        self.isPrior = isPrior
    }
}
