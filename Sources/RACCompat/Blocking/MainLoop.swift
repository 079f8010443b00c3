import Foundation
import StreamCore
import Synchronization

/// Runs the main thread's work from inside a call on it.
package enum MainLoop {
    private static let depth = Atomic<Int>(0)

    /// Whether somebody on the main thread is running its work from inside a call.
    static var isRunning: Bool { depth.load(ordering: .acquiring) > 0 }

    /// Runs the block of the main scheduler that has waited longest; tells whether there was one.
    package static func runNext() -> Bool {
        require(Thread.isMainThread || MainQueue.isCurrent, "The main loop is run on the main thread or queue only.")
        return RACMainThreadScheduler.shared.runNext()
    }

    /// Runs the main thread's work until the event that `begin` subscribes to has come.
    static func run(_ begin: () -> FirstEvent) {
        depth.add(1, ordering: .acquiringAndReleasing)
        defer { depth.subtract(1, ordering: .acquiringAndReleasing) }
        let event = begin()
        while !event.isHere {
            if RACMainThreadScheduler.shared.runNext() { continue }
            runSystemLoop(until: event)
        }
    }

    /// Waits a little, and lets the run loop work where there is one: on the main thread itself.
    private static func runSystemLoop(until event: FirstEvent) {
        guard Thread.isMainThread, RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) else {
            _ = event.wait(atMost: .milliseconds(5))
            return
        }
    }
}
