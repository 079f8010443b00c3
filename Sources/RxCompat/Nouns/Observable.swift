import StreamCore

/// A stream of values that ends at most once: cold, where every subscription runs it, or hot, where all share it.
///
///     Observable.of(1, 2, 3)
///         .map { $0 * 10 }
///         .subscribe(onNext: { print($0) })          // prints 10, 20, 30
///
/// It is RxSwift's: a value that is sent from inside a delivery is delivered at once, nothing follows the end or a disposal,
/// and the end is delivered before the subscription is given up.
public class Observable<Element>: ObservableType, @unchecked Sendable {  // immutable, or see the subclass
    package init() { Resources.increment() }

    deinit { Resources.decrement() }

    /// Subscribes a receiver of the engine; every subscription comes here.
    package func attach(_ receiver: Receiver<Element>) -> any Disposable {
        fatalError("An observable says how it is subscribed to.")
    }

    /// Sends the one value of an observable that is nothing else, without completion.
    ///
    /// - Returns: Whether it is one.
    package func sendImmediate(to receiver: Receiver<Element>) -> Bool { false }

    /// Subscribes an observer.
    ///
    /// - Returns: The disposable that ends the subscription.
    public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        attach(receiver(of: observer))
    }

    /// The observable itself; of a subject, without the ability to send.
    public func asObservable() -> Observable<Element> { self }
}
