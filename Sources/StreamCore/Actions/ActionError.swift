/// Why an execution of an action failed.
public enum ActionError<Failure: Swift.Error>: Swift.Error {
    /// The type of failure, by its name in ReactiveSwift.
    public typealias Error = Failure

    /// The action was disabled, or executing, when the producer was started.
    case disabled(RefusalReason)
    /// The work itself failed.
    case producerFailed(Failure)

    /// A refusal because the state forbids the execution.
    ///
    /// Tests can make such errors, and compare errors with it.
    public static var disabled: ActionError { .disabled(.stateForbids) }

    /// The reason of the refusal; nil if the work failed.
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
    /// Whether both errors are refusals, for any reason, or equal failures of the work.
    ///
    /// `error == .disabled` is true for every refusal; compare reasons with `error.reason`.
    public static func == (left: ActionError, right: ActionError) -> Bool {
        switch (left, right) {
        case (.disabled, .disabled): true
        case (.producerFailed(let left), .producerFailed(let right)): left == right
        default: false
        }
    }
}
