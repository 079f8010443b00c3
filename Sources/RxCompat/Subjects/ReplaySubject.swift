import StreamCore

/// Sends on the values that it receives, and sends the latest values to each new observer first, also after its end.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
    ReceiverProvider, @unchecked Sendable  // see AdmittingMulticast
{
    /// The subject as an observer.
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let core: KeepingCore<Element>

    private init(_ capacity: Int) {
        core = KeepingCore(.newest(capacity))
        super.init()
    }

    /// Makes a subject that keeps the latest `bufferSize` values; none with 0 or less.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(bufferSize) }

    /// Makes a subject that keeps all values.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(.max) }

    /// Whether the subject has observers.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether the subject has been disposed.
    public var isDisposed: Bool { core.isDisposed }

    var anyReceiver: StreamCore.AnyObserver { core }

    /// Sends an event.
    public func on(_ event: Event<Element>) { core.on(event) }

    package override func attach(_ receiver: Receiver<Element>) -> any Disposable { core.subscribe(receiver, of: self) }

    /// The subject itself.
    public func asObserver() -> ReplaySubject<Element> { self }

    /// Releases all observers; an observer that subscribes later receives `RxError.disposed`.
    public func dispose() { core.dispose() }
}
