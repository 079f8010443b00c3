/// Runs actions inside the call that schedules them.
public final class ImmediateScheduler: Scheduler {
    /// Makes a scheduler.
    public init() {}

    /// Runs the action at once; it cannot be prevented, so this returns nil.
    @_disfavoredOverload
    @discardableResult
    public func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        action()
        return nil
    }
}
