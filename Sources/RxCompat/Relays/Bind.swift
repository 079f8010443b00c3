extension ObservableType {
    /// Subscribes observers; an error is a programmer's mistake where they are bound, and is not expected.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Subscribes observers that take optionals.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        map { Optional($0) }.subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Subscribes relays; stops the program if it fails.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays that take optionals; stops the program if it fails.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays; stops the program if it fails.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays that take optionals; stops the program if it fails.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays; stops the program if it fails.
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes through a function that takes the observable.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Subscribes a closure; stops the program if it fails.
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext, onError: { preconditionFailure("Binding error: \($0)") })
    }

    /// Subscribes a closure that is given an object, which is not retained; stops the program if it fails.
    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable {
        bind { [weak object] value in if let object { onNext(object, value) } }
    }
}
