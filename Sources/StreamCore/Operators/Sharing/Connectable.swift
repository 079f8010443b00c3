import Synchronization

/// The starts of a source, one at a time, which all send to the same observers.
///
/// Observers may join before a connection, and stay after a disconnection. The terminal event of the source ends all
/// observers.
final class Connectable<Value, Failure: Error>: @unchecked Sendable {  // see `present`
    private let source: Source<Value, Failure>
    private let shared: SharedStart<Value, Failure>
    private let trampoline = Trampoline()
    private let lock = WordLock()
    /// The current connection; touched only inside `withLock`.
    private var present: Connection<Value, Failure>?

    init(_ source: Source<Value, Failure>, replay capacity: Int) {
        self.source = source
        shared = SharedStart(Broadcast(keeping: capacity))
        shared.segment.add { [weak self] in self?.disconnect() }
    }

    /// Whether the source has ended; no connection begins after its end.
    var isOver: Bool { !shared.segment.isActive }

    func join(_ observer: Observer<Value, Failure>, _ output: Segment) {
        shared.join(observer, output)
    }

    /// Runs `body` under the lock, which keeps the count of observers in step with the connection.
    func withLock<Result>(_ body: () -> Result) -> Result {
        lock.withLock(of: self, body)
    }

    /// Returns the current connection, or makes a new one; the caller is inside `withLock`, and calls `begin()`
    /// afterwards.
    @discardableResult
    func claim() -> Connection<Value, Failure> {
        let connection = present ?? Connection(shared)
        present = connection
        return connection
    }

    /// Clears a connection if it is the current one; the caller is inside `withLock`, and afterwards disposes of the
    /// result.
    func release(_ connection: Connection<Value, Failure>?) -> Connection<Value, Failure>? {
        guard let connection, present === connection else { return nil }
        present = nil
        return connection
    }

    /// Starts the claimed connection, unless it has already been started.
    ///
    /// A start never begins inside another start, but right after it, so that the way is free for the events of the new
    /// start.
    func begin() {
        trampoline.bounce {
            let connection = withLock { present }
            if isOver { disconnect() } else { connection?.begin(source) }
        }
    }

    private func disconnect() {
        withLock { release(present) }?.dispose()
    }

    func connect() -> any Disposable {
        guard !isOver else { return NopDisposable.shared }
        let connection = withLock { claim() }
        begin()
        return AnyDisposable {
            self.withLock { self.release(connection) }?.dispose()
        }
    }
}

/// One start of a connectable source.
final class Connection<Value, Failure: Error>: Sendable {
    private let segment = Segment(policy: .typed)
    private let input: ConnectionInput<Value, Failure>
    private let hasBegun = Atomic<Bool>(false)

    init(_ shared: SharedStart<Value, Failure>) {
        input = ConnectionInput(shared)
    }

    func begin(_ source: Source<Value, Failure>) {
        guard !hasBegun.exchange(true, ordering: .acquiringAndReleasing), segment.isActive else { return }
        source.attach(input, segment)
    }

    func dispose() {
        input.isDisconnected.store(true, ordering: .sequentiallyConsistent)
        segment.dispose()
    }
}

/// Forwards the events of one start, except the interruption that a disconnection causes.
private final class ConnectionInput<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    let isDisconnected = Atomic<Bool>(false)
    private let segment: Segment
    private let broadcast: Broadcast<Value, Failure>
    /// Retained while the source runs, because observers leave through the shared start.
    private let shared: SharedStart<Value, Failure>

    init(_ shared: SharedStart<Value, Failure>) {
        self.shared = shared
        segment = shared.segment
        broadcast = shared.broadcast
        super.init()
    }

    override func receive(_ value: Value) { segment.send(value, to: broadcast) }
    override func fail(_ failure: Failure) { segment.fail(failure, broadcast) }
    override func complete() { segment.complete(broadcast) }

    override func interrupt() {
        if !isDisconnected.load(ordering: .sequentiallyConsistent) { segment.interrupt(broadcast) }
    }
}
