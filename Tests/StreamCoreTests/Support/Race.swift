import Foundation
import Synchronization

/// How long a test waits for another thread before it fails.
let patience: TimeInterval = 900

/// Runs `body` on another thread and waits for it.
func elsewhere(_ body: @escaping () -> Void) {
    onThreads(1) { _ in body() }
}

/// Runs two bodies against each other, many times; neither begins a round before the other has come to it.
func race(
    rounds: Int, _ first: @escaping @Sendable (_ round: Int) -> Void,
    against second: @escaping @Sendable (_ round: Int) -> Void
) {
    let arrivals = Arrivals()
    onThreads(2) { index in
        for round in 0..<rounds {
            arrivals.meet(at: round)
            if index == 0 { first(round) } else { second(round) }
        }
    }
}

private final class Arrivals: Sendable {
    private let count = Atomic<Int>(0)

    func meet(at round: Int) {
        count.add(1, ordering: .acquiringAndReleasing)
        while count.load(ordering: .acquiring) < 2 * (round + 1) { sched_yield() }
    }
}

/// A number that threads may count up.
final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    var value: Int { count.load(ordering: .acquiring) }

    /// Counts, and gives back the new number.
    @discardableResult
    func increment() -> Int { count.add(1, ordering: .acquiringAndReleasing).newValue }
}

extension DispatchSemaphore {
    /// Whether it was signalled before patience ran out.
    func isSignalled(within seconds: TimeInterval = patience) -> Bool { wait(timeout: .now() + seconds) == .success }
}
