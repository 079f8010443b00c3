public import Foundation

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
    /// Sends everything for some time after the start; completes then.
    ///
    ///     -1--2--3--4->
    ///      take(for: 8, on: scheduler)
    ///     -1--2--3|
    ///
    /// Events pass at once, where they are sent. Failure, completion and interruption of the producer end it earlier.
    ///
    /// - Parameters:
    ///   - interval: How long, in seconds; 0 or more. With 0, what is sent while the producer is started still passes.
    ///   - scheduler: Where completion is sent, and whose clock counts.
    public func take(for interval: TimeInterval, on scheduler: any DateScheduler) -> SignalProducer {
        SignalProducer(source.take(for: interval, on: scheduler))
    }
}

extension Signal {
    /// Sends everything for some time after this call; completes then.
    ///
    /// See ``SignalProducer/take(for:on:)``.
    public func take(for interval: TimeInterval, on scheduler: any DateScheduler) -> Signal {
        Signal(source.take(for: interval, on: scheduler))
    }
}
