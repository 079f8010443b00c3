import StreamCore
import Synchronization

/// A connection that can be taken from its connectable observable before it is disposed.
protocol ReplaceableConnection: Disposable {
    /// Lets the next connection begin anew, and runs no code of the program; the caller releases the result.
    func detach() -> Any?
}

/// Connects an observable while there are observers.
private final class RefCount<Source: ConnectableObservableType>: Producer<Source.Element>,
    @unchecked Sendable  // see Guarded
{
    fileprivate struct State {
        var count = 0
        /// The number of the run; a run lasts from a connection to its end.
        var generation = 0
        var connection: SingleAssignmentDisposable?
        /// Whether an observer is connecting; the connection does not end before the observer is connected.
        var isConnecting = false

        /// Ends the run, and returns its connection.
        mutating func end() -> SingleAssignmentDisposable? {
            count = 0
            generation &+= 1
            isConnecting = false
            return connection.take()
        }

        /// Takes the connection if no observer is left, with an object that the caller releases.
        mutating func takeUnused() -> (SingleAssignmentDisposable, Any?)? {
            guard count == 0, !isConnecting, let connection = connection.take() else { return nil }
            return (connection, (connection.current as? any ReplaceableConnection)?.detach())
        }
    }

    private let source: Source
    private let state = Guarded(State())

    init(_ source: Source) {
        self.source = source
        super.init()
    }

    override func run(_ receiver: Receiver<Source.Element>) -> any Disposable {
        // The observer counts before it subscribes, so that the connection cannot end in between.
        let generation = state.withLock { state in
            state.count += 1
            return state.generation
        }
        let sink = RefCountSink(receiver, self, generation)
        let subscription = source.asObservable().attach(sink)
        guard !sink.isDisposed else {
            leave(sink)
            return sink
        }
        let connection = state.withLock { state -> SingleAssignmentDisposable? in
            if sink.generation.exchange(state.generation, ordering: .relaxed) != state.generation { state.count += 1 }
            guard state.connection == nil else { return nil }
            let made = SingleAssignmentDisposable()
            state.connection = made
            state.isConnecting = true
            return made
        }
        if let connection { connect(connection) }
        sink.set(
            ActionDisposable { [self] in
                subscription.dispose()
                leave(sink)
            })
        return sink
    }

    private func connect(_ connection: SingleAssignmentDisposable) {
        connection.setDisposable(source.connect())
        let unused = state.withLock { state -> (SingleAssignmentDisposable, Any?)? in
            guard state.connection === connection else { return nil }
            state.isConnecting = false
            return state.takeUnused()
        }
        unused?.0.dispose()
    }

    private func leave(_ sink: RefCountSink<Source>) {
        let unused = state.withLock { state -> (SingleAssignmentDisposable, Any?)? in
            guard state.generation == sink.generation.load(ordering: .relaxed), state.count > 0 else { return nil }
            state.count -= 1
            return state.takeUnused()
        }
        unused?.0.dispose()
    }

    fileprivate func sourceEnded(_ sink: RefCountSink<Source>) {
        state.withLock { $0.generation == sink.generation.load(ordering: .relaxed) ? $0.end() : nil }?.dispose()
    }
}

private final class RefCountSink<Source: ConnectableObservableType>: Sink<Source.Element, Source.Element>,
    @unchecked Sendable  // see Subscriber
{
    private let parent: RefCount<Source>
    /// The number of the run in which the observer counts.
    let generation: Atomic<Int>

    init(_ downstream: Receiver<Source.Element>, _ parent: RefCount<Source>, _ generation: Int) {
        self.parent = parent
        self.generation = Atomic(generation)
        super.init(downstream)
    }

    override func receive(_ value: Source.Element) { send(value) }

    override func fail(_ failure: any Error) {
        parent.sourceEnded(self)
        end(with: failure)
    }

    override func complete() {
        parent.sourceEnded(self)
        end()
    }
}

extension ConnectableObservableType {
    /// Connects with the first observer, and disconnects when the last one leaves.
    public func refCount() -> Observable<Element> { RefCount(self) }
}
