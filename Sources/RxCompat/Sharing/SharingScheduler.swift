import StreamCore

/// The scheduler of drivers and signals: the main scheduler, unless a test sets another one.
public enum SharingScheduler {
    private static let current = Guarded<UncheckedSendable<() -> any SchedulerType>>(
        UncheckedSendable { MainScheduler() })

    /// The closure that makes the scheduler of each new driver or signal.
    public static var make: () -> any SchedulerType { current.withLock { $0 }.value }

    /// Runs a closure; drivers and signals that are made meanwhile use the given scheduler.
    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Runs a closure; drivers and signals that are made meanwhile use the schedulers that `makeScheduler` makes.
    public static func mock(
        makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void
    ) rethrows {
        let replaced = current.withLock { exchange(&$0, with: UncheckedSendable(makeScheduler)) }
        defer { release(current.withLock { exchange(&$0, with: replaced) }) }
        try action()
    }
}
