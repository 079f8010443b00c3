extension ObservableType {
    /// Subscribes observers, which receive all events; a failure of a bound stream is a programmer's mistake.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Subscribes observers that take optionals.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        map { Optional($0) }.subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Subscribes relays; a failure of the observable stops the program.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays that take optionals; a failure of the observable stops the program.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays; a failure of the observable stops the program.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays that take optionals; a failure of the observable stops the program.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays; a failure of the observable stops the program.
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Subscribes relays that take optionals; a failure of the observable stops the program.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Calls a function that subscribes to the observable, and returns the function's result.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Calls a curried function with the observable and an argument, and returns the result.
    public func bind<Argument, Result>(
        to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
    ) -> Result {
        binder(self)(curriedArgument)
    }

    /// Subscribes a closure to the values; a failure of the observable stops the program.
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext, onError: { fatalError("Binding error: \($0)") })
    }

    /// Subscribes a closure that receives an object, which is not retained; a failure of the observable stops the
    /// program.
    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable {
        bind { [weak object] value in if let object { onNext(object, value) } }
    }
}
