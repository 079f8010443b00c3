import StreamCore

private final class TakeFor<Element>: SourceSink<Element, Element>, @unchecked Sendable {  // see Subscriber
    override func handle(_ value: Element) { send(value) }
}

private final class SkipFor<Element>: SourceSink<Element, Element>, @unchecked Sendable {  // see Subscriber
    var isOpen = false

    override func handle(_ value: Element) { if isOpen { send(value) } }
}

extension ObservableType {
    private func limited<Sink: SourceSink<Element, Element>>(
        _ duration: RxTimeInterval, _ scheduler: any SchedulerType, _ makeSink: @escaping (Receiver<Element>) -> Sink,
        _ timeIsUp: @escaping (Sink) -> Void
    ) -> Observable<Element> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = makeSink(receiver)
            let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
                sink.inTurn { timeIsUp(sink) }
                return Disposables.create()
            }
            sink.set(Disposables.create(timer, source.attach(sink)))
            return sink
        }
    }

    /// Sends the values of the first `duration`, then completes.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        limited(duration, scheduler, { TakeFor($0) }, { $0.end() })
    }

    /// Sends the values that come after the first `duration`.
    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        limited(duration, scheduler, { SkipFor($0) }, { $0.isOpen = true })
    }
}
