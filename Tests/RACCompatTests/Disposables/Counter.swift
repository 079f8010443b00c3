import StreamCore

/// Counts on any thread.
final class Counter: @unchecked Sendable {  // the count is reached under the lock only
    private let lock = Lock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    @discardableResult
    func increment() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
