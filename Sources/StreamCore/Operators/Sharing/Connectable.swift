import Synchronization

/// The starts of a source, one at a time, that all send to the same observers.
///
/// Observers join whether or not it is connected, and stay when it is disconnected. The end of the source is the end of all.
final class Connectable<Value, Failure: Error>: @unchecked Sendable {  // see `present`
    private let source: Source<Value, Failure>
    private let shared: SharedStart<Value, Failure>
    private let trampoline = Trampoline()
    private let lock = WordLock()
    /// Inside `withLock` only.
    private var present: Connection<Value, Failure>?

    init(_ source: Source<Value, Failure>, replay capacity: Int) {
        self.source = source
        shared = SharedStart(Broadcast(keeping: capacity))
        shared.segment.add { [weak self] in self?.disconnect() }
    }

    /// Whether the source has ended; there are no connections after that.
    var isOver: Bool { !shared.segment.isActive }

    func join(_ observer: Observer<Value, Failure>, _ output: Segment) {
        shared.join(observer, output)
    }

    /// Runs `body` while no other thread is inside: what counts observers is in step with the connection.
    func withLock<Result>(_ body: () -> Result) -> Result {
        lock.withLock(of: self, body)
    }

    /// Makes room for a connection, if there is none; the caller is inside `withLock`, and calls `begin()` after it.
    @discardableResult
    func claim() -> Connection<Value, Failure> {
        let connection = present ?? Connection(shared)
        present = connection
        return connection
    }

    /// Gives up a connection if it is the present one; the caller is inside `withLock`, and disposes of it after it.
    func release(_ connection: Connection<Value, Failure>?) -> Connection<Value, Failure>? {
        guard let connection, present === connection else { return nil }
        present = nil
        return connection
    }

    /// Starts what was claimed, if nobody has yet.
    ///
    /// Never from inside another start: that one's end, which is near, leaves the way free for this one's events.
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

/// Hands the events of one start on, but not the interruption by which it is disconnected.
private final class ConnectionInput<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    let isDisconnected = Atomic<Bool>(false)
    private let segment: Segment
    private let broadcast: Broadcast<Value, Failure>
    /// Is held for the observers, who leave by way of it, as long as the source runs.
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
