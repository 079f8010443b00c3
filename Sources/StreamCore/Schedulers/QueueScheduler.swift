public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Runs actions on a serial dispatch queue, never inside the call that schedules them.
public final class QueueScheduler: DateScheduler {
    /// Runs actions on the main queue.
    public static let main = QueueScheduler(serial: .main)

    /// The queue on which the actions run.
    public let queue: DispatchQueue

    private let timers: TimedQueue<Date, ScheduledAction>

    /// Where the actions run, where queues are virtual.
    private let place: VirtualQueues.Place

    private init(serial queue: DispatchQueue, targeting target: DispatchQueue? = nil) {
        self.queue = queue
        place = MainQueue.isMain(target ?? queue) ? .main : .background(queue.label)
        timers = TimedQueue(queue)
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
        self.init(serial: DispatchQueue(label: name, qos: qos, target: targetQueue), targeting: targetQueue)
    }

    /// Makes a scheduler with a serial queue of its own that runs on another queue, which may be concurrent.
    public convenience init(queue: DispatchQueue, name: String = "StreamCore.QueueScheduler") {
        self.init(serial: DispatchQueue(label: name, target: queue), targeting: queue)
    }

    /// The date of the wall clock.
    public var currentDate: Date { virtualQueues?.now ?? Date() }

    /// Seconds on the monotonic clock, which cannot be set.
    public var elapsedTime: TimeInterval {
        virtualQueues?.elapsedTime ?? TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
    }

    private var virtualQueues: VirtualQueues? {
        @inline(__always) get { VirtualQueues.current }
    }

    /// Runs an action on the queue, after the actions that were scheduled before.
    @_disfavoredOverload
    @discardableResult
    public func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        if let virtualQueues { return virtualQueues.add(on: place, action) }
        let scheduled = ScheduledAction(action)
        queue.async { scheduled.run() }
        return scheduled
    }

    /// Runs an action on the queue at a date of the wall clock, after the scheduler's actions with an earlier date.
    @_disfavoredOverload
    @discardableResult
    public func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        if let virtualQueues { return virtualQueues.add(on: place, at: date, action) }
        let scheduled = ScheduledAction(action)
        timers.add(scheduled, at: date, deadline: .now() + date.timeIntervalSinceNow) { $0.run() }
        return scheduled
    }

    /// Runs an action on the queue when an interval, in seconds, has passed, even if the wall clock is set.
    @_disfavoredOverload
    @discardableResult
    public func schedule(
        afterDelay delay: TimeInterval, action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        if let virtualQueues { return virtualQueues.add(on: place, after: delay, action) }
        let scheduled = ScheduledAction(action)
        timers.add(scheduled, after: delay) { $0.run() }
        return scheduled
    }

    // MARK: Repeating

    /// Runs an action on the queue at a date, then again after every interval, at most a tenth of it late, until
    /// disposed.
    @_disfavoredOverload
    @discardableResult
    public func schedule(
        after date: Date, interval: DispatchTimeInterval, action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        schedule(after: date, interval: interval, leeway: interval.tenth, action: action)
    }

    /// Runs an action on the queue at a date, then again after every interval, at most `leeway` late, until disposed.
    @_disfavoredOverload
    @discardableResult
    public func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        interval.checkRepeats(leeway: leeway)
        if let virtualQueues { return virtualQueues.add(on: place, at: date, every: interval.seconds, action) }
        let deadline = DispatchWallTime.now() + date.timeIntervalSinceNow
        return repeats(action, interval, leeway) { timer in
            timer.schedule(wallDeadline: deadline, repeating: interval, leeway: leeway)
        }
    }

    /// Runs an action on the queue when an interval has passed, then again after every interval, until disposed.
    ///
    /// The action runs at most `leeway` late, even if the wall clock is set.
    @_disfavoredOverload
    @discardableResult
    public func schedule(
        after delay: DispatchTimeInterval, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        interval.checkRepeats(leeway: leeway)
        if let virtualQueues {
            let date = virtualQueues.now.addingTimeInterval(delay.seconds)
            return virtualQueues.add(on: place, at: date, every: interval.seconds, action)
        }
        let deadline = DispatchTime.now() + delay
        return repeats(action, interval, leeway) { timer in
            timer.schedule(deadline: deadline, repeating: interval, leeway: leeway)
        }
    }

    private func repeats(
        _ action: @escaping @Sendable () -> Void, _ interval: DispatchTimeInterval, _ leeway: DispatchTimeInterval,
        setTimes: (any DispatchSourceTimer) -> Void
    ) -> any Disposable {
        let repeating = RepeatingAction(action)
        let timer = DispatchSource.makeTimerSource(queue: queue)
        setTimes(timer)
        // The timer keeps itself alive until it is cancelled: it goes on when nobody keeps the disposable.
        let running = UncheckedSendable(timer)
        timer.setEventHandler { withExtendedLifetime(running) { repeating.run() } }
        timer.resume()
        return AnyDisposable {
            repeating.dispose()
            running.value.setEventHandler(handler: nil)
            running.value.cancel()
        }
    }
}
