import StreamCore

/// An observer without its type.
public struct AnyObserver<Element>: ObserverType, ReceiverProvider, @unchecked Sendable {  // immutable
    /// A closure that takes events.
    public typealias EventHandler = (Event<Element>) -> Void

    private let receiver: Receiver<Element>

    init(_ receiver: Receiver<Element>) {
        self.receiver = receiver
    }

    /// Makes an observer of a closure.
    public init(eventHandler: @escaping EventHandler) {
        receiver = EventReceiver(eventHandler)
    }

    /// Makes an observer that hands on to another one.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        receiver = RxCompat.receiver(of: observer)
    }

    var anyReceiver: StreamCore.AnyObserver { receiver }

    /// Hands on an event.
    public func on(_ event: Event<Element>) { receiver.on(event) }

    /// Hands on a value.
    public func onNext(_ element: Element) { receiver.receive(element) }

    /// The observer itself.
    public func asObserver() -> AnyObserver<Element> { self }
}
