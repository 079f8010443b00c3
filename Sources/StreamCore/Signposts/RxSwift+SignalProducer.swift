public import Dispatch

// Members of RxSwift; see RxSwift+Types.swift.

extension SignalProducer {
    /// Is `startWithValues` or `start` here.
    @available(*, unavailable, message: "write startWithValues, or start with an observer; RxCompat has observables")
    @discardableResult
    public func subscribe(
        onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        start(Signal.Observer(value: onNext, failed: onError, completed: onCompleted))
    }

    /// Is not needed here; an observable comes of `RxCompat`.
    @available(*, unavailable, message: "import RxCompat, and write .observable")
    public func asObservable() -> SignalProducer {
        self
    }

    /// Is `skipRepeats` here.
    @available(*, unavailable, renamed: "skipRepeats()", message: "RxCompat has observables")
    public func distinctUntilChanged() -> SignalProducer where Value: Equatable {
        skipRepeats()
    }

    /// Is `debounce(_:on:)` here.
    @available(*, unavailable, renamed: "debounce(_:on:)", message: "in seconds; RxCompat has observables")
    public func debounce(_ dueTime: DispatchTimeInterval, scheduler: any Scheduler) -> SignalProducer { self }

    /// Is `start(on:)` here.
    @available(*, unavailable, renamed: "start(on:)", message: "RxCompat has observables")
    public func subscribe(on scheduler: any Scheduler) -> SignalProducer { start(on: scheduler) }

    /// Is `withLatest(from:)` here.
    @available(*, unavailable, renamed: "withLatest(from:)", message: "RxCompat has observables")
    public func withLatestFrom<Other>(_ other: SignalProducer<Other, Never>) -> SignalProducer<(Value, Other), Failure>
    {
        withLatest(from: other)
    }

    /// Is `flatMap(.latest)` here.
    @available(*, unavailable, message: "write flatMap(.latest) { … }; RxCompat has observables")
    public func flatMapLatest<Output>(
        _ transform: @escaping (Value) -> SignalProducer<Output, Failure>
    ) -> SignalProducer<Output, Failure> {
        flatMap(.latest, transform)
    }

    /// Is `flatMap(.concat)` here.
    @available(*, unavailable, message: "write flatMap(.concat) { … }; RxCompat has observables")
    public func concatMap<Output>(
        _ transform: @escaping (Value) -> SignalProducer<Output, Failure>
    ) -> SignalProducer<Output, Failure> {
        flatMap(.concat, transform)
    }

    /// Is `flatten(.latest)` here.
    @available(*, unavailable, message: "write flatten(.latest); RxCompat has observables")
    public func switchLatest<Output>() -> SignalProducer<Output, Failure>
    where Value == SignalProducer<Output, Failure> {
        flatten(.latest)
    }

    /// Is `prefix(value:)` here.
    @available(*, unavailable, renamed: "prefix(value:)", message: "RxCompat has observables")
    public func startWith(_ value: Value) -> SignalProducer {
        prefix(value: value)
    }

    /// Is `init(value:)` here.
    @available(*, unavailable, message: "write SignalProducer(value:); RxCompat has observables")
    public static func just(_ value: Value) -> SignalProducer {
        SignalProducer(value: value)
    }

    /// Is `flatMapError` here.
    @available(
        *, unavailable, message: "write flatMapError { _ in SignalProducer(value: …) }; RxCompat has observables"
    )
    public func catchAndReturn(_ value: Value) -> SignalProducer<Value, Never> {
        flatMapError { _ in SignalProducer<Value, Never>(value: value) }
    }

    /// Is `on` here.
    @available(*, unavailable, message: "write on(value:failed:completed:); RxCompat has observables")
    public func `do`(
        onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil
    ) -> SignalProducer {
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
