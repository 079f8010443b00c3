import StreamCore

/// Keeps the current value.
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

/// Sends the values that it is sent, and begins with the current value for every new observer.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
    ReceiverProvider, @unchecked Sendable  // see HotCore
{
    /// The subject as an observer.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    private let core: BehaviorCore<Element>

    /// Makes a subject with a value.
    public init(value: Element) {
        core = BehaviorCore(value)
        super.init()
    }

    /// Whether anybody observes it.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { core.isDisposed }

    var anyReceiver: StreamCore.AnyObserver { core }

    /// The current value.
    ///
    /// - Throws: The error that it has ended with, or `RxError.disposed`.
    public func value() throws -> Element {
        if isDisposed { throw RxError.disposed(object: self) }
        if case .error(let error) = core.end { throw error }
        return core.last
    }

    /// The current value, whatever has happened.
    var last: Element { core.last }

    /// Sends an event.
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Sends a value.
    public func onNext(_ element: Element) { core.receive(element) }

    package override func attach(_ receiver: Receiver<Element>) -> any Disposable { core.admit(receiver, self) }

    /// The subject itself.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Lets go of all observers; later ones get an error.
    public func dispose() { core.dispose() }
}
