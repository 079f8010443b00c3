import StreamCore

/// A stream of values that ends at most once: cold, running for each subscription, or hot, shared by all of them.
///
///     Observable.of(1, 2, 3)
///         .map { $0 * 10 }
///         .subscribe(onNext: { print($0) })          // prints 10, 20, 30
///
/// The semantics are RxSwift's. A value that is sent from inside a delivery is delivered at once. Nothing follows a
/// terminal event or a disposal. A terminal event is delivered before the subscription is disposed.
public class Observable<Element>: ObservableType, @unchecked Sendable {  // immutable, or see the subclass
    package init() { Resources.increment() }

    deinit { Resources.decrement() }

    /// Subscribes a receiver of the engine; every subscription passes this method.
    package func attach(_ receiver: Receiver<Element>) -> any Disposable {
        fatalError("An observable says how it is subscribed to.")
    }

    /// Sends the only value of an observable of one value, without completion.
    ///
    /// - Returns: Whether this is an observable of one value.
    package func sendImmediate(to receiver: Receiver<Element>) -> Bool { false }

    /// Subscribes an observer.
    ///
    /// - Returns: The disposable that ends the subscription.
    public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        attach(receiver(of: observer))
    }

    /// The observable itself; the observable of a subject cannot send.
    public func asObservable() -> Observable<Element> { self }
}
