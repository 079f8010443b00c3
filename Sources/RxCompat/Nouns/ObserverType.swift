/// A receiver of events.
public protocol ObserverType<Element> {
    /// The type of the values.
    associatedtype Element

    /// Takes the next event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Takes the next value.
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Takes completion.
    public func onCompleted() { on(.completed) }

    /// Takes an error.
    public func onError(_ error: any Swift.Error) { on(.error(error)) }

    /// The observer without its type.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// An observer of other values, which are transformed for this one; it takes the error of the closure if that throws.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { event in on(event.map(transform)) }
    }
}
