#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Connects when there are enough observers, and disconnects some time after the last observer has left.
private final class RefCount<Value, Failure: Error>: @unchecked Sendable {  // in step with the connectable
    /// How long a connection is kept without observers, and the scheduler that waits.
    typealias Grace = (delay: TimeInterval, scheduler: any DateScheduler)

    private let connectable: Connectable<Value, Failure>
    private let threshold: Int
    private let grace: Grace?
    private var count = 0
    /// Counts joins and leaves, so that a timer can tell whether it is out of date.
    private var changes = 0
    private var timer: (any Disposable)?
    /// The connection that the observers have made or found; a later connection made elsewhere is not theirs to end.
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
            // The claim and the count change in one step: an observer that leaves meanwhile finds the connection and
            // ends it.
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
            // No previous timer is left: every join takes the timer.
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
    /// A source that connects when it has `threshold` observers, and stays connected while it has observers.
    func connected(by threshold: Int, grace: (delay: TimeInterval, scheduler: any DateScheduler)? = nil)
        -> Source<Value, Failure>
    {
        let references = RefCount(self, threshold, grace)
        return Source { observer, segment in references.join(observer, segment) }
    }
}
