import StreamCore

/// Notifies the sink when the other observable sends a value.
private final class Trigger<Value, Element>: JoinedInput<Value, Element, Element>,
    @unchecked Sendable  // see Subscriber
{
    private let action: (Trigger) -> Void

    init(_ sink: JoinedSink<Element, Element>, _ action: @escaping (Trigger) -> Void) {
        self.action = action
        super.init(sink)
    }

    override func handle(_ value: Value) { action(self) }
    override func handleCompletion() { dispose() }
}

private final class TakeUntil<Element>: SourceSink<Element, Element>, @unchecked Sendable {  // see Subscriber
    override func handle(_ value: Element) { send(value) }
}

private final class SkipUntil<Element>: SourceSink<Element, Element>, @unchecked Sendable {  // see Subscriber
    var isOpen = false

    override func handle(_ value: Element) { if isOpen { send(value) } }
    override func handleCompletion() { if isOpen { end() } else { dispose() } }
}

extension ObservableType {
    /// Sends values until another observable sends a value, then completes.
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return ClosureProducer { receiver in
            let sink = TakeUntil(receiver)
            let trigger = Trigger<Source.Element, Element>(sink) { [unowned sink] _ in sink.end() }
            trigger.subscribe(to: other)
            sink.set(Disposables.create(source.attach(sink), trigger))
            return sink
        }
    }

    /// Sends the values that come after another observable has sent a value.
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return ClosureProducer { receiver in
            let sink = SkipUntil(receiver)
            let subscription = source.attach(sink)
            let trigger = Trigger<Source.Element, Element>(sink) { [unowned sink] trigger in
                sink.isOpen = true
                trigger.dispose()
            }
            trigger.subscribe(to: other)
            sink.set(Disposables.create(subscription, trigger))
            return sink
        }
    }
}
