import StreamCore

private final class Sample<Element>: SourceSink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let fallback: Element?
    private var latest: Element?
    private var hasEnded = false
    let sourceSubscription = SingleAssignmentDisposable()

    init(_ downstream: Receiver<Element>, _ fallback: Element?) {
        self.fallback = fallback
        super.init(downstream)
    }

    override func handle(_ value: Element) { release(exchange(&latest, with: value)) }

    override func handleCompletion() {
        hasEnded = true
        sourceSubscription.dispose()
    }

    fileprivate func takeSample() {
        if let value = exchange(&latest, with: nil) ?? fallback { send(value) }
        if hasEnded { end() }
    }
}

private final class Sampler<Value, Element>: JoinedInput<Value, Element, Element>,
    @unchecked Sendable  // see Subscriber
{
    private var parent: Sample<Element> { unsafeDowncast(sink, to: Sample<Element>.self) }

    override func handle(_ value: Value) { parent.takeSample() }
    override func handleCompletion() { parent.takeSample() }
}

extension ObservableType {
    /// Sends the latest new value, or the default if there is none, whenever another observable sends a value or
    /// completes.
    public func sample<Source: ObservableType>(
        _ sampler: Source, defaultValue: Element? = nil
    ) -> Observable<Element> {
        let (source, sampler) = (asObservable(), sampler.asObservable())
        return ClosureProducer { receiver in
            let sink = Sample(receiver, defaultValue)
            sink.sourceSubscription.setDisposable(source.attach(sink))
            let input = Sampler<Source.Element, Element>(sink)
            input.subscribe(to: sampler)
            sink.set(Disposables.create(sink.sourceSubscription, input))
            return sink
        }
    }
}
