import Dispatch
import Foundation
import StreamCore

/// Runs the main thread's work from inside a call on it.
package enum MainLoop {
    /// Runs the block of the main scheduler that has waited longest; returns whether a block was waiting.
    package static func runNext() -> Bool {
        if let queues = VirtualQueues.current { return queues.runNext() }
        require(Thread.isMainThread || MainQueue.isCurrent, "The main loop is run on the main thread or queue only.")
        return RACMainThreadScheduler.shared.runNext()
    }

    /// Runs the main thread's work until an event has come.
    static func run(until event: FirstEvent) {
        while !event.isHere { turn { _ = event.wait(atMost: $0) } }
    }

    /// Runs the main thread's work until `condition` holds, or the deadline has passed; returns whether it holds.
    static func run(until deadline: DispatchTime, _ condition: () throws -> Bool) rethrows -> Bool {
        while try !condition() {
            guard .now() < deadline else { return false }
            turn(rest)
        }
        return true
    }

    /// Blocks the calling thread for a while.
    static func rest(_ interval: DispatchTimeInterval) {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + interval)
    }

    /// Runs one block of the main scheduler; when there is none, lets the run loop work for a little, or else waits.
    private static func turn(_ wait: (DispatchTimeInterval) -> Void) {
        if let queues = VirtualQueues.current {
            if !queues.runNext() { wait(.milliseconds(5)) }
            return
        }
        if RACMainThreadScheduler.shared.runNext() { return }
        // A run loop is where the main thread itself is.
        if Thread.isMainThread, RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) { return }
        wait(.milliseconds(5))
    }
}
