import StreamCore

/// The core that keeps the last value until completion.
private final class AsyncCore<Element>: HotCore<Element>, @unchecked Sendable {  // see HotCore
    private var last: Element?

    override func receive(_ value: Element) {
        release(locked { isLive ? exchange(&last, with: value) : nil })
    }

    override func finish(_ receiver: Receiver<Element>) {
        if let last = locked({ last }) { receiver.receive(last) }
        receiver.complete()
    }
}

/// Sends the last value that it received, on completion; each later observer receives that value, too.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
    ReceiverProvider, @unchecked Sendable  // see HotCore
{
    /// The subject as an observer.
    public typealias SubjectObserverType = AsyncSubject<Element>

    private let core = AsyncCore<Element>()

    /// Makes a subject.
    public override init() { super.init() }

    /// Whether the subject has observers.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether it has been disposed.
    public var isDisposed: Bool { core.isDisposed }

    var anyReceiver: StreamCore.AnyObserver { core }

    /// Receives an event.
    public func on(_ event: Event<Element>) { core.on(event) }

    package override func attach(_ receiver: Receiver<Element>) -> any Disposable { core.admit(receiver, self) }

    /// The subject itself.
    public func asObserver() -> AsyncSubject<Element> { self }

    /// Releases all observers; an observer that subscribes later receives `RxError.disposed`.
    public func dispose() { core.dispose() }
}
