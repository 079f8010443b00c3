/// The reason why an action refused a start.
public enum RefusalReason: Error, Hashable, CaseIterable {
    /// The state of the action forbids it: `enabledIf` is false, or the unwrapped property is nil or invalid.
    case stateForbids
    /// As many executions as the policy of the action allows are running.
    case isExecuting
    /// As many starts as the policy of the action allows are waiting.
    case queueIsFull
}

extension RefusalReason: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .stateForbids: "The state of the action forbids it"
        case .isExecuting: "The action is executing already (policy: error)"
        case .queueIsFull: "The queue of the action is full (policy: queue)"
        }
    }
}
