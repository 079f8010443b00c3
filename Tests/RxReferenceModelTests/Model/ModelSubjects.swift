/// Passes the events that it receives to its observers of that moment, until it ends.
final class ModelSubject<Element>: ModelObservable<Element> {
    private var observers = ModelBag<ModelObserver<Element>>()
    private var stop: ModelEvent<Element>?
    /// What a new observer receives before it is one of the observers, before the end, and after it has become one.
    private let replay: () -> [Element]
    private let latest: () -> Element?
    /// Keeps an event.
    private let keep: (ModelEvent<Element>) -> Void
    /// What the observers receive of an event.
    private let dispatched: (ModelEvent<Element>) -> [ModelEvent<Element>]

    private init(
        replay: @escaping () -> [Element] = { [] }, latest: @escaping () -> Element? = { nil },
        keep: @escaping (ModelEvent<Element>) -> Void = { _ in },
        dispatched: @escaping (ModelEvent<Element>) -> [ModelEvent<Element>] = { [$0] }
    ) {
        self.replay = replay
        self.latest = latest
        self.keep = keep
        self.dispatched = dispatched
        super.init { _ in ModelDisposable() }
    }

    static func publish() -> ModelSubject { ModelSubject() }

    static func behavior(_ first: Element) -> ModelSubject {
        var latest = first
        return ModelSubject(latest: { latest }, keep: { if case .next(let element) = $0 { latest = element } })
    }

    static func replay(_ count: Int) -> ModelSubject {
        var elements: [Element] = []
        return ModelSubject(
            replay: { elements },
            keep: { if case .next(let element) = $0 { elements = (elements + [element]).suffix(count) } })
    }

    static func async() -> ModelSubject {
        var last: Element?
        return ModelSubject(
            keep: { if case .next(let element) = $0 { last = element } },
            dispatched: { event in
                switch event {
                case .next: []
                case .completed: last.map { [.next($0), .completed] } ?? [.completed]
                case .error: [event]
                }
            })
    }

    override func subscribe(_ observer: @escaping ModelObserver<Element>) -> ModelDisposable {
        // What the subject receives while it replays follows the replayed elements.
        var waiting: [ModelEvent<Element>] = replay().map { .next($0) }
        if let stop {
            for event in waiting + dispatched(stop) { observer(event) }
            return ModelDisposable()
        }
        var isReplaying = true
        let key = observers.insert { event in if isReplaying { waiting.append(event) } else { observer(event) } }
        while !waiting.isEmpty { observer(waiting.removeFirst()) }
        isReplaying = false
        if let latest = latest() { observer(.next(latest)) }
        return ModelDisposable { _ = self.observers.remove(key) }
    }

    func on(_ event: ModelEvent<Element>) {
        guard stop == nil else { return }
        keep(event)
        let observers = observers.all
        if event.isStop {
            stop = event
            self.observers.removeAll()
        }
        for event in dispatched(event) { observers.forEach { $0(event) } }
    }
}
