import StreamCore

private final class Timeout<Element>: SourceSink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let dueTime: RxTimeInterval
    private let other: Observable<Element>
    private let scheduler: any SchedulerType
    private let timer = SerialDisposable()
    private let subscription = SerialDisposable()
    private var number = 0
    private var isOver = false

    init(
        _ downstream: Receiver<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>,
        _ scheduler: any SchedulerType
    ) {
        self.dueTime = dueTime
        self.other = other
        self.scheduler = scheduler
        super.init(downstream)
    }

    func begin(_ source: Observable<Element>) {
        let first = SingleAssignmentDisposable()
        subscription.disposable = first
        startTimer()
        first.setDisposable(source.attach(self))
        set(Disposables.create(subscription, timer))
    }

    private func startTimer() {
        if timer.isDisposed { return }
        let number = number
        let due = SingleAssignmentDisposable()
        timer.disposable = due
        due.setDisposable(
            scheduler.scheduleRelative((), dueTime: dueTime) { [self] _ in
                inTurn { self.timeIsUp(number) }
                return Disposables.create()
            })
    }

    private func timeIsUp(_ number: Int) {
        guard number == self.number, !isOver else { return }
        isOver = true
        subscription.disposable = other.attach(PassingReceiver(self))
    }

    override func handle(_ value: Element) {
        guard !isOver else { return }
        number &+= 1
        send(value)
        startTimer()
    }

    override func handle(error: any Error) {
        guard !isOver else { return }
        number &+= 1
        end(with: error)
    }

    override func handleCompletion() {
        guard !isOver else { return }
        number &+= 1
        end()
    }
}

extension ObservableType {
    /// Fails with `RxError.timeout` when no event has come for `dueTime`.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    /// Continues with another observable when no event has come for `dueTime`.
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        let (source, other) = (asObservable(), other.asObservable())
        return ClosureProducer { receiver in
            let sink = Timeout(receiver, dueTime, other, scheduler)
            sink.begin(source)
            return sink
        }
    }
}
