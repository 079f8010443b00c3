public import StreamCore

/// The receiving end of one subscription: an observer of the engine, which receives values without an `Event`.
@usableFromInline
package typealias Receiver<Element> = StreamCore.Observer<Element, any Error>

/// An observer of this module that provides its receiver, and need not be wrapped to be subscribed.
protocol ReceiverProvider {
    /// The receiver, which has the same type of element as the observer.
    var anyReceiver: StreamCore.AnyObserver { get }
}

/// Makes a receiver of an observer.
func receiver<Observer: ObserverType>(of observer: Observer) -> Receiver<Observer.Element> {
    guard let provider = observer as? any ReceiverProvider else { return ObserverReceiver(observer) }
    return unsafeDowncast(provider.anyReceiver, to: Receiver<Observer.Element>.self)
}

/// Hands events to an observer that the program implements.
private final class ObserverReceiver<Observer: ObserverType>: Receiver<Observer.Element>,
    @unchecked Sendable  // see AnyObserver of the engine
{
    private let observer: Observer

    init(_ observer: Observer) {
        self.observer = observer
        super.init()
    }

    override func receive(_ value: Observer.Element) { observer.on(.next(value)) }
    override func fail(_ failure: any Error) { observer.on(.error(failure)) }
    override func complete() { observer.on(.completed) }
}

/// Hands events to a closure.
package final class EventReceiver<Element>: Receiver<Element>, @unchecked Sendable {  // see AnyObserver of the engine
    private let handler: (Event<Element>) -> Void

    init(_ handler: @escaping (Event<Element>) -> Void) {
        self.handler = handler
        super.init()
    }

    package override func receive(_ value: Element) { handler(.next(value)) }
    package override func fail(_ failure: any Error) { handler(.error(failure)) }
    package override func complete() { handler(.completed) }
}

extension StreamCore.Observer where Failure == any Error {
    /// Receives an event.
    func on(_ event: Event<Value>) {
        switch event {
        case .next(let value): receive(value)
        case .error(let failure): fail(failure)
        case .completed: complete()
        }
    }
}
