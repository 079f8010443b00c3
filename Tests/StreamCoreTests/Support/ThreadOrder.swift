import StreamCore

/// Checks that what several threads number comes in the order of each thread, and that nothing is missing.
final class ThreadOrder: @unchecked Sendable {  // the numbers are under the lock
    private let lock = Lock()
    private var next: [Int]
    private var isBroken = false

    init(threads: Int) {
        next = Array(repeating: 0, count: threads)
    }

    func note(_ thread: Int, _ number: Int) {
        lock.withLock {
            if next[thread] != number { isBroken = true }
            next[thread] = number + 1
        }
    }

    func isKept(upTo count: Int) -> Bool {
        lock.withLock { !isBroken && next.allSatisfy { $0 == count } }
    }
}
