import StreamCore

/// Counts on any thread.
final class Counter: Sendable {
    private let count = Guarded(0)

    var value: Int { count.read() }

    @discardableResult
    func increment() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}
