import StreamCore

/// Keeps the latest values.
private final class ReplayCore<Element>: HotCore<Element>, @unchecked Sendable {  // see HotCore
    private let capacity: Int
    private var kept = ValueQueue<Element>()
    /// How many values there have been.
    private var total = 0

    init(_ capacity: Int) {
        self.capacity = capacity
        super.init(keepsValues: true)
    }

    override func note(_ value: Element) -> Element? {
        total += 1
        return kept.append(value, keeping: capacity)
    }

    /// Sends a receiver what is kept, and what comes meanwhile.
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

/// Sends the values that it is sent, and begins with the latest ones for every new observer, also after its end.
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

    /// Makes a subject that keeps a number of values.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(bufferSize) }

    /// Makes a subject that keeps all values.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(.max) }

    /// Whether anybody observes it.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether it has been disposed of.
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

    /// Lets go of all observers; later ones get an error.
    public func dispose() { core.dispose() }
}
