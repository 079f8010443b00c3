// The operators that take an interval also take a `Duration`. The forms that take seconds have the documentation; the
// forms in this file are left out of it, because a link by name would otherwise be ambiguous.

extension Signal {
    /// The same as `timeout` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func timeout(after interval: Duration, raising error: Failure, on scheduler: any DateScheduler) -> Signal {
        timeout(after: interval.timeInterval, raising: error, on: scheduler)
    }

    /// The same as `timeout` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func timeout(betweenValues interval: Duration, raising error: Failure, on scheduler: any DateScheduler)
        -> Signal
    {
        timeout(betweenValues: interval.timeInterval, raising: error, on: scheduler)
    }

    /// The same as `timeout` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func timeout(
        betweenValues interval: Duration, switchingTo replacement: SignalProducer<Value, Failure>,
        on scheduler: any DateScheduler
    ) -> Signal {
        timeout(betweenValues: interval.timeInterval, switchingTo: replacement, on: scheduler)
    }

    /// The same as `timeout` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func timeout(
        betweenValues interval: Duration, switchingTo replacement: some SignalProducerConvertible<Value, Failure>,
        on scheduler: any DateScheduler
    ) -> Signal {
        timeout(betweenValues: interval.timeInterval, switchingTo: replacement, on: scheduler)
    }

    /// The same as `buffer` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func buffer(
        every interval: Duration, on scheduler: any DateScheduler,
        buffering policy: BufferingPolicy<Failure> = .unbounded, skipEmpty: Bool = false
    ) -> Signal<[Value], Failure> {
        buffer(every: interval.dispatchInterval, on: scheduler, buffering: policy, skipEmpty: skipEmpty)
    }

    /// The same as `buffer` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func buffer(
        upTo count: Int, every interval: Duration, on scheduler: any DateScheduler, skipEmpty: Bool = false
    ) -> Signal<[Value], Failure> {
        buffer(upTo: count, every: interval.dispatchInterval, on: scheduler, skipEmpty: skipEmpty)
    }

    /// The same as `window` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func window(
        every interval: Duration, on scheduler: any DateScheduler,
        buffering policy: BufferingPolicy<Failure> = .unbounded, skipEmpty: Bool = false
    ) -> Signal<SignalProducer<Value, Failure>, Failure> {
        window(every: interval.dispatchInterval, on: scheduler, buffering: policy, skipEmpty: skipEmpty)
    }

    /// The same as `window` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func window(
        upTo count: Int, every interval: Duration, on scheduler: any DateScheduler, skipEmpty: Bool = false
    ) -> Signal<SignalProducer<Value, Failure>, Failure> {
        window(upTo: count, every: interval.dispatchInterval, on: scheduler, skipEmpty: skipEmpty)
    }

    /// The same as `collect` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func collect(
        every interval: Duration, on scheduler: any DateScheduler, skipEmpty: Bool = false,
        discardWhenCompleted: Bool = true
    ) -> Signal<[Value], Failure> {
        collect(
            every: interval.dispatchInterval, on: scheduler, skipEmpty: skipEmpty,
            discardWhenCompleted: discardWhenCompleted)
    }

    /// The same as `debounce` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func debounce(_ interval: Duration, on scheduler: any DateScheduler, discardWhenCompleted: Bool = true)
        -> Signal
    {
        debounce(interval.timeInterval, on: scheduler, discardWhenCompleted: discardWhenCompleted)
    }

    /// The same as `delay` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func delay(_ interval: Duration, on scheduler: any DateScheduler) -> Signal {
        delay(interval.timeInterval, on: scheduler)
    }

    /// The same as `skip` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func skip(for interval: Duration, on scheduler: any DateScheduler) -> Signal {
        skip(for: interval.timeInterval, on: scheduler)
    }

    /// The same as `take` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func take(for interval: Duration, on scheduler: any DateScheduler) -> Signal {
        take(for: interval.timeInterval, on: scheduler)
    }

    /// The same as `throttle` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func throttle(_ interval: Duration, on scheduler: any DateScheduler) -> Signal {
        throttle(interval.timeInterval, on: scheduler)
    }

    /// The same as `throttle` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func throttle(_ interval: Duration, on scheduler: any DateScheduler, latest: Bool) -> Signal {
        throttle(interval.timeInterval, on: scheduler, latest: latest)
    }
}

extension Signal where Failure == Never {
    /// The same as `timeout` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func timeout<NewFailure: Swift.Error>(
        after interval: Duration, raising error: NewFailure, on scheduler: any DateScheduler
    ) -> Signal<Value, NewFailure> {
        timeout(after: interval.timeInterval, raising: error, on: scheduler)
    }

    /// The same as `timeout` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func timeout<NewFailure: Swift.Error>(
        betweenValues interval: Duration, raising error: NewFailure, on scheduler: any DateScheduler
    ) -> Signal<Value, NewFailure> {
        timeout(betweenValues: interval.timeInterval, raising: error, on: scheduler)
    }
}
