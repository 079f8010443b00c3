public import Dispatch
import StreamCore

private final class Delay<Element>: SourceSink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let dueTime: RxTimeInterval
    private let scheduler: any SchedulerType
    /// The values that wait, and nil for completion, with the times of their arrival.
    private var waiting = ValueQueue<(time: RxTime, value: Element?)>()
    private var isScheduled = false
    private var isSending = false
    private var failure: (any Error)?
    private let source = SingleAssignmentDisposable()
    private let timer = SerialDisposable()

    init(_ downstream: Receiver<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init(downstream)
    }

    func begin(_ observable: Observable<Element>) {
        source.setDisposable(observable.attach(self))
        set(Disposables.create(source, timer))
    }

    override func handle(_ value: Element) { enqueue(value) }

    override func handleCompletion() {
        source.dispose()
        enqueue(nil)
    }

    /// Sends an error at once, or after the value that is being sent.
    override func handle(error: any Error) {
        source.dispose()
        waiting.removeAll()
        failure = error
        if !isSending { end(with: error) }
    }

    private func enqueue(_ value: Element?) {
        if failure != nil { return }
        waiting.append((scheduler.now, value))
        if !isScheduled { schedule(after: dueTime) }
    }

    /// Only one value waits on the scheduler, so that a concurrent scheduler keeps the order.
    private func schedule(after dueTime: RxTimeInterval) {
        isScheduled = true
        let due = SingleAssignmentDisposable()
        timer.disposable = due
        due.setDisposable(
            scheduler.scheduleRelative((), dueTime: dueTime) { [self] _ in
                inTurn { self.sendNext() }
                return Disposables.create()
            })
    }

    private func sendNext() {
        guard failure == nil, let (_, value) = waiting.popFirst() else { return }
        guard let value else { return end() }
        isSending = true
        send(value)
        isSending = false
        if let failure { return end(with: failure) }
        guard !waiting.isEmpty else { return isScheduled = false }
        schedule(after: dueTime.rest(since: waiting.first.time, until: scheduler.now) ?? .nanoseconds(0))
    }
}

extension ObservableType {
    /// Sends values and completion after a delay of `dueTime`, and an error at once.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = Delay(receiver, dueTime, scheduler)
            sink.begin(source)
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
