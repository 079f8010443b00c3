extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Subscribes observers.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Subscribes observers that take optionals.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().map { Optional($0) }.subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Subscribes relays.
    public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        emit(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Subscribes relays that take optionals.
    public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        emit(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Subscribes relays.
    public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        emit(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Subscribes relays that take optionals.
    public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        emit(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Subscribes relays.
    public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
        emit(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Subscribes relays that take optionals.
    public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
        emit(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Subscribes without receiving the events.
    public func emit() -> any Disposable { emit(onNext: nil) }

    /// Subscribes closures to the events.
    public func emit(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which is not retained.
    public func emit<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}
