/// Why an execution of an action failed.
public enum ActionError<Failure: Error>: Error {
    /// The action was disabled, or executing, when the producer was started.
    case disabled(RefusalReason)
    /// The work itself failed.
    case producerFailed(Failure)

    /// A refusal for the reason that the name says: the state forbids it.
    ///
    /// Tests can make errors of it, and compare with it.
    public static var disabled: ActionError { .disabled(.stateForbids) }

    /// Why the action refused to be started; nil if it was the work that failed.
    public var reason: RefusalReason? {
        switch self {
        case .disabled(let reason): reason
        case .producerFailed: nil
        }
    }
}

extension ActionError: CustomStringConvertible {
    /// The reason, or the failure, in words.
    public var description: String {
        switch self {
        case .disabled(let reason): reason.description
        case .producerFailed(let failure): "The work of the action failed: \(failure)"
        }
    }
}

extension ActionError: Equatable where Failure: Equatable {
    /// Whether both are refusals, for whatever reasons, or equal failures of the work.
    ///
    /// So `error == .disabled` asks what it says; the reasons are compared as `error.reason`.
    public static func == (left: ActionError, right: ActionError) -> Bool {
        switch (left, right) {
        case (.disabled, .disabled): true
        case (.producerFailed(let left), .producerFailed(let right)): left == right
        default: false
        }
    }
}
