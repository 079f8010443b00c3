/// Runs actions one at a time, in the order in which they were scheduled.
@preconcurrency
public protocol Scheduler: AnyObject, Sendable {
    /// Runs an action when all actions scheduled before have run.
    ///
    /// - Returns: The disposable that prevents a run that has not begun; nil if the run cannot be prevented.
    @_disfavoredOverload
    @discardableResult
    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)?
}
