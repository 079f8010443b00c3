import StreamCore

/// Sends on each value that it receives to the observers at that time.
///
/// A value that is sent from inside a delivery is delivered at once.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
    ReceiverProvider,
    @unchecked Sendable  // see AdmittingMulticast
{
    /// The subject as an observer.
    public typealias SubjectObserverType = PublishSubject<Element>

    private let core = SubjectCore<Element>(.end)

    /// Makes a subject.
    public override init() { super.init() }

    /// Whether the subject has observers.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether the subject has been disposed.
    public var isDisposed: Bool { core.isDisposed }

    var anyReceiver: StreamCore.AnyObserver { core }

    /// Sends an event.
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Sends a value.
    public func onNext(_ element: Element) { core.receive(element) }

    package override func attach(_ receiver: Receiver<Element>) -> any Disposable { core.subscribe(receiver, of: self) }

    /// The subject itself.
    public func asObserver() -> PublishSubject<Element> { self }

    /// Releases all observers; an observer that subscribes later receives `RxError.disposed`.
    public func dispose() { core.dispose() }
}
