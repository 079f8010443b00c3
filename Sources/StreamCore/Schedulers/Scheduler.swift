/// Runs actions one at a time, in the order in which they were scheduled.
@preconcurrency
public protocol Scheduler: AnyObject, Sendable {
    /// Runs an action as soon as it is its turn.
    ///
    /// - Returns: What prevents the run if it has not begun; nil if it cannot be prevented.
    @_disfavoredOverload
    @discardableResult
    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)?
}
