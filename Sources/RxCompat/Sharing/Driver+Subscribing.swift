// Each of these methods stops the program off the main queue, as the replayed value must be delivered there at once.

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Subscribes observers.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        ensureMain()
        return asObservable().subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Subscribes observers that take optionals.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        ensureMain()
        return asObservable().map { Optional($0) }.subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Subscribes relays.
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        drive(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Subscribes relays that take optionals.
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        drive(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Subscribes relays.
    public func drive(_ relays: PublishRelay<Element>...) -> any Disposable {
        drive(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Subscribes relays that take optionals.
    public func drive(_ relays: PublishRelay<Element?>...) -> any Disposable {
        drive(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Subscribes relays.
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        drive(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Subscribes relays that take optionals.
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        drive(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Calls a function that subscribes to the observable, and returns the function's result.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        ensureMain()
        return transformation(asObservable())
    }

    /// Calls a curried function with the observable and an argument, and returns the result.
    public func drive<Argument, Result>(
        _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
    ) -> Result {
        drive(with)(curriedArgument)
    }

    /// Subscribes without receiving the events.
    public func drive() -> any Disposable { drive(onNext: nil) }

    /// Subscribes closures to the events.
    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        ensureMain()
        return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which is not retained.
    public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        ensureMain()
        return asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    private func ensureMain() {
        MainScheduler.ensureRunningOnMainThread(
            errorMessage: "drive is of the main queue: its first value is delivered at once.")
    }
}
