#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Source {
    package func take(for interval: TimeInterval, on scheduler: any DateScheduler) -> Source {
        require(interval >= 0, "take(for:on:) needs an interval of 0 or more, not \(interval).")
        return Source(following: self) { observer, segment in
            let timer = scheduler.schedule(afterDelay: interval) { segment.complete(observer) }
            if let timer { segment.add(timer) }
            guard segment.isActive else { return }
            PassingFollowingInput(observer, segment).attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Forwards all events for an interval after the start, then completes.
    ///
    ///     -1--2--3--4->
    ///      take(for: 8, on: scheduler)
    ///     -1--2--3|
    ///
    /// Events pass at once, on the threads that send them. Failure, completion and interruption of the producer end the
    /// result earlier.
    ///
    /// - Parameters:
    ///   - interval: The interval, in seconds; 0 or more. With 0, events that are sent during the producer's start
    ///     still pass.
    ///   - scheduler: The scheduler whose clock counts, and which sends completion.
    public func take(for interval: TimeInterval, on scheduler: any DateScheduler) -> SignalProducer {
        SignalProducer(source.take(for: interval, on: scheduler))
    }
}

extension Signal {
    /// Forwards all events for an interval after this call, then completes.
    ///
    /// See ``SignalProducer/take(for:on:)``.
    public func take(for interval: TimeInterval, on scheduler: any DateScheduler) -> Signal {
        Signal(source.take(for: interval, on: scheduler))
    }
}
