#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// The operators that take an interval also take a `Duration`. The forms that take seconds have the documentation; the
// forms in this file are left out of it, because a link by name would otherwise be ambiguous.

extension SignalProducer {
    /// The same as `retry` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func retry(upTo count: Int, interval: Duration, on scheduler: any DateScheduler) -> SignalProducer {
        retry(upTo: count, interval: interval.timeInterval, on: scheduler)
    }

    /// The same as `timeout` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func timeout(after interval: Duration, raising error: Failure, on scheduler: any DateScheduler)
        -> SignalProducer
    {
        timeout(after: interval.timeInterval, raising: error, on: scheduler)
    }

    /// The same as `timeout` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func timeout(betweenValues interval: Duration, raising error: Failure, on scheduler: any DateScheduler)
        -> SignalProducer
    {
        timeout(betweenValues: interval.timeInterval, raising: error, on: scheduler)
    }

    /// The same as `timeout` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func timeout(
        betweenValues interval: Duration, switchingTo replacement: SignalProducer, on scheduler: any DateScheduler
    ) -> SignalProducer {
        timeout(betweenValues: interval.timeInterval, switchingTo: replacement, on: scheduler)
    }

    /// The same as `timeout` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func timeout(
        betweenValues interval: Duration, switchingTo replacement: some SignalProducerConvertible<Value, Failure>,
        on scheduler: any DateScheduler
    ) -> SignalProducer {
        timeout(betweenValues: interval.timeInterval, switchingTo: replacement, on: scheduler)
    }

    /// The same as `buffer` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func buffer(
        every interval: Duration, on scheduler: any DateScheduler,
        buffering policy: BufferingPolicy<Failure> = .unbounded, skipEmpty: Bool = false
    ) -> SignalProducer<[Value], Failure> {
        buffer(every: interval.dispatchInterval, on: scheduler, buffering: policy, skipEmpty: skipEmpty)
    }

    /// The same as `buffer` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func buffer(
        upTo count: Int, every interval: Duration, on scheduler: any DateScheduler, skipEmpty: Bool = false
    ) -> SignalProducer<[Value], Failure> {
        buffer(upTo: count, every: interval.dispatchInterval, on: scheduler, skipEmpty: skipEmpty)
    }

    /// The same as `window` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func window(
        every interval: Duration, on scheduler: any DateScheduler,
        buffering policy: BufferingPolicy<Failure> = .unbounded, skipEmpty: Bool = false
    ) -> SignalProducer<SignalProducer<Value, Failure>, Failure> {
        window(every: interval.dispatchInterval, on: scheduler, buffering: policy, skipEmpty: skipEmpty)
    }

    /// The same as `window` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func window(
        upTo count: Int, every interval: Duration, on scheduler: any DateScheduler, skipEmpty: Bool = false
    ) -> SignalProducer<SignalProducer<Value, Failure>, Failure> {
        window(upTo: count, every: interval.dispatchInterval, on: scheduler, skipEmpty: skipEmpty)
    }

    /// The same as `collect` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func collect(
        every interval: Duration, on scheduler: any DateScheduler, skipEmpty: Bool = false,
        discardWhenCompleted: Bool = true
    ) -> SignalProducer<[Value], Failure> {
        collect(
            every: interval.dispatchInterval, on: scheduler, skipEmpty: skipEmpty,
            discardWhenCompleted: discardWhenCompleted)
    }

    /// The same as `debounce` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func debounce(_ interval: Duration, on scheduler: any DateScheduler, discardWhenCompleted: Bool = true)
        -> SignalProducer
    {
        debounce(interval.timeInterval, on: scheduler, discardWhenCompleted: discardWhenCompleted)
    }

    /// The same as `delay` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func delay(_ interval: Duration, on scheduler: any DateScheduler) -> SignalProducer {
        delay(interval.timeInterval, on: scheduler)
    }

    /// The same as `delayStart` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func delayStart(_ interval: Duration, on scheduler: any DateScheduler) -> SignalProducer {
        delayStart(interval.timeInterval, on: scheduler)
    }

    /// The same as `skip` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func skip(for interval: Duration, on scheduler: any DateScheduler) -> SignalProducer {
        skip(for: interval.timeInterval, on: scheduler)
    }

    /// The same as `take` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func take(for interval: Duration, on scheduler: any DateScheduler) -> SignalProducer {
        take(for: interval.timeInterval, on: scheduler)
    }

    /// The same as `throttle` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func throttle(_ interval: Duration, on scheduler: any DateScheduler) -> SignalProducer {
        throttle(interval.timeInterval, on: scheduler)
    }

    /// The same as `throttle` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func throttle(_ interval: Duration, on scheduler: any DateScheduler, latest: Bool) -> SignalProducer {
        throttle(interval.timeInterval, on: scheduler, latest: latest)
    }
}

extension SignalProducer where Failure == Never {
    /// The same as `timeout` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func timeout<NewFailure: Swift.Error>(
        after interval: Duration, raising error: NewFailure, on scheduler: any DateScheduler
    ) -> SignalProducer<Value, NewFailure> {
        timeout(after: interval.timeInterval, raising: error, on: scheduler)
    }

    /// The same as `timeout` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func timeout<NewFailure: Swift.Error>(
        betweenValues interval: Duration, raising error: NewFailure, on scheduler: any DateScheduler
    ) -> SignalProducer<Value, NewFailure> {
        timeout(betweenValues: interval.timeInterval, raising: error, on: scheduler)
    }

    /// The same as `interval` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func interval<Values: Sequence>(_ values: Values, interval: Duration, on scheduler: any DateScheduler)
        -> SignalProducer where Values.Element == Value
    {
        self.interval(values, interval: interval.dispatchInterval, on: scheduler)
    }
}

extension SignalProducer where Value == Int, Failure == Never {
    /// The same as `interval` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func interval(_ interval: Duration, on scheduler: any DateScheduler) -> SignalProducer {
        self.interval(interval.dispatchInterval, on: scheduler)
    }
}

extension SignalProducer where Value == Date, Failure == Never {
    /// The same as `timer` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func timer(interval: Duration, on scheduler: any DateScheduler) -> SignalProducer {
        timer(interval: interval.dispatchInterval, on: scheduler)
    }

    /// The same as `timer` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func timer(interval: Duration, on scheduler: any DateScheduler, leeway: Duration) -> SignalProducer {
        timer(interval: interval.dispatchInterval, on: scheduler, leeway: leeway.dispatchInterval)
    }
}

extension ConnectableProducer {
    /// The same as `refCount` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func refCount(disconnectAfter delay: Duration, on scheduler: any DateScheduler) -> SignalProducer<
        Value, Failure
    > {
        refCount(disconnectAfter: delay.timeInterval, on: scheduler)
    }
}

extension Backoff {
    /// The same as `constant` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func constant(_ interval: Duration) -> Backoff { .constant(interval.timeInterval) }

    /// The same as `exponential` with intervals in seconds; without a limit where `limit` is nil.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func exponential(initial: Duration, multiplier: Double = 2, limit: Duration? = nil) -> Backoff {
        .exponential(initial: initial.timeInterval, multiplier: multiplier, limit: limit?.timeInterval ?? .infinity)
    }
}
