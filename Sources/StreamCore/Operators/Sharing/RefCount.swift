import Foundation

/// Connects when enough observers are there, and disconnects some time after the last has left.
private final class RefCount<Value, Failure: Error>: @unchecked Sendable {  // in step with the connectable
    /// How long a connection is kept when nobody is left.
    typealias Grace = (delay: TimeInterval, scheduler: any DateScheduler)

    private let connectable: Connectable<Value, Failure>
    private let threshold: Int
    private let grace: Grace?
    private var count = 0
    /// Counts who came and left, so that a timer knows whether it is out of date.
    private var changes = 0
    private var timer: (any Disposable)?
    /// The connection that the observers have made, or found; one that others make after it is theirs.
    private var connection: Connection<Value, Failure>?

    init(_ connectable: Connectable<Value, Failure>, _ threshold: Int, _ grace: Grace?) {
        self.connectable = connectable
        self.threshold = threshold
        self.grace = grace
    }

    func join(_ observer: Observer<Value, Failure>, _ output: Segment) {
        let (timer, _) = connectable.withLock { () -> ((any Disposable)?, Connection<Value, Failure>?) in
            count += 1
            changes += 1
            // In one step with the count: who leaves meanwhile finds the connection and ends it.
            guard count >= threshold, !connectable.isOver else { return (takeTimer(), nil) }
            return (takeTimer(), exchange(&connection, with: connectable.claim()))
        }
        timer?.dispose()
        output.add { self.leave() }
        connectable.join(observer, output)
        connectable.begin()
    }

    private func leave() {
        let (connection, change) = connectable.withLock { () -> (Connection<Value, Failure>?, Int?) in
            count -= 1
            changes += 1
            guard count == 0 else { return (nil, nil) }
            return grace == nil || connectable.isOver ? (release(), nil) : (nil, changes)
        }
        connection?.dispose()
        if let change, let grace { wait(grace, since: change) }
    }

    private func wait(_ grace: Grace, since change: Int) {
        let timer = grace.scheduler.schedule(afterDelay: grace.delay) { self.expire(since: change) }
        let isLate = connectable.withLock {
            guard changes == change else { return true }
            // The timer before it was taken by what changed the count since.
            self.timer = timer
            return false
        }
        if isLate { timer?.dispose() }
    }

    private func expire(since change: Int) {
        let (connection, timer) = connectable.withLock { () -> (Connection<Value, Failure>?, (any Disposable)?) in
            changes == change ? (release(), takeTimer()) : (nil, nil)
        }
        connection?.dispose()
        withExtendedLifetime(timer) {}
    }

    private func release() -> Connection<Value, Failure>? {
        connectable.release(connection.take())
    }

    private func takeTimer() -> (any Disposable)? {
        timer.take()
    }
}

extension Connectable {
    /// A source that is connected while it has observers, from the moment when there are `threshold` of them.
    func connected(by threshold: Int, grace: (delay: TimeInterval, scheduler: any DateScheduler)? = nil)
        -> Source<Value, Failure>
    {
        let references = RefCount(self, threshold, grace)
        return Source { observer, segment in references.join(observer, segment) }
    }
}
