import StreamCore

/// Delivers events on a scheduler, one after the other.
private final class ObserveOn<Element>: Sink<Element, Element>, @unchecked Sendable {  // the queue is guarded
    private struct State: ~Copyable {
        var waiting = ValueQueue<Event<Element>>()
        var isRunning = false
    }

    private let scheduler: any ImmediateSchedulerType
    private let state = Guarded(State())
    private let origin = VirtualQueues.current
    let turns = SerialDisposable()

    init(_ downstream: Receiver<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func receive(_ value: Element) { enqueue(.next(value)) }
    override func fail(_ failure: any Error) { enqueue(.error(failure)) }
    override func complete() { enqueue(.completed) }

    private func enqueue(_ event: Event<Element>) {
        let starts = state.withLock { state in
            state.waiting.append(event)
            return !exchange(&state.isRunning, with: true)
        }
        if starts { VirtualQueues.adopting(origin, takeTurns) }
    }

    private func takeTurns() {
        turns.disposable = scheduler.scheduleRecursive(()) { [self] _, recurse in
            guard let event = state.withLock({ $0.waiting.popFirst() }) else { return }
            deliver(event)
            let goesOn = state.withLock { state in
                if state.waiting.isEmpty { state.isRunning = false }
                return state.isRunning
            }
            if goesOn, !isDisposed { recurse(()) }
        }
    }

    private func deliver(_ event: Event<Element>) {
        switch event {
        case .next(let value): send(value)
        case .error(let error): end(with: error)
        case .completed: end()
        }
    }
}

/// Delivers events on a serial queue, which keeps their order.
private final class ObserveOnQueue<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let scheduler: SerialDispatchQueueScheduler
    private let origin = VirtualQueues.current

    init(_ downstream: Receiver<Element>, _ scheduler: SerialDispatchQueueScheduler) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func receive(_ value: Element) { schedule { $0.send(value) } }
    override func fail(_ failure: any Error) { schedule { $0.end(with: failure) } }
    override func complete() { schedule { $0.end() } }

    private func schedule(_ deliver: @escaping (ObserveOnQueue) -> Void) {
        VirtualQueues.adopting(origin) {
            _ = scheduler.schedule(self) { sink in
                deliver(sink)
                return Disposables.create()
            }
        }
    }
}

extension ObservableType {
    /// Delivers events on a scheduler.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        if let queue = scheduler as? SerialDispatchQueueScheduler { return through { ObserveOnQueue($0, queue) } }
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = ObserveOn(receiver, scheduler)
            sink.set(Disposables.create(source.attach(sink), sink.turns))
            return sink
        }
    }

    /// Subscribes on a scheduler, and disposes the subscription there.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = self
        return ClosureProducer { receiver in
            let sink = PassingSink(receiver)
            let everything = SerialDisposable()
            let start = SingleAssignmentDisposable()
            everything.disposable = start
            start.setDisposable(
                scheduler.schedule(()) { _ in
                    // `asObservable()` of a source of the program's would dispose its subscription at the end, on this thread.
                    let subscription =
                        (source as? Observable<Element>)?.attach(sink) ?? source.subscribe(AnyObserver(sink))
                    everything.disposable = ScheduledDisposable(scheduler: scheduler, disposable: subscription)
                    return Disposables.create()
                })
            sink.set(everything)
            return sink
        }
    }
}
