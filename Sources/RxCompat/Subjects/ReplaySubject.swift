import StreamCore

/// The core that keeps the latest values.
private final class ReplayCore<Element>: HotCore<Element>, @unchecked Sendable {  // see HotCore
    private let capacity: Int
    private var kept = ValueQueue<Element>()
    /// The number of values that have been received.
    private var total = 0

    init(_ capacity: Int) {
        self.capacity = capacity
        super.init(keepsValues: true)
    }

    override func note(_ value: Element) -> Element? {
        total += 1
        return kept.append(value, keeping: capacity)
    }

    /// Sends a receiver the kept values, and the values that come meanwhile.
    func replay(to receiver: Receiver<Element>) {
        var sent = 0
        while true {
            let (values, newTotal) = locked { (newest(total - sent), total) }
            if values.isEmpty { return }
            for value in values { receiver.receive(value) }
            sent = newTotal
        }
    }

    private func newest(_ count: Int) -> [Element] {
        (kept.count - min(count, kept.count)..<kept.count).map { kept[$0] }
    }
}

/// Sends on the values that it receives, and sends the latest values to each new observer first, also after its end.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
    ReceiverProvider, @unchecked Sendable  // see HotCore
{
    /// The subject as an observer.
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let core: ReplayCore<Element>

    private init(_ capacity: Int) {
        core = ReplayCore(capacity)
        super.init()
    }

    /// Makes a subject that keeps the latest `bufferSize` values.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(bufferSize) }

    /// Makes a subject that keeps all values.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(.max) }

    /// Whether the subject has observers.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether it has been disposed.
    public var isDisposed: Bool { core.isDisposed }

    var anyReceiver: StreamCore.AnyObserver { core }

    /// Sends an event.
    public func on(_ event: Event<Element>) { core.on(event) }

    package override func attach(_ receiver: Receiver<Element>) -> any Disposable {
        if !isDisposed { core.replay(to: receiver) }
        return core.admit(receiver, self)
    }

    /// The subject itself.
    public func asObserver() -> ReplaySubject<Element> { self }

    /// Releases all observers; an observer that subscribes later receives `RxError.disposed`.
    public func dispose() { core.dispose() }
}
