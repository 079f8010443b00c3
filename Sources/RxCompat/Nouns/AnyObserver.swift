import StreamCore

/// An observer whose type is erased.
public struct AnyObserver<Element>: ObserverType, ReceiverProvider, @unchecked Sendable {  // immutable
    /// A closure that receives events.
    public typealias EventHandler = (Event<Element>) -> Void

    private let receiver: Receiver<Element>

    init(_ receiver: Receiver<Element>) {
        self.receiver = receiver
    }

    /// Makes an observer of a closure.
    public init(eventHandler: @escaping EventHandler) {
        receiver = EventReceiver(eventHandler)
    }

    /// Makes an observer that passes events to another observer.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        receiver = RxCompat.receiver(of: observer)
    }

    var anyReceiver: StreamCore.AnyObserver { receiver }

    /// Passes an event on.
    public func on(_ event: Event<Element>) { receiver.on(event) }

    /// Passes a value on.
    public func onNext(_ element: Element) { receiver.receive(element) }

    /// The observer itself.
    public func asObserver() -> AnyObserver<Element> { self }
}
