// Members of ReactiveCocoa 4; see ReactiveCocoa4+Types.swift.

extension Signal {
    /// Use `observeValues` instead.
    @available(*, unavailable, renamed: "observeValues(_:)", message: "or import ReactiveCocoa4")
    @discardableResult
    public func observeNext(_ next: @escaping (Value) -> Void) -> (any Disposable)? {
        observe(Observer(value: next))
    }

    /// Use `observe(on:)` instead.
    @available(*, unavailable, renamed: "observe(on:)", message: "or import ReactiveCocoa4")
    public func observeOn(_ scheduler: any Scheduler) -> Signal {
        observe(on: scheduler)
    }

    /// Use `skipNil` instead.
    @available(*, unavailable, renamed: "skipNil()", message: "or import ReactiveCocoa4")
    public func ignoreNil<Wrapped>() -> Signal<Wrapped, Failure> where Value == Wrapped? {
        skipNil()
    }

    /// Use `take(first:)` instead.
    @available(*, unavailable, renamed: "take(first:)", message: "or import ReactiveCocoa4")
    public func take(_ count: Int) -> Signal { take(first: count) }

    /// Use `skip(first:)` instead.
    @available(*, unavailable, renamed: "skip(first:)", message: "or import ReactiveCocoa4")
    public func skip(_ count: Int) -> Signal { skip(first: count) }

    /// Use `on(value:)` instead.
    @available(*, unavailable, renamed: "on(value:)", message: "or import ReactiveCocoa4")
    public func on(next: @escaping (Value) -> Void) -> Signal { on(value: next) }

    /// Use `take(last:)` instead.
    @available(*, unavailable, renamed: "take(last:)", message: "or import ReactiveCocoa4")
    public func takeLast(_ count: Int) -> Signal {
        take(last: count)
    }

    /// Use `take(while:)` instead.
    @available(*, unavailable, renamed: "take(while:)", message: "or import ReactiveCocoa4")
    public func takeWhile(_ predicate: @escaping (Value) -> Bool) -> Signal {
        take(while: predicate)
    }

    /// Use `take(until:)` instead.
    @available(*, unavailable, renamed: "take(until:)", message: "or import ReactiveCocoa4")
    public func takeUntil(_ trigger: Signal<(), Never>) -> Signal {
        take(until: trigger)
    }

    /// Use `skip(while:)` instead.
    @available(*, unavailable, renamed: "skip(while:)", message: "or import ReactiveCocoa4")
    public func skipWhile(_ predicate: @escaping (Value) -> Bool) -> Signal {
        skip(while: predicate)
    }

    /// Use `combineLatest(with:)` instead.
    @available(*, unavailable, renamed: "combineLatest(with:)", message: "or import ReactiveCocoa4")
    public func combineLatestWith<Other>(_ other: Signal<Other, Failure>) -> Signal<(Value, Other), Failure> {
        combineLatest(with: other)
    }

    /// Use `zip(with:)` instead.
    @available(*, unavailable, renamed: "zip(with:)", message: "or import ReactiveCocoa4")
    public func zipWith<Other>(_ other: Signal<Other, Failure>) -> Signal<(Value, Other), Failure> {
        zip(with: other)
    }

    /// Use `sample(on:)` instead.
    @available(*, unavailable, renamed: "sample(on:)", message: "or import ReactiveCocoa4")
    public func sampleOn(_ sampler: Signal<(), Never>) -> Signal {
        sample(on: sampler)
    }
}

extension Signal where Failure == Never {
    /// Use `promoteError` instead.
    @available(*, unavailable, renamed: "promoteError(_:)", message: "or import ReactiveCocoa4")
    public func promoteErrors<NewFailure: Swift.Error>(_ failure: NewFailure.Type) -> Signal<Value, NewFailure> {
        promoteError(failure)
    }
}

extension Signal.Observer {
    /// Use `send(value:)` instead.
    @available(*, unavailable, renamed: "send(value:)", message: "or import ReactiveCocoa4")
    public final func sendNext(_ value: Value) { send(value: value) }

    /// Use `send(error:)` instead.
    @available(*, unavailable, renamed: "send(error:)", message: "or import ReactiveCocoa4")
    public final func sendFailed(_ failure: Failure) { send(error: failure) }
}
