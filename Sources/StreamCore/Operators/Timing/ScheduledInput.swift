import Foundation
import Synchronization

/// The input of an operator that delivers on a scheduler.
///
/// Interruption discards what is pending, releases the input at once, and is delivered on the scheduler. Failure and
/// completion, unless a subclass does otherwise, discard what is pending as well and are scheduled at once.
class ScheduledInput<Input, Value, Failure: Error>: Observer<Input, Failure>, Disposable, OutputOwner,
    @unchecked Sendable  // state inside the lock
{
    final let segment: Segment
    final let scheduler: any Scheduler
    /// Guards `pending`, `hasEnded`, and the state of subclasses.
    final let lock = WordLock()
    /// What is to be delivered later.
    @exclusivity(unchecked)  // under the lock
    final var pending = ValueQueue<Value>()
    /// Whether the input has ended, or nobody is interested any more: nothing new becomes pending.
    @exclusivity(unchecked)  // under the lock
    final var hasEnded = false

    /// What is being delivered.
    ///
    /// Only the block that delivers touches it; a scheduler runs one block at a time.
    @exclusivity(unchecked)  // in the block that delivers
    private final var delivering = ValueQueue<Value>()
    /// Tells the block that delivers to stop.
    private final let isCut = Atomic<Bool>(false)
    /// Whether what is pending has been discarded, and nothing is delivered any more but the end.
    final var isDiscarding: Bool { isCut.load(ordering: .relaxed) }
    private final var timer: (any Disposable)?
    /// Whether there has been a timer, which the end of the output stops.
    private final var hasBeenTimed = false

    init(_ downstream: Observer<Value, Failure>, _ segment: Segment, _ scheduler: any Scheduler) {
        self.segment = segment
        self.scheduler = scheduler
        super.init(next: downstream)
    }

    final var downstream: Observer<Value, Failure> {
        @inline(__always) get { unsafeDowncast(next.unsafelyUnwrapped, to: Observer<Value, Failure>.self) }
    }

    final func attach(to source: Source<Input, Failure>) {
        attach(to: source, segment.makeChild().child)
    }

    /// Attaches to the source in a segment of the caller's, which can end the input alone.
    final func attach(to source: Source<Input, Failure>, _ child: Segment) {
        segment.setHead(OutputHead(self))
        source.attach(self, child)
    }

    // MARK: Delivering, on the scheduler

    /// Makes everything pending ready for `deliver()`.
    @inline(__always)
    final func takeAllPending() {
        lock.assertTaken()
        pending.exchange(with: &delivering)
    }

    /// Makes the oldest pending value ready for `deliver()`.
    @inline(__always)
    final func takeFirstPending() {
        lock.assertTaken()
        delivering.append(pending.removeFirst())
    }

    /// Sends what was taken.
    final func deliver() {
        while !delivering.isEmpty {
            guard !isCut.load(ordering: .relaxed) else { return delivering.removeAll() }
            segment.send(delivering.removeFirst(), to: downstream)
        }
    }

    // MARK: Timers

    /// Runs `action` after a while, unless the stream ends before.
    ///
    /// One timer at a time.
    final func wait(
        _ delay: TimeInterval, on scheduler: any DateScheduler, then action: @escaping @Sendable () -> Void
    ) {
        keep(scheduler.schedule(afterDelay: delay, action: action))
    }

    /// Disposes of a timer when the stream ends.
    ///
    /// One timer at a time.
    final func keep(_ timer: (any Disposable)?) {
        let (isLate, isFirst, _) = lock.withLock(of: self) { () -> (Bool, Bool, (any Disposable)?) in
            if isDiscarding { return (true, false, nil) }
            return (false, !exchange(&hasBeenTimed, with: true), exchange(&self.timer, with: timer))
        }
        if isLate { timer?.dispose() }
        // An end that comes from downstream does not reach an input that has ended.
        if isFirst { segment.add(self) }
    }

    /// Stops the timer, so that another can be set in its place.
    final func stopTimer() {
        let timer = lock.withLock(of: self) { exchange(&self.timer, with: nil) }
        timer?.dispose()
    }

    // MARK: Ends

    override func fail(_ failure: Failure) {
        guard cut() else { return }
        scheduler.schedule { self.segment.fail(failure, self.downstream) }
    }

    override func complete() {
        guard cut() else { return }
        scheduler.schedule { self.segment.complete(self.downstream) }
    }

    /// Interruption by the input.
    ///
    /// The input is also interrupted, last, when the output has ended: nobody cares then.
    override func interrupt() {
        guard segment.isActive, cut() else { return }
        scheduler.schedule { self.segment.interrupt(self.downstream) }
    }

    /// Interruption by disposal of the output, which is over when this is called.
    final func outputDisposed() {
        _ = cut()
        scheduler.schedule { self.segment.enter { self.downstream.interrupt() } }
    }

    /// Whether nothing is delivered any more but the end.
    final var isDisposed: Bool { isDiscarding }

    /// Discards what is pending and stops the timer: the output has ended.
    final func dispose() { _ = cut() }

    /// Discards what is pending; tells whether that had not happened before.
    private func cut() -> Bool {
        var discarded = ValueQueue<Value>()
        let (timer, isFirst) = lock.withLock(of: self) {
            pending.exchange(with: &discarded)
            hasEnded = true
            return (self.timer.take(), !isCut.exchange(true, ordering: .relaxed))
        }
        timer?.dispose()
        release(discarded)
        return isFirst
    }
}
