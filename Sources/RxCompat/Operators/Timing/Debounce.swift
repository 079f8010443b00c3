import StreamCore

private final class Debounce<Element>: SourceSink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let dueTime: RxTimeInterval
    private let scheduler: any SchedulerType
    private var number = 0
    private var value: Element?
    let timer = SerialDisposable()

    init(_ downstream: Receiver<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func handle(_ value: Element) {
        number &+= 1
        let number = number
        release(exchange(&self.value, with: value))
        let due = SingleAssignmentDisposable()
        timer.disposable = due
        due.setDisposable(
            scheduler.scheduleRelative((), dueTime: dueTime) { [self] _ in
                inTurn { if number == self.number { self.sendValue() } }
                return Disposables.create()
            })
    }

    private func sendValue() {
        if let value = exchange(&value, with: nil) { send(value) }
    }

    override func handle(error: any Error) {
        release(exchange(&value, with: nil))
        end(with: error)
    }

    override func handleCompletion() {
        sendValue()
        end()
    }
}

extension ObservableType {
    /// Sends a value when no other value has come for `dueTime`.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = Debounce(receiver, dueTime, scheduler)
            sink.set(Disposables.create(source.attach(sink), sink.timer))
            return sink
        }
    }
}
