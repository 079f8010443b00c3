import StreamCore

private final class Delay<Element>: SourceSink<Element, Element>, @unchecked Sendable {  // see Subscription
    private let dueTime: RxTimeInterval
    private let scheduler: any SchedulerType
    let timers = CompositeDisposable()

    init(_ downstream: Receiver<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func handle(_ value: Element) { later { $0.send(value) } }
    override func handleCompletion() { later { $0.end() } }

    private func later(_ deliver: @escaping (Delay) -> Void) {
        let due = SingleAssignmentDisposable()
        guard let key = timers.insert(due) else { return }
        due.setDisposable(
            scheduler.scheduleRelative((), dueTime: dueTime) { [self] _ in
                timers.remove(for: key)
                inTurn { deliver(self) }
                return Disposables.create()
            })
    }
}

extension ObservableType {
    /// Sends values and completion after a delay of `dueTime`, and an error at once.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = Delay(receiver, dueTime, scheduler)
            sink.set(Disposables.create(source.attach(sink), sink.timers))
            return sink
        }
    }

    /// Subscribes after a delay of `dueTime`.
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = PassingSink(receiver)
            sink.set(scheduler.scheduleRelative((), dueTime: dueTime) { _ in source.attach(sink) })
            return sink
        }
    }
}
