import StreamCore

/// Tells the values that one has sent oneself when they come back, from where every value comes back once and in order,
/// but perhaps later and on another thread.
///
/// They are told by equality. Those without any are told only where they come back on the thread that sends them, while
/// it does.
final class OwnValues: @unchecked Sendable {  // state is reached under the lock only
    private struct Sent {
        let number: Int
        let value: Any?
        let thread: UInt
    }

    private let lock = Lock()
    private var sent: [Sent] = []
    private var count = 0

    /// Sends a value, in the body.
    func send(_ value: Any?, _ body: () -> Void) {
        let thread = Gate.currentThread
        let number = lock.withLock {
            count += 1
            sent.append(Sent(number: count, value: value, thread: thread))
            return count
        }
        body()
        // Nothing tells it any more.
        if !isEqual(value, value) { remove(number) }
    }

    /// Returns whether a value is one's own; every value that was sent is claimed once.
    func claim(_ value: Any?) -> Bool {
        let candidates = lock.withLock { sent }
        guard !candidates.isEmpty else { return false }
        guard isEqual(value, value) else {
            let thread = Gate.currentThread
            return candidates.last { $0.thread == thread && !isEqual($0.value, $0.value) }.map { remove($0.number) }
                ?? false
        }
        return candidates.contains { isEqual($0.value, value) && remove($0.number) }
    }

    /// Returns whether it was there.
    @discardableResult
    private func remove(_ number: Int) -> Bool {
        lock.withLock {
            guard let index = sent.firstIndex(where: { $0.number == number }) else { return false }
            sent.remove(at: index)
            return true
        }
    }
}
