public import Dispatch

// Members of RxSwift; see RxSwift+Types.swift.

extension SignalProducer {
    /// Use `startWithValues` or `start` instead.
    @available(*, unavailable, message: "write startWithValues, or start with an observer; RxCompat has observables")
    @discardableResult
    public func subscribe(
        onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        start(Signal.Observer(value: onNext, failed: onError, completed: onCompleted))
    }

    /// Import `RxCompat` and use `observable` for an observable; the typed core needs no conversion.
    @available(*, unavailable, message: "import RxCompat, and write .observable")
    public func asObservable() -> SignalProducer {
        self
    }

    /// Use `skipRepeats` instead.
    @available(*, unavailable, renamed: "skipRepeats()", message: "RxCompat has observables")
    public func distinctUntilChanged() -> SignalProducer where Value: Equatable {
        skipRepeats()
    }

    /// Use `debounce(_:on:)` instead.
    @available(*, unavailable, renamed: "debounce(_:on:)", message: "in seconds; RxCompat has observables")
    public func debounce(_ dueTime: DispatchTimeInterval, scheduler: any Scheduler) -> SignalProducer { self }

    /// Use `start(on:)` instead.
    @available(*, unavailable, renamed: "start(on:)", message: "RxCompat has observables")
    public func subscribe(on scheduler: any Scheduler) -> SignalProducer { start(on: scheduler) }

    /// Use `withLatest(from:)` instead.
    @available(*, unavailable, renamed: "withLatest(from:)", message: "RxCompat has observables")
    public func withLatestFrom<Other>(_ other: SignalProducer<Other, Never>) -> SignalProducer<(Value, Other), Failure>
    {
        withLatest(from: other)
    }

    /// Use `flatMap(.latest)` instead.
    @available(*, unavailable, message: "write flatMap(.latest) { … }; RxCompat has observables")
    public func flatMapLatest<Output>(
        _ transform: @escaping (Value) -> SignalProducer<Output, Failure>
    ) -> SignalProducer<Output, Failure> {
        flatMap(.latest, transform)
    }

    /// Use `flatMap(.concat)` instead.
    @available(*, unavailable, message: "write flatMap(.concat) { … }; RxCompat has observables")
    public func concatMap<Output>(
        _ transform: @escaping (Value) -> SignalProducer<Output, Failure>
    ) -> SignalProducer<Output, Failure> {
        flatMap(.concat, transform)
    }

    /// Use `flatten(.latest)` instead.
    @available(*, unavailable, message: "write flatten(.latest); RxCompat has observables")
    public func switchLatest<Output>() -> SignalProducer<Output, Failure>
    where Value == SignalProducer<Output, Failure> {
        flatten(.latest)
    }

    /// Use `prefix(value:)` instead.
    @available(*, unavailable, renamed: "prefix(value:)", message: "RxCompat has observables")
    public func startWith(_ value: Value) -> SignalProducer {
        prefix(value: value)
    }

    /// Use `init(value:)` instead.
    @available(*, unavailable, message: "write SignalProducer(value:); RxCompat has observables")
    public static func just(_ value: Value) -> SignalProducer {
        SignalProducer(value: value)
    }

    /// Use `flatMapError` instead.
    @available(
        *, unavailable, message: "write flatMapError { _ in SignalProducer(value: …) }; RxCompat has observables"
    )
    public func catchAndReturn(_ value: Value) -> SignalProducer<Value, Never> {
        flatMapError { _ in SignalProducer<Value, Never>(value: value) }
    }

    /// Use `on` instead.
    @available(*, unavailable, message: "write on(value:failed:completed:); RxCompat has observables")
    public func `do`(
        onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil
    ) -> SignalProducer {
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
