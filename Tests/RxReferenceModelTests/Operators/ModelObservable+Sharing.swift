/// Subscribes a subject to a source while it is connected.
final class ModelConnectable<Element>: ModelObservable<Element> {
    private final class Connection {
        let source = ModelSlot()
        var isDisposed = false
    }

    private let source: ModelObservable<Element>
    private let makeSubject: () -> ModelSubject<Element>
    private var subject: ModelSubject<Element>?
    private var connection: (Connection, ModelDisposable)?

    init(_ source: ModelObservable<Element>, _ makeSubject: @escaping () -> ModelSubject<Element>) {
        self.source = source
        self.makeSubject = makeSubject
        super.init { _ in ModelDisposable() }
    }

    private func presentSubject() -> ModelSubject<Element> {
        let present = subject ?? makeSubject()
        subject = present
        return present
    }

    override func subscribe(_ observer: @escaping ModelObserver<Element>) -> ModelDisposable {
        presentSubject().subscribe(observer)
    }

    func connect() -> ModelDisposable {
        if let connection { return connection.1 }
        let connection = Connection()
        let subject = presentSubject()
        let end = ModelDisposable {
            connection.isDisposed = true
            if self.connection?.0 === connection {
                self.connection = nil
                self.subject = nil
            }
            connection.source.dispose()
        }
        self.connection = (connection, end)
        connection.source.set(
            source.subscribe { event in
                if connection.isDisposed { return }
                if event.isStop { end.dispose() }
                subject.on(event)
            })
        return end
    }

    /// Connects while there are observers.
    ///
    /// - Parameter countsEarly: Whether an observer counts before it subscribes, and whether an observer that is the last
    ///   one to leave while the connection begins ends it. RxCompat does this, so that no observer waits for ever.
    func refCount(countsEarly: Bool = false) -> ModelObservable<Element> {
        // Each end of the source begins a new generation, of which earlier observers are no members.
        var (count, generation, isConnecting) = (0, 0, false)
        var connection: ModelSlot?
        func endIfUnused() {
            guard count == 0, !(countsEarly && isConnecting) else { return }
            connection?.dispose()
            connection = nil
        }
        return .producer { sink in
            var own = countsEarly ? generation : -1
            if countsEarly { count += 1 }
            func leave() {
                guard own == generation, count > 0 else { return }
                count -= 1
                endIfUnused()
            }
            let subscription = self.subscribe { event in
                guard event.isStop else { return sink.send(event) }
                if own == generation {
                    let ended = connection
                    (count, generation, connection, isConnecting) = (0, generation + 1, nil, false)
                    ended?.dispose()
                }
                sink.pass(event)
            }
            if sink.isDisposed {
                if countsEarly { leave() }
                return ModelDisposable()
            }
            if own != generation || !countsEarly { count += 1 }
            own = generation
            if countsEarly ? connection == nil : count == 1 {
                let made = ModelSlot()
                connection = made
                isConnecting = true
                made.set(self.connect())
                if connection === made {
                    isConnecting = false
                    if countsEarly { endIfUnused() }
                }
            }
            return ModelDisposable {
                subscription.dispose()
                leave()
            }
        }
    }
}

extension ModelObservable {
    func multicast(_ makeSubject: @escaping () -> ModelSubject<Element>) -> ModelConnectable<Element> {
        ModelConnectable(self, makeSubject)
    }

    func multicast<Output>(
        _ makeSubject: @escaping () -> ModelSubject<Element>,
        selector: @escaping (ModelObservable<Element>) -> ModelObservable<Output>
    ) -> ModelObservable<Output> {
        .producer { sink in
            let subject = makeSubject()
            let connectable = self.multicast { subject }
            let subscription = selector(connectable).subscribe(sink.pass)
            return ModelDisposable([subscription, connectable.connect()])
        }
    }

    /// Shares a run of this observable while there are observers; a new observer receives the latest element first, if
    /// `keepsLatest`.
    func shareWhileObserved(keepsLatest: Bool) -> ModelObservable {
        var run: ModelRun<Element>?
        return ModelObservable { observer in
            let present = run ?? ModelRun { ended in if run === ended { run = nil } }
            run = present
            let isFirst = present.observers.count == 0
            let key = present.observers.insert(observer)
            if keepsLatest, let latest = present.latest { observer(.next(latest)) }
            if isFirst { present.source.set(self.subscribe(present.on)) }
            return ModelDisposable { present.leave(key) }
        }
    }
}

/// A run of an observable for several observers.
private final class ModelRun<Element> {
    let source = ModelSlot()
    var observers = ModelBag<ModelObserver<Element>>()
    private(set) var latest: Element?
    private var isOver = false
    private let whenOver: (ModelRun) -> Void

    init(_ whenOver: @escaping (ModelRun) -> Void) {
        self.whenOver = whenOver
    }

    func on(_ event: ModelEvent<Element>) {
        if isOver { return }
        let receivers = observers.all
        if case .next(let element) = event { latest = element } else { end() }
        receivers.forEach { $0(event) }
    }

    func leave(_ key: Int) {
        guard observers.remove(key) != nil, observers.count == 0 else { return }
        end()
        source.dispose()
    }

    private func end() {
        isOver = true
        whenOver(self)
        observers = ModelBag()
    }
}
