import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The input of an operator that delivers on a scheduler.
///
/// Interruption discards the pending values, releases the input at once, and is delivered on the scheduler. Failure and
/// completion also discard the pending values and are scheduled at once, unless a subclass does otherwise.
class ScheduledInput<Input, Value, Failure: Error>: Observer<Input, Failure>, Disposable, OutputOwner,
    @unchecked Sendable  // state inside the lock
{
    final let segment: Segment
    final let scheduler: any Scheduler
    /// Guards `pending`, `hasEnded`, and the state of subclasses.
    final let lock = WordLock()
    /// The values to deliver later.
    @exclusivity(unchecked)  // under the lock
    final var pending = ValueQueue<Value>()
    /// Whether the input or the output has ended: no further value becomes pending.
    @exclusivity(unchecked)  // under the lock
    final var hasEnded = false

    /// The values that are being delivered.
    ///
    /// Touched only by the delivering block; a scheduler runs one block at a time.
    @exclusivity(unchecked)  // in the block that delivers
    private final var delivering = ValueQueue<Value>()
    /// Tells the delivering block to stop.
    private final let isCut = Atomic<Bool>(false)
    /// Whether the pending values have been discarded, so that only a terminal event is still delivered.
    final var isDiscarding: Bool { isCut.load(ordering: .relaxed) }
    private final var timer: (any Disposable)?
    /// Whether a timer has been set, which the end of the output stops.
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

    /// Attaches to the source in a segment of the caller, which can end the input alone.
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

    /// Sends the taken values.
    final func deliver() {
        while !delivering.isEmpty {
            guard !isCut.load(ordering: .relaxed) else { return delivering.removeAll() }
            segment.send(delivering.removeFirst(), to: downstream)
        }
    }

    // MARK: Timers

    /// Runs `action` after a delay, unless the stream ends first.
    ///
    /// Only one timer may run at a time.
    final func wait(
        _ delay: TimeInterval, on scheduler: any DateScheduler, then action: @escaping @Sendable () -> Void
    ) {
        keep(scheduler.schedule(afterDelay: delay, action: action))
    }

    /// Disposes of a timer when the stream ends.
    ///
    /// Only one timer may run at a time.
    final func keep(_ timer: (any Disposable)?) {
        let (isLate, isFirst, _) = lock.withLock(of: self) { () -> (Bool, Bool, (any Disposable)?) in
            if isDiscarding { return (true, false, nil) }
            return (false, !exchange(&hasBeenTimed, with: true), exchange(&self.timer, with: timer))
        }
        if isLate { timer?.dispose() }
        // An end from downstream does not reach an input that has ended.
        if isFirst { segment.add(self) }
    }

    /// Stops the timer, so that another timer can replace it.
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

    /// Handles an interruption by the input.
    ///
    /// The input is also interrupted after the output has ended; that interruption is ignored.
    override func interrupt() {
        guard segment.isActive, cut() else { return }
        scheduler.schedule { self.segment.interrupt(self.downstream) }
    }

    /// Handles the disposal of the output, which has already ended when this is called.
    final func outputDisposed() {
        _ = cut()
        scheduler.schedule { self.segment.enter { self.downstream.interrupt() } }
    }

    /// Whether only a terminal event is still delivered.
    final var isDisposed: Bool { isDiscarding }

    /// Discards the pending values and stops the timer, because the output has ended.
    final func dispose() { _ = cut() }

    /// Discards the pending values and stops the timer; returns whether this is the first call.
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
