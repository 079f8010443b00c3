/// A receiver of events.
public protocol ObserverType<Element> {
    /// The type of the values.
    associatedtype Element

    /// Receives the next event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Receives the next value.
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Receives completion.
    public func onCompleted() { on(.completed) }

    /// Receives a failure.
    public func onError(_ error: any Swift.Error) { on(.error(error)) }

    /// The observer with its type erased.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// Returns an observer that transforms values for this observer; if the closure throws, this observer receives the
    /// error.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { event in on(event.map(transform)) }
    }
}
