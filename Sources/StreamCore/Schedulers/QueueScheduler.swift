public import Dispatch
public import Foundation

/// Runs actions on a serial dispatch queue, never inside the call that schedules them.
public final class QueueScheduler: DateScheduler {
    /// Runs actions on the main queue.
    public static let main = QueueScheduler(serial: .main)

    /// The queue on which the actions run.
    public let queue: DispatchQueue

    private init(serial queue: DispatchQueue) {
        self.queue = queue
    }

    /// Makes a scheduler with a serial queue of its own.
    ///
    /// - Parameters:
    ///   - qos: How urgent the work is.
    ///   - name: The label of the queue.
    ///   - targetQueue: The queue on which the scheduler's queue runs.
    public convenience init(
        qos: DispatchQoS = .unspecified, name: String = "StreamCore.QueueScheduler",
        targeting targetQueue: DispatchQueue? = nil
    ) {
        self.init(serial: DispatchQueue(label: name, qos: qos, target: targetQueue))
    }

    /// Makes a scheduler with a serial queue of its own that runs on another queue, which may be concurrent.
    public convenience init(queue: DispatchQueue, name: String = "StreamCore.QueueScheduler") {
        self.init(serial: DispatchQueue(label: name, target: queue))
    }

    /// The date of the wall clock.
    public var currentDate: Date { Date() }

    /// Runs an action on the queue, after what was scheduled before.
    @discardableResult
    public func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        let disposable = AnyDisposable()
        queue.async {
            if !disposable.isDisposed { action() }
        }
        return disposable
    }

    /// Runs an action on the queue at a date of the wall clock.
    @discardableResult
    public func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        let disposable = AnyDisposable()
        queue.asyncAfter(wallDeadline: .now() + date.timeIntervalSinceNow) {
            if !disposable.isDisposed { action() }
        }
        return disposable
    }

    /// Runs an action on the queue when an interval, in seconds, has passed, whatever happens to the wall clock.
    @discardableResult
    public func schedule(
        afterDelay delay: TimeInterval, action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        let disposable = AnyDisposable()
        queue.asyncAfter(deadline: .now() + delay) {
            if !disposable.isDisposed { action() }
        }
        return disposable
    }

    /// Runs an action on the queue at a date, then again after every interval, at most `leeway` late, until disposed.
    @discardableResult
    public func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        precondition(interval.seconds >= 0, "A repeating action needs an interval of 0 or more, not \(interval).")
        precondition(leeway.seconds >= 0, "A repeating action needs a leeway of 0 or more, not \(leeway).")
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(wallDeadline: .now() + date.timeIntervalSinceNow, repeating: interval, leeway: leeway)
        // The timer keeps itself alive until it is cancelled: it goes on when nobody keeps the disposable.
        let running = UncheckedSendable(timer)
        timer.setEventHandler { withExtendedLifetime(running) { action() } }
        timer.resume()
        return AnyDisposable {
            running.value.setEventHandler(handler: nil)
            running.value.cancel()
        }
    }
}
