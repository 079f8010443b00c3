import Synchronization

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

private final class SkipFor<Value, Failure: Error>: FollowingInput<Value, Value, Failure>,
    @unchecked Sendable  // see SegmentInput
{
    private let isOpen = Atomic<Bool>(false)

    func open() { isOpen.store(true, ordering: .relaxed) }

    override func receive(_ value: Value) {
        if isOpen.load(ordering: .relaxed) { forward(value) }
    }
}

extension Source {
    package func skip(for interval: TimeInterval, on scheduler: any DateScheduler) -> Source {
        require(interval >= 0, "skip(for:on:) needs an interval of 0 or more, not \(interval).")
        return Source(following: self) { observer, segment in
            let skip = SkipFor(observer, segment)
            let timer = scheduler.schedule(afterDelay: interval) { skip.open() }
            if let timer { segment.add(timer) }
            skip.attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Drops the values that arrive within an interval after the start.
    ///
    ///     -1--2--3--4->
    ///      skip(for: 5, on: scheduler)
    ///     -------3--4->
    ///
    /// Later values pass at once, on the threads that send them; so do failure, completion and interruption at any
    /// time.
    ///
    /// - Parameters:
    ///   - interval: The interval, in seconds; 0 or more. With 0, values that are sent during the producer's start are
    ///     still dropped.
    ///   - scheduler: The scheduler whose clock counts.
    public func skip(for interval: TimeInterval, on scheduler: any DateScheduler) -> SignalProducer {
        SignalProducer(source.skip(for: interval, on: scheduler))
    }
}

extension Signal {
    /// Drops the values that arrive within an interval after this call.
    ///
    /// See ``SignalProducer/skip(for:on:)``.
    public func skip(for interval: TimeInterval, on scheduler: any DateScheduler) -> Signal {
        Signal(source.skip(for: interval, on: scheduler))
    }
}
