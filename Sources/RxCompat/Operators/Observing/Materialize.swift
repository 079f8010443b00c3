import StreamCore

private final class Materialize<Element>: Sink<Element, Event<Element>>, @unchecked Sendable {  // see Subscriber
    override func receive(_ value: Element) { send(.next(value)) }

    override func fail(_ failure: any Error) {
        send(.error(failure))
        end()
    }

    override func complete() {
        send(.completed)
        end()
    }
}

private final class Dematerialize<Convertible: EventConvertible>: Sink<Convertible, Convertible.Element>,
    @unchecked Sendable  // see Subscriber
{
    override func receive(_ value: Convertible) {
        switch value.event {
        case .next(let element): send(element)
        case .error(let error): end(with: error)
        case .completed: end()
        }
    }
}

extension ObservableType {
    /// Sends every event as a value, then completes.
    public func materialize() -> Observable<Event<Element>> { through { Materialize($0) } }
}

extension ObservableType where Element: EventConvertible {
    /// Turns values that are events back into events.
    public func dematerialize() -> Observable<Element.Element> { through { Dematerialize($0) } }
}
