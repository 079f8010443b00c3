/// A type that can be turned into an observable.
public protocol ObservableConvertibleType<Element> {
    /// The type of the values.
    associatedtype Element

    /// The observable.
    func asObservable() -> Observable<Element>
}

/// A stream that observers can subscribe to.
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Subscribes an observer.
    ///
    /// - Returns: The disposable that ends the subscription.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    /// An observable that subscribes its observers to this object; nothing passes after the terminal event or disposal.
    public func asObservable() -> Observable<Element> { .create { subscribe($0) } }
}
