/// How a stream ends, as a value.
@frozen
public enum Termination<Failure: Error> {
    /// It failed.
    case failed(Failure)
    /// It completed.
    case completed
    /// It was cut short, usually by disposal.
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
