import StreamCore

/// Splits values into parts: a part ends after a time span, or at a number of values, whichever comes first.
private class TimeSplit<Element, Output>: SourceSink<Element, Output>, @unchecked Sendable {  // see Subscriber
    private let timeSpan: RxTimeInterval
    private let count: Int
    private let scheduler: any SchedulerType
    let timer = SerialDisposable()
    private var number = 0
    fileprivate var size = 0

    init(
        _ downstream: Receiver<Output>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType
    ) {
        self.timeSpan = timeSpan
        self.count = count
        self.scheduler = scheduler
        super.init(downstream)
    }

    /// Adds a value to the current part.
    func add(_ value: Element) {}

    /// Ends the current part, and begins the next part.
    func split() {}

    final override func handle(_ value: Element) {
        add(value)
        size += 1
        if size == count { splitNow() }
    }

    private func splitNow() {
        number &+= 1
        size = 0
        split()
        startTimer()
    }

    final func startTimer() {
        if timer.isDisposed { return }
        let number = number
        let due = SingleAssignmentDisposable()
        timer.disposable = due
        due.setDisposable(
            scheduler.scheduleRelative((), dueTime: timeSpan) { [self] _ in
                inTurn { if number == self.number { self.splitNow() } }
                return Disposables.create()
            })
    }
}

private final class BufferSplit<Element>: TimeSplit<Element, [Element]>, @unchecked Sendable {  // see Subscriber
    private var values: [Element] = []

    override func add(_ value: Element) { values.append(value) }
    override func split() { send(exchange(&values, with: [])) }

    override func handle(error: any Error) {
        size = 0
        release(exchange(&values, with: []))
        end(with: error)
    }

    override func handleCompletion() {
        // As in RxSwift, a value that comes while the last buffer is sent joins it.
        send(values)
        end()
        release(exchange(&values, with: []))
    }
}

private final class WindowSplit<Element>: TimeSplit<Element, Observable<Element>>,
    @unchecked Sendable  // see Subscriber
{
    private var subject = PublishSubject<Element>()
    let users: RefCountDisposable

    init(
        _ downstream: Receiver<Observable<Element>>, _ timeSpan: RxTimeInterval, _ count: Int,
        _ scheduler: any SchedulerType, _ users: RefCountDisposable
    ) {
        self.users = users
        super.init(downstream, timeSpan, count, scheduler)
    }

    func sendWindow() {
        send(
            ClosureProducer { [subject, users] receiver in
                let use = users.retain()
                let sink = PassingSink(receiver)
                sink.set(Disposables.create(use, subject.attach(sink)))
                return sink
            })
    }

    override func add(_ value: Element) { subject.onNext(value) }

    override func split() {
        subject.onCompleted()
        subject = PublishSubject()
        sendWindow()
    }

    override func handle(error: any Error) {
        subject.onError(error)
        end(with: error)
    }

    override func handleCompletion() {
        subject.onCompleted()
        end()
    }
}

extension ObservableType {
    /// Sends arrays of values; an array ends after `timeSpan` or at `count` values, whichever comes first.
    public func buffer(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = BufferSplit(receiver, timeSpan, count, scheduler)
            sink.startTimer()
            sink.set(Disposables.create(sink.timer, source.attach(sink)))
            return sink
        }
    }

    /// Sends observables of values; each completes after `timeSpan` or at `count` values, whichever comes first.
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let members = CompositeDisposable()
            let users = RefCountDisposable(disposable: members)
            let sink = WindowSplit(receiver, timeSpan, count, scheduler, users)
            _ = members.insert(sink.timer)
            sink.sendWindow()
            sink.startTimer()
            _ = members.insert(source.attach(sink))
            sink.set(users)
            return sink
        }
    }
}
