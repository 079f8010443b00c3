#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Source {
    package func timeout(
        after interval: TimeInterval, raising failure: Failure, on scheduler: any DateScheduler
    ) -> Source {
        require(interval >= 0, "timeout(after:raising:on:) needs an interval of 0 or more, not \(interval).")
        return Source(following: self) { observer, segment in
            let timer = scheduler.schedule(afterDelay: interval) { segment.fail(failure, observer) }
            if let timer { segment.add(timer) }
            guard segment.isActive else { return }
            PassingFollowingInput(observer, segment).attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Fails if the stream has not ended within an interval after its start.
    ///
    ///     -1--2--3--4->
    ///      timeout(after: 8, raising: X, on: scheduler)
    ///     -1--2--3X
    ///
    /// The whole stream has a single deadline, which values do not move. Events before the deadline pass at once, on
    /// the threads that send them.
    ///
    /// - Parameters:
    ///   - interval: The time until the deadline, in seconds; 0 or more.
    ///   - error: The error to fail with.
    ///   - scheduler: The scheduler whose clock counts, and which sends the failure.
    public func timeout(
        after interval: TimeInterval, raising error: Failure, on scheduler: any DateScheduler
    ) -> SignalProducer {
        SignalProducer(source.timeout(after: interval, raising: error, on: scheduler))
    }
}

extension SignalProducer where Failure == Never {
    /// Fails if the stream has not ended within an interval after its start.
    public func timeout<NewFailure: Swift.Error>(
        after interval: TimeInterval, raising error: NewFailure, on scheduler: any DateScheduler
    ) -> SignalProducer<Value, NewFailure> {
        promoteError(NewFailure.self).timeout(after: interval, raising: error, on: scheduler)
    }
}

extension Signal {
    /// Fails if the stream has not ended within an interval after this call.
    ///
    /// See `SignalProducer/timeout(after:raising:on:)`.
    public func timeout(
        after interval: TimeInterval, raising error: Failure, on scheduler: any DateScheduler
    ) -> Signal {
        Signal(source.timeout(after: interval, raising: error, on: scheduler))
    }
}

extension Signal where Failure == Never {
    /// Fails if the stream has not ended within an interval after this call.
    ///
    /// See `SignalProducer/timeout(after:raising:on:)`.
    public func timeout<NewFailure: Swift.Error>(
        after interval: TimeInterval, raising error: NewFailure, on scheduler: any DateScheduler
    ) -> Signal<Value, NewFailure> {
        promoteError(NewFailure.self).timeout(after: interval, raising: error, on: scheduler)
    }
}
