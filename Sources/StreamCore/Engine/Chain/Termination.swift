/// The way a stream ends, as a value.
@frozen
public enum Termination<Failure: Swift.Error> {
    /// The type of failure, by its name in ReactiveSwift.
    public typealias Error = Failure

    /// The stream failed.
    case failed(Failure)
    /// The stream completed.
    case completed
    /// The stream was interrupted, usually by disposal.
    case interrupted
}

extension Observer {
    /// Ends the stream: calls ``fail(_:)``, `complete()` or `interrupt()`, which subclasses override.
    public final func terminate(_ termination: Termination<Failure>) {
        switch termination {
        case .failed(let failure): fail(failure)
        case .completed: complete()
        case .interrupted: interrupt()
        }
    }
}
