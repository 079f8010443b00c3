import StreamCore

/// Counts how many tracked objects are alive.
final class LiveCount: @unchecked Sendable {  // the counts are reached under the lock only
    private let lock = Lock()
    private var alive = 0
    private var highest = 0

    var now: Int { lock.withLock { alive } }
    var peak: Int { lock.withLock { highest } }

    fileprivate func change(by difference: Int) {
        lock.withLock {
            alive += difference
            highest = max(highest, alive)
        }
    }
}

/// An object that is captured or sent, and counted as long as anybody holds it.
final class Tracked: Sendable {
    private let count: LiveCount

    init(_ count: LiveCount) {
        self.count = count
        count.change(by: 1)
    }

    deinit { count.change(by: -1) }

    /// Returns the value; a closure that calls this holds the object.
    func pass(_ value: Any?) -> Any? { value }
}
