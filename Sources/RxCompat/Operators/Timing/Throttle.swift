public import Dispatch
import StreamCore

private final class Throttle<Element>: SourceSink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let dueTime: RxTimeInterval
    private let sendsLatest: Bool
    private let scheduler: any SchedulerType
    private var unsent: Element?
    private var lastSending: RxTime?
    private var hasEnded = false
    let timer = SerialDisposable()

    init(_ downstream: Receiver<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: any SchedulerType) {
        self.dueTime = dueTime
        sendsLatest = latest
        self.scheduler = scheduler
        super.init(downstream)
    }

    /// The time until the next value may be sent; nil if that is now.
    private var rest: RxTimeInterval? {
        lastSending.flatMap { dueTime.rest(since: $0, until: scheduler.now) }
    }

    override func handle(_ value: Element) {
        guard let rest else { return sendNow(value) }
        guard sendsLatest else { return }
        guard exchange(&unsent, with: value) == nil else { return }
        let due = SingleAssignmentDisposable()
        timer.disposable = due
        due.setDisposable(
            scheduler.scheduleRelative((), dueTime: rest) { [self] _ in
                inTurn { self.timeIsUp() }
                return Disposables.create()
            })
    }

    private func sendNow(_ value: Element) {
        release(exchange(&unsent, with: nil))
        send(value)
        lastSending = scheduler.now
    }

    private func timeIsUp() {
        if let unsent { sendNow(unsent) }
        if hasEnded { end() }
    }

    override func handle(error: any Error) {
        release(exchange(&unsent, with: nil))
        end(with: error)
    }

    override func handleCompletion() {
        if unsent != nil { hasEnded = true } else { end() }
    }
}

extension ObservableType {
    /// Sends a value, then no other value for `dueTime`; that time ends with the latest value that came in it.
    ///
    /// If `latest` is false, the values that come in that time are dropped.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = Throttle(receiver, dueTime, latest, scheduler)
            sink.set(Disposables.create(source.attach(sink), sink.timer))
            return sink
        }
    }
}
