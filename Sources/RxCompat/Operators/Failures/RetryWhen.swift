import StreamCore

private final class RetryWhen<Element, TriggerElement>: SuccessionSink<Element>,
    @unchecked Sendable  // see Subscriber
{
    let errors = PublishSubject<any Error>()
    let notifier = PublishSubject<TriggerElement>()
    fileprivate var lastError: (any Error)?

    override func attach(to source: Observable<Element>) -> any Disposable {
        let input = RetryInput(self)
        input.subscription.setDisposable(source.attach(input))
        return Disposables.create(input.subscription, input.trigger)
    }
}

/// A run of the source.
private final class RetryInput<Element, TriggerElement>: Receiver<Element>, @unchecked Sendable {  // immutable
    let parent: RetryWhen<Element, TriggerElement>
    let subscription = SingleAssignmentDisposable()
    let trigger = SingleAssignmentDisposable()

    init(_ parent: RetryWhen<Element, TriggerElement>) {
        self.parent = parent
        super.init()
    }

    override func receive(_ value: Element) { parent.send(value) }

    override func fail(_ failure: any Error) {
        release(exchange(&parent.lastError, with: failure))
        subscription.dispose()
        trigger.setDisposable(parent.notifier.attach(RetryTrigger(parent)))
        parent.errors.onNext(failure)
    }

    override func complete() { parent.end() }
}

/// Starts the next run of the source.
private final class RetryTrigger<Element, TriggerElement>: Receiver<TriggerElement>,
    @unchecked Sendable  // immutable
{
    private let parent: RetryWhen<Element, TriggerElement>

    init(_ parent: RetryWhen<Element, TriggerElement>) {
        self.parent = parent
        super.init()
    }

    override func receive(_ value: TriggerElement) {
        release(exchange(&parent.lastError, with: nil))
        parent.moveOn()
    }

    override func fail(_ failure: any Error) { parent.end(with: failure) }
    override func complete() { parent.end() }
}

extension ObservableType {
    /// Subscribes again when the observable that a closure makes from the errors sends a value; ends with that
    /// observable.
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> Observable<Element> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = RetryWhen<Element, TriggerObservable.Element>(receiver) { source }
            let triggers = notificationHandler(sink.errors.asObservable()).asObservable()
            let triggerSubscription = triggers.subscribe(sink.notifier)
            sink.begin(disposingOf: triggerSubscription)
            return sink
        }
    }

    /// Subscribes again when the observable that a closure makes from the errors of one type sends a value.
    ///
    /// An error of another type fails the observable of the errors; unless the closure handles that failure, the
    /// failure is sent.
    public func retry<TriggerObservable: ObservableType, Failure: Swift.Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
    ) -> Observable<Element> {
        retry { (errors: Observable<any Swift.Error>) in
            notificationHandler(
                errors.map { error in
                    guard let failure = error as? Failure else { throw error }
                    return failure
                })
        }
    }
}
