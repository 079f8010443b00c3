import StreamCore

/// Runs only the newest observable.
private final class SwitchLatest<Input, Output>: JoinedSink<Input, Output>, @unchecked Sendable {  // see Subscriber
    private let select: (Input) throws -> Observable<Output>
    private let sourceSubscription = SingleAssignmentDisposable()
    private let innerSubscription = SerialDisposable()
    private var hasEnded = false
    private var isRunning = false
    fileprivate private(set) var latest = 0

    init(_ downstream: Receiver<Output>, _ select: @escaping (Input) throws -> Observable<Output>) {
        self.select = select
        super.init(downstream)
    }

    func begin(_ source: Observable<Input>) {
        sourceSubscription.setDisposable(source.attach(self))
        set(Disposables.create(sourceSubscription, innerSubscription))
    }

    override func receive(_ value: Input) { inTurn { [self] in handle(value) } }

    private func handle(_ value: Input) {
        do {
            let inner = try select(value)
            isRunning = true
            latest += 1
            let subscription = SingleAssignmentDisposable()
            innerSubscription.disposable = subscription
            subscription.setDisposable(inner.attach(SwitchInput(self, latest, subscription)))
        } catch { end(with: error) }
    }

    override func fail(_ failure: any Error) { inTurn { [self] in end(with: failure) } }

    override func complete() {
        inTurn { [self] in
            hasEnded = true
            sourceSubscription.dispose()
            if !isRunning { end() }
        }
    }

    fileprivate func handleEnd() {
        isRunning = false
        if hasEnded { end() }
    }
}

private final class SwitchInput<Input, Output>: JoinedInput<Output, Input, Output>,
    @unchecked Sendable  // see Subscriber
{
    private let number: Int
    private let subscription: SingleAssignmentDisposable

    init(_ parent: SwitchLatest<Input, Output>, _ number: Int, _ subscription: SingleAssignmentDisposable) {
        self.number = number
        self.subscription = subscription
        super.init(parent)
    }

    private var parent: SwitchLatest<Input, Output> { unsafeDowncast(sink, to: SwitchLatest<Input, Output>.self) }
    private var isLatest: Bool { parent.latest == number }

    override func handle(_ value: Output) { if isLatest { sink.send(value) } }

    override func handle(error: any Error) {
        subscription.dispose()
        if isLatest { sink.end(with: error) }
    }

    override func handleCompletion() {
        subscription.dispose()
        if isLatest { parent.handleEnd() }
    }
}

extension ObservableType {
    private func switching<Output>(
        _ select: @escaping (Element) throws -> Observable<Output>
    ) -> Observable<Output> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = SwitchLatest(receiver, select)
            sink.begin(source)
            return sink
        }
    }

    /// Runs the observable that a closure makes from each value, until the next value comes.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        switching { try selector($0).asObservable() }
    }

    /// Runs the infallible that a closure makes from each value, until the next value comes.
    ///
    /// The source and the closure must not fail.
    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Infallible<Source.Element> {
        Infallible(switching { try selector($0).asObservable() })
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Runs only the newest of the observables that the source sends, and sends its values.
    public func switchLatest() -> Observable<Element.Element> { switching { $0.asObservable() } }
}
