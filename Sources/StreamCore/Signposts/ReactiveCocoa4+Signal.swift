// Members of ReactiveCocoa 4; see ReactiveCocoa4+Types.swift.

extension Signal {
    /// Is `observeValues` here.
    @available(*, unavailable, renamed: "observeValues(_:)", message: "or import ReactiveCocoa4")
    @discardableResult
    public func observeNext(_ next: @escaping (Value) -> Void) -> (any Disposable)? {
        observe(Observer(value: next))
    }

    /// Is `observe(on:)` here.
    @available(*, unavailable, renamed: "observe(on:)", message: "or import ReactiveCocoa4")
    public func observeOn(_ scheduler: any Scheduler) -> Signal {
        observe(on: scheduler)
    }

    /// Is `skipNil` here.
    @available(*, unavailable, renamed: "skipNil()", message: "or import ReactiveCocoa4")
    public func ignoreNil<Wrapped>() -> Signal<Wrapped, Failure> where Value == Wrapped? {
        skipNil()
    }

    /// Is `take(first:)` here.
    @available(*, unavailable, renamed: "take(first:)", message: "or import ReactiveCocoa4")
    public func take(_ count: Int) -> Signal { take(first: count) }

    /// Is `skip(first:)` here.
    @available(*, unavailable, renamed: "skip(first:)", message: "or import ReactiveCocoa4")
    public func skip(_ count: Int) -> Signal { skip(first: count) }

    /// Is `on(value:)` here.
    @available(*, unavailable, renamed: "on(value:)", message: "or import ReactiveCocoa4")
    public func on(next: @escaping (Value) -> Void) -> Signal { on(value: next) }

    /// Is `take(last:)` here.
    @available(*, unavailable, renamed: "take(last:)", message: "or import ReactiveCocoa4")
    public func takeLast(_ count: Int) -> Signal {
        take(last: count)
    }

    /// Is `take(while:)` here.
    @available(*, unavailable, renamed: "take(while:)", message: "or import ReactiveCocoa4")
    public func takeWhile(_ predicate: @escaping (Value) -> Bool) -> Signal {
        take(while: predicate)
    }

    /// Is `take(until:)` here.
    @available(*, unavailable, renamed: "take(until:)", message: "or import ReactiveCocoa4")
    public func takeUntil(_ trigger: Signal<(), Never>) -> Signal {
        take(until: trigger)
    }

    /// Is `skip(while:)` here.
    @available(*, unavailable, renamed: "skip(while:)", message: "or import ReactiveCocoa4")
    public func skipWhile(_ predicate: @escaping (Value) -> Bool) -> Signal {
        skip(while: predicate)
    }

    /// Is `combineLatest(with:)` here.
    @available(*, unavailable, renamed: "combineLatest(with:)", message: "or import ReactiveCocoa4")
    public func combineLatestWith<Other>(_ other: Signal<Other, Failure>) -> Signal<(Value, Other), Failure> {
        combineLatest(with: other)
    }

    /// Is `zip(with:)` here.
    @available(*, unavailable, renamed: "zip(with:)", message: "or import ReactiveCocoa4")
    public func zipWith<Other>(_ other: Signal<Other, Failure>) -> Signal<(Value, Other), Failure> {
        zip(with: other)
    }

    /// Is `sample(on:)` here.
    @available(*, unavailable, renamed: "sample(on:)", message: "or import ReactiveCocoa4")
    public func sampleOn(_ sampler: Signal<(), Never>) -> Signal {
        sample(on: sampler)
    }
}

extension Signal where Failure == Never {
    /// Is `promoteError` here.
    @available(*, unavailable, renamed: "promoteError(_:)", message: "or import ReactiveCocoa4")
    public func promoteErrors<NewFailure: Swift.Error>(_ failure: NewFailure.Type) -> Signal<Value, NewFailure> {
        promoteError(failure)
    }
}

extension Signal.Observer {
    /// Is `send(value:)` here.
    @available(*, unavailable, renamed: "send(value:)", message: "or import ReactiveCocoa4")
    public final func sendNext(_ value: Value) { send(value: value) }

    /// Is `send(error:)` here.
    @available(*, unavailable, renamed: "send(error:)", message: "or import ReactiveCocoa4")
    public final func sendFailed(_ failure: Failure) { send(error: failure) }
}
