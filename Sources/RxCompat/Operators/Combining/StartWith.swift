import StreamCore

private final class IfEmptyDefault<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let fallback: Element
    private var isEmpty = true

    init(_ downstream: Receiver<Element>, _ fallback: Element) {
        self.fallback = fallback
        super.init(downstream)
    }

    override func receive(_ value: Element) {
        isEmpty = false
        send(value)
    }

    override func complete() {
        if isEmpty { send(fallback) }
        end()
    }
}

private final class IfEmptySwitch<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let other: Observable<Element>
    private let subscriptions: SerialDisposable
    private var isEmpty = true

    init(_ downstream: Receiver<Element>, _ other: Observable<Element>, _ subscriptions: SerialDisposable) {
        self.other = other
        self.subscriptions = subscriptions
        super.init(downstream)
    }

    override func receive(_ value: Element) {
        isEmpty = false
        send(value)
    }

    override func complete() {
        guard isEmpty else { return end() }
        isEmpty = false
        subscriptions.disposable = other.attach(self)
    }
}

extension ObservableType {
    /// Sends the given values before the values of the source.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = asObservable()
        return ClosureProducer { receiver in
            for element in elements { receiver.receive(element) }
            return source.attach(receiver)
        }
    }

    /// Sends a default value when the source completes without a value.
    public func ifEmpty(default: Element) -> Observable<Element> {
        through { IfEmptyDefault($0, `default`) }
    }

    /// Continues with another observable when the source completes without a value.
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let subscriptions = SerialDisposable()
            let sink = IfEmptySwitch(receiver, other, subscriptions)
            let first = SingleAssignmentDisposable()
            subscriptions.disposable = first
            first.setDisposable(source.attach(sink))
            sink.set(subscriptions)
            return sink
        }
    }
}
