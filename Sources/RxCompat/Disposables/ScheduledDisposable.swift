import StreamCore

/// Disposes of another disposable on a scheduler.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {  // see Guarded
    /// Where it is disposed of.
    public let scheduler: any ImmediateSchedulerType
    private let disposable: Guarded<(any Disposable)?>

    /// Makes it of a scheduler and a disposable.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        self.disposable = Guarded(disposable)
        Resources.increment()
    }

    deinit { Resources.decrement() }

    /// Whether the disposable has been disposed of.
    public var isDisposed: Bool { disposable.withLock { $0 == nil } }

    /// Schedules the disposal.
    public func dispose() {
        _ = scheduler.schedule(self) { scheduled in
            scheduled.disposable.exchange(nil)?.dispose()
            return Disposables.create()
        }
    }
}

/// Remembers that it was disposed of.
public final class BooleanDisposable: Cancelable, @unchecked Sendable {  // see Guarded
    private let flag: Guarded<Bool>

    /// Makes one that has not been disposed of.
    public convenience init() { self.init(isDisposed: false) }

    /// Makes one that perhaps has been disposed of.
    public init(isDisposed: Bool) {
        flag = Guarded(isDisposed)
        Resources.increment()
    }

    deinit { Resources.decrement() }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { flag.read() }

    /// Remembers it.
    public func dispose() { flag.exchange(true) }
}
