import Foundation

/// Runs a block a single time, as `dispatch_once` with its token did.
///
/// A constant of a file or a static one is computed once, too, and is simpler; this is for a block that uses `self` or
/// variables of the function around it.
///
///     private let registered = DispatchOnce()
///
///     func show(_ view: View) {
///         registered.run { view.register(Cell.self) }
///     }
public final class DispatchOnce: Sendable {
    private let lock = NSRecursiveLock()
    private nonisolated(unsafe) var hasRun = false

    /// Makes a token whose block has not run.
    public init() {}

    /// Runs the block on the calling thread, if none has run before; other threads wait for its end.
    ///
    /// A call from inside of the block does nothing, where `dispatch_once` never came back.
    public func run(_ block: () -> Void) {
        lock.lock()
        defer { lock.unlock() }
        guard !hasRun else { return }
        hasRun = true
        block()
    }
}
