import StreamCore

/// Sends the last value that it received, on completion; each later observer receives that value, too.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
    ReceiverProvider, @unchecked Sendable  // see AdmittingMulticast
{
    /// The subject as an observer.
    public typealias SubjectObserverType = AsyncSubject<Element>

    private let core = KeepingCore<Element>(.last)

    /// Makes a subject.
    public override init() { super.init() }

    /// Whether the subject has observers.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether the subject has been disposed.
    public var isDisposed: Bool { core.isDisposed }

    var anyReceiver: StreamCore.AnyObserver { core }

    /// Receives an event.
    public func on(_ event: Event<Element>) { core.on(event) }

    package override func attach(_ receiver: Receiver<Element>) -> any Disposable { core.subscribe(receiver, of: self) }

    /// The subject itself.
    public func asObserver() -> AsyncSubject<Element> { self }

    /// Releases all observers; an observer that subscribes later receives `RxError.disposed`.
    public func dispose() { core.dispose() }
}
