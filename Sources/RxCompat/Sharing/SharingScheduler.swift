import StreamCore

/// The scheduler of drivers and signals: the main one, unless a test says otherwise.
public enum SharingScheduler {
    private static let current = Guarded<UncheckedSendable<() -> any SchedulerType>>(
        UncheckedSendable { MainScheduler() })

    /// Makes the scheduler of drivers and signals that are made now.
    public static var make: () -> any SchedulerType { current.withLock { $0 }.value }

    /// Runs a closure, in which drivers and signals are made with another scheduler.
    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Runs a closure, in which drivers and signals are made with schedulers that another closure makes.
    public static func mock(
        makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void
    ) rethrows {
        let replaced = current.withLock { exchange(&$0, with: UncheckedSendable(makeScheduler)) }
        defer { release(current.withLock { exchange(&$0, with: replaced) }) }
        try action()
    }
}
