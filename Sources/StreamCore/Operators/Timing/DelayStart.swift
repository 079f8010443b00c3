#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Source {
    package func delayStart(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Source {
        require(interval >= 0, "delayStart(_:on:) needs an interval of 0 or more, not \(interval).")
        return Source(following: self) { observer, segment in
            let timer = scheduler.schedule(afterDelay: interval) {
                guard segment.isActive else { return }
                self.attach(PassingFollowingInput(observer, segment), within: segment)
            }
            if let timer { segment.add(timer) }
        }
    }
}

extension SignalProducer {
    /// Starts the producer's work later, on a scheduler.
    ///
    ///     delayStart(4, on: scheduler)
    ///     -----1--2--3-|->
    ///
    /// Events arrive on the threads on which the work sends them. Disposal before the start cancels the start.
    ///
    /// - Parameters:
    ///   - interval: The delay of the start, in seconds; 0 or more.
    ///   - scheduler: The scheduler whose clock counts, and which starts the work.
    public func delayStart(_ interval: TimeInterval, on scheduler: any DateScheduler) -> SignalProducer {
        SignalProducer(source.delayStart(interval, on: scheduler))
    }
}
