// The operators of this file add to those of Infallible+Operators.swift.

extension InfallibleType {
    /// Subscribes closures that receive an object, which is not retained.
    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes observers that take optionals.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().map { Optional($0) }.subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Subscribes relays.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays that take optionals.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays that take optionals.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays.
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays that take optionals.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Calls a function that subscribes to the infallible, and returns the function's result.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Calls a curried function with the infallible and an argument, and returns the result.
    public func bind<Argument, Result>(
        to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
    ) -> Result {
        binder(self)(curriedArgument)
    }

    /// Subscribes a closure.
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
}
