import Dispatch
import Foundation
import Synchronization

/// Runs two blocks at once, each on a thread of its own, and waits for both.
func runOnTwoThreads(_ first: @escaping @Sendable () -> Void, _ second: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    let started = StartLine()
    for block in [first, second] {
        group.enter()
        Thread {
            started.waitForBoth()
            block()
            group.leave()
        }.start()
    }
    group.wait()
}

/// Lets neither of two threads begin before the other is there.
private final class StartLine: Sendable {
    private let arrived = Atomic<Int>(0)

    func waitForBoth() {
        arrived.add(1, ordering: .acquiringAndReleasing)
        while arrived.load(ordering: .acquiring) < 2 {}
    }
}
