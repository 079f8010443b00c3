public import Foundation
public import StreamCore

extension SignalProducer {
    /// Delivers the events on a scheduler; see `observe(on:)`.
    public func observeOn(_ scheduler: any Scheduler) -> SignalProducer { observe(on: scheduler) }

    /// Starts the producer on a scheduler; see `start(on:)`.
    public func startOn(_ scheduler: any Scheduler) -> SignalProducer { start(on: scheduler) }

    /// Delays values and completion by an interval, in seconds; see `delay(_:on:)`.
    public func delay(_ interval: TimeInterval, onScheduler scheduler: any DateScheduler) -> SignalProducer {
        delay(interval, on: scheduler)
    }

    /// Sends the latest value at most once every interval, in seconds; see `throttle(_:on:)`.
    public func throttle(_ interval: TimeInterval, onScheduler scheduler: any DateScheduler) -> SignalProducer {
        throttle(interval, on: scheduler)
    }

    /// Sends a value when no other value followed for an interval, in seconds; see `debounce(_:on:)`.
    public func debounce(_ interval: TimeInterval, onScheduler scheduler: any DateScheduler) -> SignalProducer {
        debounce(interval, on: scheduler)
    }

    /// Fails when the producer has not ended after an interval, in seconds; see `timeout(after:raising:on:)`.
    public func timeoutWithError(
        _ failure: Failure, afterInterval interval: TimeInterval, onScheduler scheduler: any DateScheduler
    ) -> SignalProducer {
        timeout(after: interval, raising: failure, on: scheduler)
    }
}

extension Signal {
    /// Delivers the events on a scheduler; see `observe(on:)`.
    public func observeOn(_ scheduler: any Scheduler) -> Signal { observe(on: scheduler) }

    /// Delays values and completion by an interval, in seconds; see `delay(_:on:)`.
    public func delay(_ interval: TimeInterval, onScheduler scheduler: any DateScheduler) -> Signal {
        delay(interval, on: scheduler)
    }

    /// Sends the latest value at most once every interval, in seconds; see `throttle(_:on:)`.
    public func throttle(_ interval: TimeInterval, onScheduler scheduler: any DateScheduler) -> Signal {
        throttle(interval, on: scheduler)
    }

    /// Sends a value when no other value followed for an interval, in seconds; see `debounce(_:on:)`.
    public func debounce(_ interval: TimeInterval, onScheduler scheduler: any DateScheduler) -> Signal {
        debounce(interval, on: scheduler)
    }

    /// Fails when the signal has not ended after an interval, in seconds; see `timeout(after:raising:on:)`.
    public func timeoutWithError(
        _ failure: Failure, afterInterval interval: TimeInterval, onScheduler scheduler: any DateScheduler
    ) -> Signal {
        timeout(after: interval, raising: failure, on: scheduler)
    }
}

/// Returns a producer that sends the date every interval, in seconds, and never ends.
public func timer(_ interval: TimeInterval, onScheduler scheduler: any DateScheduler) -> SignalProducer<Date, Never> {
    .timer(interval: .rac4(interval), on: scheduler)
}

/// Returns a producer that sends the date every interval, in seconds, or up to a leeway later, and never ends.
public func timer(
    _ interval: TimeInterval, onScheduler scheduler: any DateScheduler, withLeeway leeway: TimeInterval
) -> SignalProducer<Date, Never> {
    .timer(interval: .rac4(interval), on: scheduler, leeway: .rac4(leeway))
}
