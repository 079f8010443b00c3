/// What observers receive.
enum ModelEvent<Element> {
    case next(Element)
    case error(any Error)
    case completed

    var isStop: Bool { if case .next = self { false } else { true } }
}

typealias ModelObserver<Element> = (ModelEvent<Element>) -> Void

/// Sends events to its observers.
class ModelObservable<Element> {
    private let start: (@escaping ModelObserver<Element>) -> ModelDisposable
    /// What the observable concatenates, tries one after the other, or tries again, if it does: a concatenation of
    /// concatenations is one list, and so are attempts of attempts.
    var concatenated: [ModelObservable]?
    var tried: [ModelObservable]?
    var retried: [ModelObservable]?

    /// Makes an observable that does no more than this for an observer.
    init(_ start: @escaping (@escaping ModelObserver<Element>) -> ModelDisposable) {
        self.start = start
    }

    func subscribe(_ observer: @escaping ModelObserver<Element>) -> ModelDisposable { start(observer) }
}

/// The subscription of an operator, which sends to one observer.
final class ModelSink<Element> {
    let observer: ModelObserver<Element>
    private(set) var isDisposed = false
    fileprivate var cancel: () -> Void = {}
    /// What an operator does beyond the disposal of its subscription.
    var whenDisposed: () -> Void = {}

    fileprivate init(_ observer: @escaping ModelObserver<Element>) {
        self.observer = observer
    }

    func send(_ event: ModelEvent<Element>) { if !isDisposed { observer(event) } }
    func next(_ element: Element) { send(.next(element)) }

    func fail(_ error: any Error) {
        send(.error(error))
        dispose()
    }

    func complete() {
        send(.completed)
        dispose()
    }

    func dispose() {
        isDisposed = true
        cancel()
        whenDisposed()
    }

    /// Passes on an event.
    func pass(_ event: ModelEvent<Element>) {
        send(event)
        if event.isStop { dispose() }
    }
}

/// Ends a sink and its subscription.
///
/// What comes while the subscription begins takes effect when it has begun.
private final class ModelDisposer<Element>: ModelDisposable {
    private let sink: ModelSink<Element>
    private var subscription: ModelDisposable?

    init(_ sink: ModelSink<Element>) {
        self.sink = sink
    }

    func set(_ subscription: ModelDisposable) {
        self.subscription = subscription
        if isDisposed { disposeContents() }
    }

    override func disposeContents() {
        guard let subscription else { return }
        self.subscription = nil
        sink.dispose()
        sink.cancel = {}
        sink.whenDisposed = {}
        subscription.dispose()
    }
}

extension ModelObservable {
    /// Makes the observable of an operator.
    ///
    /// The outermost subscription begins the turns of the thread.
    ///
    /// - Parameter run: Begins a subscription; the result ends it.
    static func producer(_ run: @escaping (ModelSink<Element>) -> ModelDisposable) -> ModelObservable {
        ModelObservable { observer in
            ModelTurns.current.takeTurn {
                let sink = ModelSink(observer)
                let disposer = ModelDisposer(sink)
                sink.cancel = disposer.dispose
                disposer.set(run(sink))
                return disposer
            }
        }
    }

    /// Makes the observable of an operator on this one: `makeHandler` makes what handles the events of a subscription.
    func operate<Output>(
        _ makeHandler: @escaping (ModelSink<Output>) -> ModelObserver<Element>
    ) -> ModelObservable<Output> {
        .producer { sink in self.subscribe(makeHandler(sink)) }
    }

    /// Makes the observable of an operator on this one that ends as this one does.
    ///
    /// - Parameter makeHandler: Makes what handles the elements of a subscription; what that throws is the error.
    func onNext<Output>(
        _ makeHandler: @escaping (ModelSink<Output>) -> (Element) throws -> Void
    ) -> ModelObservable<Output> {
        operate { sink in
            let handle = makeHandler(sink)
            return { event in
                switch event {
                case .next(let element): do { try handle(element) } catch { sink.fail(error) }
                case .error(let error): sink.fail(error)
                case .completed: sink.complete()
                }
            }
        }
    }
}
