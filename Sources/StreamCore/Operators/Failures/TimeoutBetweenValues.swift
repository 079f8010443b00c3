import Synchronization

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Forwards the values, and postpones the timer with each.
private final class Watched<Value, Failure: Error>: FollowingInput<Value, Value, Failure>,
    @unchecked Sendable  // see SegmentInput
{
    private static var running: UInt8 { 0 }
    private static var ended: UInt8 { 1 }
    private static var timedOut: UInt8 { 2 }

    private let state = Atomic<UInt8>(0)
    private let timer: IdleTimer
    private let input: Segment

    init(_ downstream: Observer<Value, Failure>, _ segment: Segment, _ timer: IdleTimer) {
        self.timer = timer
        input = segment.makeChild().child
        super.init(downstream, segment)
    }

    func watch(_ source: Source<Value, Failure>) {
        if input.isActive { attach(to: source, input) }
    }

    /// Returns whether the timeout wins over the input's end; from then on no event of the input passes.
    func timesOut() -> Bool { leaves(for: Self.timedOut) }

    func replace(with source: Source<Value, Failure>) {
        input.dispose()
        if segment.isActive { source.attach(PassingInput(downstream, segment), within: segment) }
    }

    override func receive(_ value: Value) {
        // The time that an observer takes does not count against the source.
        timer.pause()
        segment.enter(with: self, value) { $0.pass($1) }
        timer.restart()
    }

    /// Called inside the gate.
    private func pass(_ value: Value) {
        if state.load(ordering: .relaxed) != Self.timedOut, segment.isActive { downstream.receive(value) }
    }

    override func fail(_ failure: Failure) {
        if leaves(for: Self.ended) { super.fail(failure) }
    }

    override func complete() {
        if leaves(for: Self.ended) { super.complete() }
    }

    /// Interruption by the input or by disposal of the output, which pass, or by the replacement of the input, which
    /// does not.
    override func interrupt() {
        if leaves(for: Self.ended) || !segment.isActive { super.interrupt() }
    }

    private func leaves(for next: UInt8) -> Bool {
        state.compareExchange(expected: Self.running, desired: next, ordering: .acquiringAndReleasing).exchanged
    }
}

extension Source {
    package func timeout(
        betweenValues interval: TimeInterval, raising failure: Failure, on scheduler: any DateScheduler
    ) -> Source {
        timeout(betweenValues: interval, on: scheduler) { $0.segment.fail(failure, $0.downstream) }
    }

    package func timeout(
        betweenValues interval: TimeInterval, switchingTo replacement: Source, on scheduler: any DateScheduler
    ) -> Source {
        timeout(betweenValues: interval, on: scheduler) { $0.replace(with: replacement) }
    }

    private func timeout(
        betweenValues interval: TimeInterval, on scheduler: any DateScheduler,
        then end: @escaping @Sendable (Watched<Value, Failure>) -> Void
    ) -> Source {
        require(interval > 0, "timeout(betweenValues:) needs an interval of more than 0, not \(interval).")
        return Source(following: self) { observer, segment in
            let timer = IdleTimer(interval, on: scheduler)
            segment.add(timer)
            let watched = Watched(observer, segment, timer)
            timer.begin { if watched.timesOut() { end(watched) } }
            watched.watch(self)
        }
    }
}

extension SignalProducer {
    /// Fails if no value arrives for an interval.
    ///
    ///     -1--2-----------3->
    ///      timeout(betweenValues: 4, raising: X, on: scheduler)
    ///     -1--2---X
    ///
    /// The interval also limits the wait from the start to the first value. Time counts from the end of a delivery, so
    /// that a slow observer is not taken for a slow producer. Events that arrive in time pass at once, on the threads
    /// that send them. For a single deadline for the whole stream see `timeout(after:raising:on:)`.
    ///
    /// - Parameters:
    ///   - interval: The longest time without a value, in seconds; more than 0.
    ///   - error: The error to fail with.
    ///   - scheduler: The scheduler whose clock counts, and which sends the failure.
    public func timeout(
        betweenValues interval: TimeInterval, raising error: Failure, on scheduler: any DateScheduler
    ) -> SignalProducer {
        SignalProducer(source.timeout(betweenValues: interval, raising: error, on: scheduler))
    }

    /// Continues with another producer if no value arrives for an interval.
    ///
    ///     -1--2-----------3->
    ///      timeout(betweenValues: 4, switchingTo: -8--9|->, on: scheduler)
    ///     -1--2----8--9|->
    ///
    /// Before the timeout, all events pass at once, on the threads that send them. The timeout disposes of this
    /// producer's work; the events of the replacement pass unchanged and without a time limit. Disposal stops the
    /// running producer. See `timeout(betweenValues:raising:on:)`.
    ///
    /// - Parameters:
    ///   - interval: The longest time without a value, in seconds; more than 0.
    ///   - replacement: The producer to continue with.
    ///   - scheduler: The scheduler whose clock counts, and which starts the replacement.
    public func timeout(
        betweenValues interval: TimeInterval, switchingTo replacement: SignalProducer, on scheduler: any DateScheduler
    ) -> SignalProducer {
        SignalProducer(source.timeout(betweenValues: interval, switchingTo: replacement.source, on: scheduler))
    }

    /// Continues with a signal, or anything else that a producer can be made of, if no value arrives for an interval.
    @_disfavoredOverload
    public func timeout(
        betweenValues interval: TimeInterval, switchingTo replacement: some SignalProducerConvertible<Value, Failure>,
        on scheduler: any DateScheduler
    ) -> SignalProducer {
        timeout(betweenValues: interval, switchingTo: replacement.producer, on: scheduler)
    }
}

extension SignalProducer where Failure == Never {
    /// Fails if no value arrives for an interval.
    public func timeout<NewFailure: Swift.Error>(
        betweenValues interval: TimeInterval, raising error: NewFailure, on scheduler: any DateScheduler
    ) -> SignalProducer<Value, NewFailure> {
        promoteError(NewFailure.self).timeout(betweenValues: interval, raising: error, on: scheduler)
    }
}

extension Signal {
    /// Fails if no value arrives for an interval, counted from this call or the previous value.
    ///
    /// See `SignalProducer/timeout(betweenValues:raising:on:)`.
    public func timeout(
        betweenValues interval: TimeInterval, raising error: Failure, on scheduler: any DateScheduler
    ) -> Signal {
        Signal(source.timeout(betweenValues: interval, raising: error, on: scheduler))
    }

    /// Continues with a producer if no value arrives for an interval, counted from this call or the previous value.
    ///
    /// See `SignalProducer/timeout(betweenValues:switchingTo:on:)`.
    public func timeout(
        betweenValues interval: TimeInterval, switchingTo replacement: SignalProducer<Value, Failure>,
        on scheduler: any DateScheduler
    ) -> Signal {
        Signal(source.timeout(betweenValues: interval, switchingTo: replacement.source, on: scheduler))
    }

    /// Continues with a signal, or anything else that a producer can be made of, if no value arrives for an interval.
    @_disfavoredOverload
    public func timeout(
        betweenValues interval: TimeInterval, switchingTo replacement: some SignalProducerConvertible<Value, Failure>,
        on scheduler: any DateScheduler
    ) -> Signal {
        timeout(betweenValues: interval, switchingTo: replacement.producer, on: scheduler)
    }
}

extension Signal where Failure == Never {
    /// Fails if no value arrives for an interval, counted from this call or the previous value.
    ///
    /// See `SignalProducer/timeout(betweenValues:raising:on:)`.
    public func timeout<NewFailure: Swift.Error>(
        betweenValues interval: TimeInterval, raising error: NewFailure, on scheduler: any DateScheduler
    ) -> Signal<Value, NewFailure> {
        promoteError(NewFailure.self).timeout(betweenValues: interval, raising: error, on: scheduler)
    }
}
