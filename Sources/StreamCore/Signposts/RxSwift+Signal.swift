public import Dispatch

// Members of RxSwift; see RxSwift+Types.swift.

extension Signal {
    /// Is `observeValues` or `observe` here.
    @available(*, unavailable, message: "write observeValues, or observe with an observer; RxCompat has observables")
    @discardableResult
    public func subscribe(
        onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> (any Disposable)? {
        observe(Observer(value: onNext, failed: onError, completed: onCompleted))
    }

    /// Is not needed here; an observable comes of `RxCompat`.
    @available(*, unavailable, message: "import RxCompat, and write .observable")
    public func asObservable() -> Signal {
        self
    }

    /// Is `skipRepeats` here.
    @available(*, unavailable, renamed: "skipRepeats()", message: "RxCompat has observables")
    public func distinctUntilChanged() -> Signal where Value: Equatable {
        skipRepeats()
    }

    /// Is `debounce(_:on:)` here.
    @available(*, unavailable, renamed: "debounce(_:on:)", message: "in seconds; RxCompat has observables")
    public func debounce(_ dueTime: DispatchTimeInterval, scheduler: any Scheduler) -> Signal { self }

    /// Is `withLatest(from:)` here.
    @available(*, unavailable, renamed: "withLatest(from:)", message: "RxCompat has observables")
    public func withLatestFrom<Other>(_ other: Signal<Other, Never>) -> Signal<(Value, Other), Failure> {
        withLatest(from: other)
    }

    /// Is `flatMap(.latest)` here.
    @available(*, unavailable, message: "write flatMap(.latest) { … }; RxCompat has observables")
    public func flatMapLatest<Output>(
        _ transform: @escaping (Value) -> SignalProducer<Output, Failure>
    ) -> Signal<Output, Failure> {
        flatMap(.latest, transform)
    }

    /// Is `flatMap(.concat)` here.
    @available(*, unavailable, message: "write flatMap(.concat) { … }; RxCompat has observables")
    public func concatMap<Output>(
        _ transform: @escaping (Value) -> SignalProducer<Output, Failure>
    ) -> Signal<Output, Failure> {
        flatMap(.concat, transform)
    }

    /// Is `flatten(.latest)` here.
    @available(*, unavailable, message: "write flatten(.latest); RxCompat has observables")
    public func switchLatest<Output>() -> Signal<Output, Failure> where Value == SignalProducer<Output, Failure> {
        flatten(.latest)
    }

    /// Is `flatMapError` here.
    @available(
        *, unavailable, message: "write flatMapError { _ in SignalProducer(value: …) }; RxCompat has observables"
    )
    public func catchAndReturn(_ value: Value) -> Signal<Value, Never> {
        flatMapError { _ in SignalProducer<Value, Never>(value: value) }
    }

    /// Is `on` here.
    @available(*, unavailable, message: "write on(value:failed:completed:); RxCompat has observables")
    public func `do`(
        onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil
    ) -> Signal {
        on(failed: onError, completed: onCompleted, value: onNext)
    }

    /// Is `<~` here.
    @available(*, unavailable, message: "write target <~ stream; RxCompat has observables")
    @discardableResult
    public func bind<Target: BindingTargetProvider>(to target: Target) -> (any Disposable)?
    where Target.Value == Value, Failure == Never {
        target <~ self
    }
}

extension Signal.Observer {
    /// Is `send(value:)` here.
    @available(*, unavailable, renamed: "send(value:)", message: "RxCompat has subjects")
    public final func onNext(_ value: Value) { send(value: value) }

    /// Is `send(error:)` here.
    @available(*, unavailable, renamed: "send(error:)", message: "RxCompat has subjects")
    public final func onError(_ failure: Failure) { send(error: failure) }

    /// Is `sendCompleted` here.
    @available(*, unavailable, renamed: "sendCompleted()", message: "RxCompat has subjects")
    public final func onCompleted() { sendCompleted() }
}

extension Disposable {
    /// Is `+=` of a `ScopedDisposable` here.
    @available(
        *, unavailable, message: "write bag += disposable, with ScopedDisposable() as the bag; RxCompat has DisposeBag"
    )
    public func disposed<Bag>(by bag: Bag) {}
}

extension MutableProperty {
    /// Is `value` here.
    @available(*, unavailable, message: "set value; RxCompat has BehaviorRelay")
    public func accept(_ value: Value) { self.value = value }
}
