import StreamCore

private final class WithLatestFrom<First, Second, Output>: SourceSink<First, Output>,
    @unchecked Sendable  // see Subscriber
{
    private let resultSelector: (First, Second) throws -> Output
    fileprivate var latest: Second?

    init(_ downstream: Receiver<Output>, _ resultSelector: @escaping (First, Second) throws -> Output) {
        self.resultSelector = resultSelector
        super.init(downstream)
    }

    override func handle(_ value: First) {
        guard let latest else { return }
        do { send(try resultSelector(value, latest)) } catch { end(with: error) }
    }
}

private final class LatestInput<First, Second, Output>: JoinedInput<Second, First, Output>,
    @unchecked Sendable  // see Subscriber
{
    private var parent: WithLatestFrom<First, Second, Output> {
        unsafeDowncast(sink, to: WithLatestFrom<First, Second, Output>.self)
    }

    override func handle(_ value: Second) { release(exchange(&parent.latest, with: value)) }
    override func handleCompletion() { dispose() }
}

extension ObservableType {
    /// Combines every value with the latest value of another observable by a closure, once that observable has sent a
    /// value.
    public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> {
        let (first, second) = (asObservable(), second.asObservable())
        return ClosureProducer { receiver in
            let sink = WithLatestFrom(receiver, resultSelector)
            let input = LatestInput<Element, Source.Element, ResultType>(sink)
            input.subscribe(to: second)
            sink.set(Disposables.create(first.attach(sink), input))
            return sink
        }
    }

    /// Sends, for every value, the latest value of another observable, once that observable has sent a value.
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        withLatestFrom(second) { $1 }
    }
}
