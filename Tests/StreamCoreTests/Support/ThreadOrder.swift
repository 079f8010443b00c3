import StreamCore

/// Checks that what several threads number comes in the order of each thread, and that nothing is missing.
final class ThreadOrder: Sendable {
    private struct State {
        var next: [Int]
        var isBroken = false
    }

    private let state: Guarded<State>

    init(threads: Int) {
        state = Guarded(State(next: Array(repeating: 0, count: threads)))
    }

    func note(_ thread: Int, _ number: Int) {
        state.withLock { state in
            if state.next[thread] != number { state.isBroken = true }
            state.next[thread] = number + 1
        }
    }

    func isKept(upTo count: Int) -> Bool {
        state.withLock { !$0.isBroken && $0.next.allSatisfy { $0 == count } }
    }
}
