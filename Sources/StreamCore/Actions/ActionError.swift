/// Why an execution of an action failed.
public enum ActionError<Failure: Error>: Error {
    /// The action was disabled, or executing, when the producer was started.
    case disabled
    /// The work itself failed.
    case producerFailed(Failure)
}

extension ActionError: Equatable where Failure: Equatable {}
