import Dispatch
import Foundation
import RACCompat
import Testing

/// Runs `body` on a thread of its own, where no scheduler is current, and fails the test when that takes too long.
func onThread(
    stackSize: Int = 512 << 10, seconds: Int = 120, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping () -> Void
) {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let body = body
    let thread = Thread {
        body()
        done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    #expect(done.wait(timeout: .now() + .seconds(seconds)) == .success, sourceLocation: sourceLocation)
}

/// Runs `body` on that many threads at once, and fails the test when that takes too long.
func onThreads(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation, _ body: @escaping @Sendable (Int) -> Void
) {
    let group = DispatchGroup()
    for index in 0..<count {
        group.enter()
        Thread {
            body(index)
            group.leave()
        }.start()
    }
    #expect(group.wait(timeout: .now() + 60) == .success, sourceLocation: sourceLocation)
}

/// Runs `body` with a virtual scheduler as the current one, then what it has scheduled.
func inVirtualTime(_ body: (RACTestScheduler) -> Void) {
    let scheduler = RACTestScheduler()
    scheduler.performAsCurrentScheduler { body(scheduler) }
}

/// Waits until what is on the main queue now has run.
func flushMainQueue(sourceLocation: SourceLocation = #_sourceLocation) {
    waitForSignal(sourceLocation: sourceLocation) { signal in DispatchQueue.main.async { signal() } }
}
