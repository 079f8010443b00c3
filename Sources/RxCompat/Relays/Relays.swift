/// Sends each accepted value to the observers at that time; a relay never ends.
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

/// Holds a current value, which each new observer receives first; a relay never ends.
public final class BehaviorRelay<Element>: ObservableType, @unchecked Sendable {  // see the subject
    private let subject: BehaviorSubject<Element>

    /// Makes a relay with a current value.
    public init(value: Element) {
        subject = BehaviorSubject(value: value)
    }

    /// The current value.
    public var value: Element { subject.last }

    /// Sets the current value, and sends it.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Subscribes an observer.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable.
    public func asObservable() -> Observable<Element> { subject }
}

/// Sends the latest values to each new observer first; a relay never ends.
public final class ReplayRelay<Element>: ObservableType, @unchecked Sendable {  // see the subject
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) {
        self.subject = subject
    }

    /// Makes a relay that keeps the latest `bufferSize` values; none with 0 or less.
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
