import StreamCore

/// Sends the values that it is sent to the observers of that time.
///
/// A value that is sent from inside a delivery is delivered at once.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
    ReceiverProvider,
    @unchecked Sendable  // see HotCore
{
    /// The subject as an observer.
    public typealias SubjectObserverType = PublishSubject<Element>

    private let core = HotCore<Element>()

    /// Makes a subject.
    public override init() { super.init() }

    /// Whether anybody observes it.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { core.isDisposed }

    var anyReceiver: StreamCore.AnyObserver { core }

    /// Sends an event.
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Sends a value.
    public func onNext(_ element: Element) { core.receive(element) }

    package override func attach(_ receiver: Receiver<Element>) -> any Disposable { core.admit(receiver, self) }

    /// The subject itself.
    public func asObserver() -> PublishSubject<Element> { self }

    /// Lets go of all observers; later ones get an error.
    public func dispose() { core.dispose() }
}
