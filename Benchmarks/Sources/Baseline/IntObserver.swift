import Synchronization

/// Ends a chain with a closure, until it is disposed of.
public final class IntObserver: IntSink {
    private let isDisposed = Atomic<Bool>(false)
    private let action: (Int) -> Void

    /// Creates an observer that calls `action`.
    public init(_ action: @escaping (Int) -> Void) {
        self.action = action
    }

    /// Calls the closure, unless disposed of.
    public override func receive(_ value: Int) {
        if !isDisposed.load(ordering: .acquiring) { action(value) }
    }

    /// Ends the observation.
    public func dispose() {
        isDisposed.store(true, ordering: .releasing)
    }
}
