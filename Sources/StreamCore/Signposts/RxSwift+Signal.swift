public import Dispatch

// Members of RxSwift; see RxSwift+Types.swift.

extension Signal {
    /// Use `observeValues` or `observe` instead.
    @available(*, unavailable, message: "write observeValues, or observe with an observer; RxCompat has observables")
    @discardableResult
    public func subscribe(
        onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> (any Disposable)? {
        observe(Observer(value: onNext, failed: onError, completed: onCompleted))
    }

    /// Import `RxCompat` and use `observable` for an observable; the typed core needs no conversion.
    @available(*, unavailable, message: "import RxCompat, and write .observable")
    public func asObservable() -> Signal {
        self
    }

    /// Use `skipRepeats` instead.
    @available(*, unavailable, renamed: "skipRepeats()", message: "RxCompat has observables")
    public func distinctUntilChanged() -> Signal where Value: Equatable {
        skipRepeats()
    }

    /// Use `debounce(_:on:)` instead.
    @available(*, unavailable, renamed: "debounce(_:on:)", message: "in seconds; RxCompat has observables")
    public func debounce(_ dueTime: DispatchTimeInterval, scheduler: any Scheduler) -> Signal { self }

    /// Use `withLatest(from:)` instead.
    @available(*, unavailable, renamed: "withLatest(from:)", message: "RxCompat has observables")
    public func withLatestFrom<Other>(_ other: Signal<Other, Never>) -> Signal<(Value, Other), Failure> {
        withLatest(from: other)
    }

    /// Use `flatMap(.latest)` instead.
    @available(*, unavailable, message: "write flatMap(.latest) { … }; RxCompat has observables")
    public func flatMapLatest<Output>(
        _ transform: @escaping (Value) -> SignalProducer<Output, Failure>
    ) -> Signal<Output, Failure> {
        flatMap(.latest, transform)
    }

    /// Use `flatMap(.concat)` instead.
    @available(*, unavailable, message: "write flatMap(.concat) { … }; RxCompat has observables")
    public func concatMap<Output>(
        _ transform: @escaping (Value) -> SignalProducer<Output, Failure>
    ) -> Signal<Output, Failure> {
        flatMap(.concat, transform)
    }

    /// Use `flatten(.latest)` instead.
    @available(*, unavailable, message: "write flatten(.latest); RxCompat has observables")
    public func switchLatest<Output>() -> Signal<Output, Failure> where Value == SignalProducer<Output, Failure> {
        flatten(.latest)
    }

    /// Use `flatMapError` instead.
    @available(
        *, unavailable, message: "write flatMapError { _ in SignalProducer(value: …) }; RxCompat has observables"
    )
    public func catchAndReturn(_ value: Value) -> Signal<Value, Never> {
        flatMapError { _ in SignalProducer<Value, Never>(value: value) }
    }

    /// Use `on` instead.
    @available(*, unavailable, message: "write on(value:failed:completed:); RxCompat has observables")
    public func `do`(
        onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil
    ) -> Signal {
        on(failed: onError, completed: onCompleted, value: onNext)
    }

    /// Use `<~` instead.
    @available(*, unavailable, message: "write target <~ stream; RxCompat has observables")
    @discardableResult
    public func bind<Target: BindingTargetProvider>(to target: Target) -> (any Disposable)?
    where Target.Value == Value, Failure == Never {
        target <~ self
    }
}

extension Signal.Observer {
    /// Use `send(value:)` instead.
    @available(*, unavailable, renamed: "send(value:)", message: "RxCompat has subjects")
    public final func onNext(_ value: Value) { send(value: value) }

    /// Use `send(error:)` instead.
    @available(*, unavailable, renamed: "send(error:)", message: "RxCompat has subjects")
    public final func onError(_ failure: Failure) { send(error: failure) }

    /// Use `sendCompleted` instead.
    @available(*, unavailable, renamed: "sendCompleted()", message: "RxCompat has subjects")
    public final func onCompleted() { sendCompleted() }
}

extension Disposable {
    /// Use `+=` of a `ScopedDisposable` instead.
    @available(
        *, unavailable, message: "write bag += disposable, with ScopedDisposable() as the bag; RxCompat has DisposeBag"
    )
    public func disposed<Bag>(by bag: Bag) {}
}

extension MutableProperty {
    /// Use `value` instead.
    @available(*, unavailable, message: "set value; RxCompat has BehaviorRelay")
    public func accept(_ value: Value) { self.value = value }
}
