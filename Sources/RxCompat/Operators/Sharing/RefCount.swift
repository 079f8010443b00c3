import StreamCore

/// Connects an observable while there are observers.
private final class RefCount<Element>: Producer<Element>, @unchecked Sendable {  // see Guarded
    private struct State {
        var count = 0
        var run = 0
        var connection: (any Disposable)?
    }

    private let source: ConnectableObservable<Element>
    private let state = Guarded(State())

    init(_ source: ConnectableObservable<Element>) {
        self.source = source
        super.init()
    }

    override func run(_ receiver: Receiver<Element>) -> any Disposable {
        let run = state.withLock { $0.run }
        let sink = RefCountSink(receiver) { [self] in
            let connection = state.withLock { state -> (any Disposable)? in
                guard state.run == run else { return nil }
                state.count = 0
                state.run &+= 1
                return state.connection.take()
            }
            connection?.dispose()
        }
        let subscription = source.attach(sink)
        guard !sink.isDisposed else { return sink }
        let isFirst = state.withLock { state in
            state.count += 1
            return state.count == 1
        }
        if isFirst {
            let connection = source.connect()
            let isLate = state.withLock { state in
                guard state.run == run, state.count > 0 else { return true }
                state.connection = connection
                return false
            }
            if isLate { connection.dispose() }
        }
        sink.set(ActionDisposable { [self] in leave(run, subscription) })
        return sink
    }

    private func leave(_ run: Int, _ subscription: any Disposable) {
        subscription.dispose()
        let connection = state.withLock { state -> (any Disposable)? in
            guard state.run == run, state.count > 0 else { return nil }
            state.count -= 1
            return state.count == 0 ? state.connection.take() : nil
        }
        connection?.dispose()
    }
}

private final class RefCountSink<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscription
    private let sourceEnded: () -> Void

    init(_ downstream: Receiver<Element>, _ sourceEnded: @escaping () -> Void) {
        self.sourceEnded = sourceEnded
        super.init(downstream)
    }

    override func receive(_ value: Element) { send(value) }

    override func fail(_ failure: any Error) {
        sourceEnded()
        end(with: failure)
    }

    override func complete() {
        sourceEnded()
        end()
    }
}

extension ConnectableObservableType {
    /// Connects with the first observer, and disconnects when the last one leaves.
    public func refCount() -> Observable<Element> {
        if let connectable = self as? ConnectableObservable<Element> { return RefCount(connectable) }
        let source = asObservable()
        return ClosureProducer { receiver in Disposables.create(source.attach(receiver), connect()) }
    }
}
