import StreamCore

/// The side effects of the events of a subscription.
private struct SideEffects<Element> {
    var onNext: ((Element) throws -> Void)?
    var afterNext: ((Element) throws -> Void)?
    var onError: ((any Error) throws -> Void)?
    var afterError: ((any Error) throws -> Void)?
    var onCompleted: (() throws -> Void)?
    var afterCompleted: (() throws -> Void)?
}

private final class Do<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let effects: SideEffects<Element>

    init(_ downstream: Receiver<Element>, _ effects: SideEffects<Element>) {
        self.effects = effects
        super.init(downstream)
    }

    private func run(_ body: () throws -> Void) {
        do { try body() } catch { end(with: error) }
    }

    override func receive(_ value: Element) {
        run {
            try effects.onNext?(value)
            send(value)
            try effects.afterNext?(value)
        }
    }

    override func fail(_ failure: any Error) {
        run {
            try effects.onError?(failure)
            sendError(failure)
            try effects.afterError?(failure)
            dispose()
        }
    }

    override func complete() {
        run {
            try effects.onCompleted?()
            sendCompleted()
            try effects.afterCompleted?()
            dispose()
        }
    }
}

extension ObservableType {
    /// Runs closures for the events; an error that a closure throws is sent.
    ///
    /// A closure whose name begins with "on" runs before the event is sent on, and a closure whose name begins with
    /// "after" runs after that. `onSubscribe` runs before the subscription to the source, `onSubscribed` after the
    /// subscription, and `onDispose` after its disposal.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        let source = asObservable()
        let effects = SideEffects(
            onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
            onCompleted: onCompleted, afterCompleted: afterCompleted)
        return ClosureProducer { receiver in
            onSubscribe?()
            let sink = Do(receiver, effects)
            let subscription = source.attach(sink)
            onSubscribed?()
            if let onDispose {
                sink.set(Disposables.create(subscription, ActionDisposable(onDispose)))
            } else {
                sink.set(subscription)
            }
            return sink
        }
    }
}
