public import Dispatch
public import Foundation
import StreamCore

/// Runs blocks on a dispatch queue, never inside the call that schedules them.
///
/// A subclass passes a serial queue; ``RACTargetQueueScheduler`` is a scheduler over any queue.
open class RACQueueScheduler: RACScheduler, @unchecked Sendable {  // its state is immutable
    /// The queue on which the blocks run.
    public let queue: DispatchQueue

    private let timers: TimedQueue<DispatchWallTime, () -> Void>
    /// The place where the blocks run while queues are virtual.
    private let place: VirtualQueues.Place

    /// Creates a scheduler of the serial `queue`; a nil `name` gives the scheduler the name of its class.
    public init(name: String?, queue: DispatchQueue) {
        self.queue = queue
        timers = TimedQueue(queue)
        place = MainQueue.isMain(queue) ? .main : .background(name ?? queue.label)
        super.init(name: name)
    }

    /// Creates a scheduler of a serial `queue` that runs on another queue.
    init(name: String, queue: DispatchQueue, targeting target: DispatchQueue) {
        self.queue = queue
        timers = TimedQueue(queue)
        place = MainQueue.isMain(target) ? .main : .background(name)
        super.init(name: name)
    }

    /// Returns `date` as Grand Central Dispatch counts wall-clock time.
    ///
    /// A date before 1970 becomes the beginning of 1970; a date from 2200 on becomes the distant future.
    open class func wallTimeWithDate(_ date: Date) -> DispatchWallTime {
        let seconds = date.timeIntervalSince1970
        guard seconds < 7_258_118_400 else { return .distantFuture }
        guard seconds > 1 else { return DispatchWallTime(timespec: timespec(tv_sec: 1, tv_nsec: 0)) }
        let nanoseconds = (seconds - seconds.rounded(.down)) * 1e9
        return DispatchWallTime(timespec: timespec(tv_sec: Int(seconds), tv_nsec: Int(nanoseconds)))
    }

    /// Runs `block` on the queue when the blocks before it have run.
    @discardableResult
    override open func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
        let disposable = RACDisposable()
        let work = work(block, unlessDisposed: disposable)
        if let virtualQueues { virtualQueues.add(on: place, work) } else { enqueue(work) }
        return disposable
    }

    /// Whether `schedule(_:)`, which no subclass of a program has overridden, now puts a block in the queue and does
    /// nothing else.
    final var queuesInPlace: Bool {
        let type = type(of: self)
        let isOwnType =
            type == RACTargetQueueScheduler.self || type == RACMainThreadScheduler.self
            || type == RACQueueScheduler.self
        return isOwnType && virtualQueues == nil && !RACBacktrace.isEnabled
    }

    /// Runs `block` on the queue at `date` of the wall clock, after the receiver's blocks with an earlier date.
    @discardableResult
    override open func after(_ date: Date, schedule block: @escaping () -> Void) -> RACDisposable? {
        let disposable = RACDisposable()
        let work = work(block, unlessDisposed: disposable)
        if let virtualQueues {
            virtualQueues.add(on: place, at: date, work)
        } else {
            enqueue(work, at: Self.wallTimeWithDate(date))
        }
        return disposable
    }

    /// Runs `block` on the queue when `delay` seconds have passed, even if the wall clock is set.
    @discardableResult
    override open func afterDelay(_ delay: TimeInterval, schedule block: @escaping () -> Void) -> RACDisposable? {
        let disposable = RACDisposable()
        let work = work(block, unlessDisposed: disposable)
        if let virtualQueues { virtualQueues.add(on: place, after: delay, work) } else { enqueue(work, after: delay) }
        return disposable
    }

    /// Runs `block` on the queue at `date` of the wall clock and then every `interval` seconds, until disposed.
    ///
    /// There is no current scheduler inside the block, except on the main queue. The runs also end when the
    /// returned disposable is released.
    @discardableResult
    override open func after(
        _ date: Date, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval,
        schedule block: @escaping () -> Void
    ) -> RACDisposable? {
        if let virtualQueues {
            return repeating(in: virtualQueues, at: date, every: interval, withLeeway: leeway, block)
        }
        let deadline = Self.wallTimeWithDate(date)
        return repeating(every: interval, withLeeway: leeway, block) { timer, interval, leeway in
            timer.schedule(wallDeadline: deadline, repeating: interval, leeway: leeway)
        }
    }

    override package func afterDelay(
        _ delay: TimeInterval, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval,
        schedule block: @escaping () -> Void
    ) -> RACDisposable? {
        if let virtualQueues {
            let date = virtualQueues.now.addingTimeInterval(delay)
            return repeating(in: virtualQueues, at: date, every: interval, withLeeway: leeway, block)
        }
        return repeating(every: interval, withLeeway: leeway, block) { timer, interval, leeway in
            timer.schedule(deadline: .now() + delay, repeating: interval, leeway: leeway)
        }
    }

    /// Returns work that runs `block` on the queue as a block of the receiver, unless `disposable` is disposed by then.
    final func work(
        _ block: @escaping () -> Void, unlessDisposed disposable: RACDisposable
    ) -> Work {
        let block = UncheckedBlock(block)
        return { [self] in
            if !disposable.isDisposed { performAsCurrentScheduler(block.run) }
        }
    }

    // MARK: Where work waits

    typealias Work = @Sendable @convention(block) () -> Void

    /// Runs work on the queue after the work that waits there.
    func enqueue(_ work: @escaping Work) {
        queue.async(execute: work)
    }

    /// Runs work on the queue when the wall clock reaches a time.
    func enqueue(_ work: @escaping Work, at due: DispatchWallTime) {
        timers.add(work, at: due, deadline: due) { $0() }
    }

    /// Runs work on the queue when `delay` seconds have passed.
    func enqueue(_ work: @escaping Work, after delay: TimeInterval) {
        timers.add(work, after: delay) { $0() }
    }

    private var virtualQueues: VirtualQueues? {
        @inline(__always) get { VirtualQueues.current }
    }

    // MARK: Repeating

    /// The queue on which the timers of repeating blocks fire.
    var timerQueue: DispatchQueue { queue }

    /// Runs a repeating block once; called on the timer's queue.
    func tick(_ block: UncheckedBlock, unlessDisposed disposable: RACDisposable) {
        block.run()
    }

    private func repeating(
        in queues: VirtualQueues, at date: Date, every interval: TimeInterval, withLeeway leeway: TimeInterval,
        _ block: @escaping () -> Void
    ) -> RACDisposable {
        requireRepetition(every: interval, withLeeway: leeway)
        let block = UncheckedBlock(block)
        let running = queues.add(on: place, at: date, every: interval) { CurrentScheduler.performWithout(block.run) }
        return RACDisposable { running.dispose() }
    }

    private func repeating(
        every interval: TimeInterval, withLeeway leeway: TimeInterval, _ block: @escaping () -> Void,
        start: (any DispatchSourceTimer, DispatchTimeInterval, DispatchTimeInterval) -> Void
    ) -> RACDisposable {
        requireRepetition(every: interval, withLeeway: leeway)
        let block = UncheckedBlock(block)
        let timer = DispatchSource.makeTimerSource(queue: timerQueue)
        let end = RACDisposable()
        timer.setEventHandler { self.tick(block, unlessDisposed: end) }
        start(timer, .nanoseconds(Int(interval * 1e9)), .nanoseconds(Int(leeway * 1e9)))
        timer.resume()
        return RACDisposable {
            timer.cancel()
            end.dispose()
        }
    }
}
