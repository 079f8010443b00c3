/// Sends the accepted values to the observers of that time; it does not end.
public final class PublishRelay<Element>: ObservableType, @unchecked Sendable {  // see the subject
    private let subject = PublishSubject<Element>()

    /// Makes a relay.
    public init() {}

    /// Sends a value.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Subscribes an observer.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable.
    public func asObservable() -> Observable<Element> { subject }
}

/// Has a current value, with which everybody begins; it does not end.
public final class BehaviorRelay<Element>: ObservableType, @unchecked Sendable {  // see the subject
    private let subject: BehaviorSubject<Element>

    /// Makes a relay with a value.
    public init(value: Element) {
        subject = BehaviorSubject(value: value)
    }

    /// The current value.
    public var value: Element { subject.last }

    /// Sends a value, which is the current one from then on.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Subscribes an observer.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable.
    public func asObservable() -> Observable<Element> { subject }
}

/// Begins with the latest values for every new observer; it does not end.
public final class ReplayRelay<Element>: ObservableType, @unchecked Sendable {  // see the subject
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) {
        self.subject = subject
    }

    /// Makes a relay that keeps a number of values.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(.create(bufferSize: bufferSize))
    }

    /// Makes a relay that keeps all values.
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

    /// Sends a value.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Subscribes an observer.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable.
    public func asObservable() -> Observable<Element> { subject }
}
