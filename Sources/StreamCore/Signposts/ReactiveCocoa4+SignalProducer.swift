// Members of ReactiveCocoa 4; see ReactiveCocoa4+Types.swift.

extension SignalProducer {
    /// Use `startWithValues` instead.
    @available(*, unavailable, renamed: "startWithValues(_:)", message: "or import ReactiveCocoa4")
    @discardableResult
    public func startWithNext(_ next: @escaping (Value) -> Void) -> any Disposable {
        start(Signal.Observer(value: next))
    }

    /// Use `start(on:)` instead.
    @available(*, unavailable, renamed: "start(on:)", message: "or import ReactiveCocoa4")
    public func startOn(_ scheduler: any Scheduler) -> SignalProducer {
        start(on: scheduler)
    }

    /// Use `repeat` instead.
    @available(*, unavailable, renamed: "repeat(_:)", message: "or import ReactiveCocoa4")
    public func times(_ count: Int) -> SignalProducer {
        self.repeat(count)
    }

    /// Use `observe(on:)` instead.
    @available(*, unavailable, renamed: "observe(on:)", message: "or import ReactiveCocoa4")
    public func observeOn(_ scheduler: any Scheduler) -> SignalProducer {
        observe(on: scheduler)
    }

    /// Use `skipNil` instead.
    @available(*, unavailable, renamed: "skipNil()", message: "or import ReactiveCocoa4")
    public func ignoreNil<Wrapped>() -> SignalProducer<Wrapped, Failure> where Value == Wrapped? {
        skipNil()
    }

    /// Use `take(first:)` instead.
    @available(*, unavailable, renamed: "take(first:)", message: "or import ReactiveCocoa4")
    public func take(_ count: Int) -> SignalProducer { take(first: count) }

    /// Use `skip(first:)` instead.
    @available(*, unavailable, renamed: "skip(first:)", message: "or import ReactiveCocoa4")
    public func skip(_ count: Int) -> SignalProducer { skip(first: count) }

    /// Use `on(value:)` instead.
    @available(*, unavailable, renamed: "on(value:)", message: "or import ReactiveCocoa4")
    public func on(next: @escaping (Value) -> Void) -> SignalProducer { on(value: next) }

    /// Use `take(last:)` instead.
    @available(*, unavailable, renamed: "take(last:)", message: "or import ReactiveCocoa4")
    public func takeLast(_ count: Int) -> SignalProducer {
        take(last: count)
    }

    /// Use `take(while:)` instead.
    @available(*, unavailable, renamed: "take(while:)", message: "or import ReactiveCocoa4")
    public func takeWhile(_ predicate: @escaping (Value) -> Bool) -> SignalProducer {
        take(while: predicate)
    }

    /// Use `take(until:)` instead.
    @available(*, unavailable, renamed: "take(until:)", message: "or import ReactiveCocoa4")
    public func takeUntil(_ trigger: SignalProducer<(), Never>) -> SignalProducer {
        take(until: trigger)
    }

    /// Use `skip(while:)` instead.
    @available(*, unavailable, renamed: "skip(while:)", message: "or import ReactiveCocoa4")
    public func skipWhile(_ predicate: @escaping (Value) -> Bool) -> SignalProducer {
        skip(while: predicate)
    }

    /// Use `combineLatest(with:)` instead.
    @available(*, unavailable, renamed: "combineLatest(with:)", message: "or import ReactiveCocoa4")
    public func combineLatestWith<Other>(_ other: SignalProducer<Other, Failure>) -> SignalProducer<
        (Value, Other), Failure
    > {
        combineLatest(with: other)
    }

    /// Use `zip(with:)` instead.
    @available(*, unavailable, renamed: "zip(with:)", message: "or import ReactiveCocoa4")
    public func zipWith<Other>(_ other: SignalProducer<Other, Failure>) -> SignalProducer<(Value, Other), Failure> {
        zip(with: other)
    }

    /// Use `sample(on:)` instead.
    @available(*, unavailable, renamed: "sample(on:)", message: "or import ReactiveCocoa4")
    public func sampleOn(_ sampler: SignalProducer<(), Never>) -> SignalProducer {
        sample(on: sampler)
    }
}

extension SignalProducer where Failure == Never {
    /// Use `promoteError` instead.
    @available(*, unavailable, renamed: "promoteError(_:)", message: "or import ReactiveCocoa4")
    public func promoteErrors<NewFailure: Swift.Error>(_ failure: NewFailure.Type) -> SignalProducer<Value, NewFailure>
    {
        promoteError(failure)
    }
}
