import StreamCore

/// Recognizes the values that its owner has sent when they come back.
///
/// Every value comes back once and in order, but perhaps later and on another thread. Values are recognized by
/// equality. A value without equality is recognized only if it comes back on the sending thread, during the send.
final class OwnValues: Sendable {
    private struct Sent {
        let number: Int
        let value: Any?
        let thread: UInt
    }

    private struct State {
        var sent: [Sent] = []
        var count = 0
    }

    private let state = Guarded(State())

    /// Runs `body`, which sends a value that will come back.
    func send(_ value: Any?, _ body: () -> Void) {
        let thread = CurrentThread.number
        let number = state.withLock { state in
            state.count += 1
            state.sent.append(Sent(number: state.count, value: value, thread: thread))
            return state.count
        }
        body()
        // After the send, a value without equality cannot be recognized any more.
        if !isEqual(value, value) { remove(number) }
    }

    /// Whether every value that was sent has come back.
    var isEmpty: Bool { state.read().sent.isEmpty }

    /// Returns whether a value is one that the owner has sent; each sent value is claimed once.
    func claim(_ value: Any?) -> Bool {
        let candidates = state.read().sent
        guard !candidates.isEmpty else { return false }
        guard isEqual(value, value) else {
            let thread = CurrentThread.number
            return candidates.last { $0.thread == thread && !isEqual($0.value, $0.value) }.map { remove($0.number) }
                ?? false
        }
        return candidates.contains { isEqual($0.value, value) && remove($0.number) }
    }

    /// Removes a sent value; returns whether the value was still there.
    @discardableResult
    private func remove(_ number: Int) -> Bool {
        let removed = state.withLock { state in
            state.sent.firstIndex { $0.number == number }.map { state.sent.remove(at: $0) }
        }
        return removed != nil
    }
}
