import StreamCore

/// Tells the values that one has sent oneself when they come back, from where every value comes back once and in order,
/// but perhaps later and on another thread.
///
/// They are told by equality. Those without any are told only where they come back on the thread that sends them, while
/// it does.
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

    /// Sends a value, in the body.
    func send(_ value: Any?, _ body: () -> Void) {
        let thread = Gate.currentThread
        let number = state.withLock { state in
            state.count += 1
            state.sent.append(Sent(number: state.count, value: value, thread: thread))
            return state.count
        }
        body()
        // Nothing tells it any more.
        if !isEqual(value, value) { remove(number) }
    }

    /// Returns whether the owner has sent a value; each sent value is claimed once.
    func claim(_ value: Any?) -> Bool {
        let candidates = state.read().sent
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
        let removed = state.withLock { state in
            state.sent.firstIndex { $0.number == number }.map { state.sent.remove(at: $0) }
        }
        return removed != nil
    }
}
