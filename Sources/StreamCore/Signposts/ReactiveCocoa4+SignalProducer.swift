// Members of ReactiveCocoa 4; see ReactiveCocoa4+Types.swift.

extension SignalProducer {
    /// Is `startWithValues` here.
    @available(*, unavailable, renamed: "startWithValues(_:)", message: "or import ReactiveCocoa4")
    @discardableResult
    public func startWithNext(_ next: @escaping (Value) -> Void) -> any Disposable {
        start(Signal.Observer(value: next))
    }

    /// Is `start(on:)` here.
    @available(*, unavailable, renamed: "start(on:)", message: "or import ReactiveCocoa4")
    public func startOn(_ scheduler: any Scheduler) -> SignalProducer {
        start(on: scheduler)
    }

    /// Is `repeat` here.
    @available(*, unavailable, renamed: "repeat(_:)", message: "or import ReactiveCocoa4")
    public func times(_ count: Int) -> SignalProducer {
        self.repeat(count)
    }

    /// Is `observe(on:)` here.
    @available(*, unavailable, renamed: "observe(on:)", message: "or import ReactiveCocoa4")
    public func observeOn(_ scheduler: any Scheduler) -> SignalProducer {
        observe(on: scheduler)
    }

    /// Is `skipNil` here.
    @available(*, unavailable, renamed: "skipNil()", message: "or import ReactiveCocoa4")
    public func ignoreNil<Wrapped>() -> SignalProducer<Wrapped, Failure> where Value == Wrapped? {
        skipNil()
    }

    /// Is `take(first:)` here.
    @available(*, unavailable, renamed: "take(first:)", message: "or import ReactiveCocoa4")
    public func take(_ count: Int) -> SignalProducer { take(first: count) }

    /// Is `skip(first:)` here.
    @available(*, unavailable, renamed: "skip(first:)", message: "or import ReactiveCocoa4")
    public func skip(_ count: Int) -> SignalProducer { skip(first: count) }

    /// Is `on(value:)` here.
    @available(*, unavailable, renamed: "on(value:)", message: "or import ReactiveCocoa4")
    public func on(next: @escaping (Value) -> Void) -> SignalProducer { on(value: next) }

    /// Is `take(last:)` here.
    @available(*, unavailable, renamed: "take(last:)", message: "or import ReactiveCocoa4")
    public func takeLast(_ count: Int) -> SignalProducer {
        take(last: count)
    }

    /// Is `take(while:)` here.
    @available(*, unavailable, renamed: "take(while:)", message: "or import ReactiveCocoa4")
    public func takeWhile(_ predicate: @escaping (Value) -> Bool) -> SignalProducer {
        take(while: predicate)
    }

    /// Is `take(until:)` here.
    @available(*, unavailable, renamed: "take(until:)", message: "or import ReactiveCocoa4")
    public func takeUntil(_ trigger: SignalProducer<(), Never>) -> SignalProducer {
        take(until: trigger)
    }

    /// Is `skip(while:)` here.
    @available(*, unavailable, renamed: "skip(while:)", message: "or import ReactiveCocoa4")
    public func skipWhile(_ predicate: @escaping (Value) -> Bool) -> SignalProducer {
        skip(while: predicate)
    }

    /// Is `combineLatest(with:)` here.
    @available(*, unavailable, renamed: "combineLatest(with:)", message: "or import ReactiveCocoa4")
    public func combineLatestWith<Other>(_ other: SignalProducer<Other, Failure>) -> SignalProducer<
        (Value, Other), Failure
    > {
        combineLatest(with: other)
    }

    /// Is `zip(with:)` here.
    @available(*, unavailable, renamed: "zip(with:)", message: "or import ReactiveCocoa4")
    public func zipWith<Other>(_ other: SignalProducer<Other, Failure>) -> SignalProducer<(Value, Other), Failure> {
        zip(with: other)
    }

    /// Is `sample(on:)` here.
    @available(*, unavailable, renamed: "sample(on:)", message: "or import ReactiveCocoa4")
    public func sampleOn(_ sampler: SignalProducer<(), Never>) -> SignalProducer {
        sample(on: sampler)
    }
}

extension SignalProducer where Failure == Never {
    /// Is `promoteError` here.
    @available(*, unavailable, renamed: "promoteError(_:)", message: "or import ReactiveCocoa4")
    public func promoteErrors<NewFailure: Swift.Error>(_ failure: NewFailure.Type) -> SignalProducer<Value, NewFailure>
    {
        promoteError(failure)
    }
}
