/// Why an action refused to be started.
public enum RefusalReason: Error, Hashable, CaseIterable {
    /// The state of the action forbids it: what `enabledIf` says of it is false, or what it unwraps is nil or invalid.
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
