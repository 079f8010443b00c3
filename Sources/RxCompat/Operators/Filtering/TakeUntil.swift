import StreamCore

/// Tells the sink that the other observable has sent something.
private final class Trigger<Value, Element>: JoinedInput<Value, Element, Element>,
    @unchecked Sendable  // see Subscription
{
    private let action: () -> Void

    init(_ sink: JoinedSink<Element, Element>, _ action: @escaping () -> Void) {
        self.action = action
        super.init(sink)
    }

    override func handle(_ value: Value) { action() }
    override func handleCompletion() { dispose() }
}

/// The source's side of an operator with another input.
private class TriggeredSink<Element>: JoinedSink<Element, Element>, @unchecked Sendable {  // see Subscription
    func handle(_ value: Element) { send(value) }
    func handleCompletion() { end() }

    override func receive(_ value: Element) {
        switch gate.enter() {
        case .entered:
            handle(value)
            gate.leave()
        case .nested: handle(value)
        case .busy: gate.enqueue { [self] in handle(value) }
        }
    }

    override func fail(_ failure: any Error) { inTurn { [self] in end(with: failure) } }
    override func complete() { inTurn { [self] in handleCompletion() } }
}

private final class SkipUntil<Element>: TriggeredSink<Element>, @unchecked Sendable {  // see Subscription
    var isOpen = false

    override func handle(_ value: Element) { if isOpen { send(value) } }
    override func handleCompletion() { if isOpen { end() } else { dispose() } }
}

extension ObservableType {
    /// Sends values until another observable sends something, then completes.
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return ClosureProducer { receiver in
            let sink = TriggeredSink(receiver)
            let trigger = Trigger<Source.Element, Element>(sink) { [unowned sink] in sink.end() }
            trigger.subscribe(to: other)
            sink.set(Disposables.create(source.attach(sink), trigger))
            return sink
        }
    }

    /// Sends values as soon as another observable has sent something.
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return ClosureProducer { receiver in
            let sink = SkipUntil(receiver)
            let subscription = source.attach(sink)
            let opening = SingleAssignmentDisposable()
            let trigger = Trigger<Source.Element, Element>(sink) { [unowned sink] in
                sink.isOpen = true
                opening.dispose()
            }
            opening.setDisposable(trigger)
            trigger.subscribe(to: other)
            sink.set(Disposables.create(subscription, trigger))
            return sink
        }
    }
}
