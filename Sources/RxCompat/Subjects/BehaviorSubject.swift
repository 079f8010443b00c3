import StreamCore

/// The core that keeps the current value.
private final class BehaviorCore<Element>: HotCore<Element>, @unchecked Sendable {  // see HotCore
    private var value: Element

    init(_ value: Element) {
        self.value = value
        super.init(keepsValues: true)
    }

    override func note(_ value: Element) -> Element? { exchange(&self.value, with: value) }

    override var current: Element? { value }
    var last: Element { locked { value } }
}

/// Sends on the values that it receives, and sends the current value to each new observer first.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
    ReceiverProvider, @unchecked Sendable  // see HotCore
{
    /// The subject as an observer.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    private let core: BehaviorCore<Element>

    /// Makes a subject with a current value.
    public init(value: Element) {
        core = BehaviorCore(value)
        super.init()
    }

    /// Whether the subject has observers.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether it has been disposed.
    public var isDisposed: Bool { core.isDisposed }

    var anyReceiver: StreamCore.AnyObserver { core }

    /// The current value.
    ///
    /// - Throws: The error that the subject has failed with, or `RxError.disposed`.
    public func value() throws -> Element {
        if isDisposed { throw RxError.disposed(object: self) }
        if case .error(let error) = core.end { throw error }
        return core.last
    }

    /// The current value, also after a terminal event or disposal.
    var last: Element { core.last }

    /// Sends an event.
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Sends a value.
    public func onNext(_ element: Element) { core.receive(element) }

    package override func attach(_ receiver: Receiver<Element>) -> any Disposable { core.admit(receiver, self) }

    /// The subject itself.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Releases all observers; an observer that subscribes later receives `RxError.disposed`.
    public func dispose() { core.dispose() }
}
