import StreamCore

/// Disposes another disposable on a scheduler.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {  // see Guarded
    /// The scheduler of the disposal.
    public let scheduler: any ImmediateSchedulerType
    private let disposable: Guarded<(any Disposable)?>

    /// Makes a disposable from a scheduler and the disposable to dispose.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        self.disposable = Guarded(disposable)
        Resources.increment()
    }

    deinit { Resources.decrement() }

    /// Whether the disposable has been disposed.
    public var isDisposed: Bool { disposable.withLock { $0 == nil } }

    /// Schedules the disposal.
    public func dispose() {
        _ = scheduler.schedule(self) { scheduled in
            scheduled.disposable.exchange(nil)?.dispose()
            return Disposables.create()
        }
    }
}

/// A disposable that only remembers that it was disposed.
public final class BooleanDisposable: Cancelable, @unchecked Sendable {  // see Guarded
    private let flag: Guarded<Bool>

    /// Makes a disposable that has not been disposed.
    public convenience init() { self.init(isDisposed: false) }

    /// Makes a disposable, which may count as disposed already.
    public init(isDisposed: Bool) {
        flag = Guarded(isDisposed)
        Resources.increment()
    }

    deinit { Resources.decrement() }

    /// Whether the disposable has been disposed.
    public var isDisposed: Bool { flag.read() }

    /// Remembers the disposal.
    public func dispose() { flag.exchange(true) }
}
