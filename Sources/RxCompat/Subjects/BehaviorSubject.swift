import StreamCore

/// Sends on the values that it receives, and sends the current value to each new observer first.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
    ReceiverProvider, @unchecked Sendable  // see AdmittingMulticast
{
    /// The subject as an observer.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    private let core: KeepingCore<Element>

    /// Makes a subject with a current value.
    public init(value: Element) {
        core = KeepingCore(.current, value)
        super.init()
    }

    /// Whether the subject has observers.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether the subject has been disposed.
    public var isDisposed: Bool { core.isDisposed }

    var anyReceiver: StreamCore.AnyObserver { core }

    /// The current value.
    ///
    /// - Throws: The error that the subject has failed with, or `RxError.disposed`.
    public func value() throws -> Element {
        if isDisposed { throw RxError.disposed(object: self) }
        if let error = core.endingFailure { throw error }
        return last
    }

    /// The current value, also after a terminal event or disposal.
    var last: Element { core.newest }

    /// Sends an event.
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Sends a value.
    public func onNext(_ element: Element) { core.receive(element) }

    package override func attach(_ receiver: Receiver<Element>) -> any Disposable { core.subscribe(receiver, of: self) }

    /// The subject itself.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Releases all observers; an observer that subscribes later receives `RxError.disposed`.
    public func dispose() { core.dispose() }
}
