// See Infallible+Operators.swift.

extension InfallibleType {
    /// Subscribes closures that are given an object, which is not retained.
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

    /// Subscribes a closure.
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
}

extension Infallible {
    /// Runs the infallible that a closure makes for each subscription.
    public static func deferred(_ factory: @escaping () -> Infallible<Element>) -> Infallible<Element> {
        Infallible(.deferred { factory().asObservable() })
    }
}

extension Infallible where Element: FixedWidthInteger {
    /// Counts up from 0, once every period.
    public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(.interval(period, scheduler: scheduler))
    }

    /// Counts up from 0: after a time, then once every period, if there is one.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(.timer(dueTime, period: period, scheduler: scheduler))
    }
}
