import Dispatch
import Foundation
import RACCompat
import Testing

/// Runs `body` on a thread of its own, where no scheduler is current; when it does not return in time, the test fails and
/// names what hung.
func onThread(
    _ operation: String = #function, stackSize: Int = 512 << 10, seconds: Int = 600,
    sourceLocation: SourceLocation = #_sourceLocation, _ body: @escaping () -> Void
) {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let body = body
    let thread = Thread {
        body()
        done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    #expect(
        done.wait(timeout: .now() + .seconds(seconds)) == .success,
        "\(operation) has not returned on its thread after \(seconds) seconds.", sourceLocation: sourceLocation)
}

/// Runs `body` on that many threads at once; when one does not return in time, the test fails and names what hung.
func onThreads(
    _ count: Int, operation: String = #function, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (Int) -> Void
) {
    let group = DispatchGroup()
    for index in 0..<count {
        group.enter()
        Thread {
            body(index)
            group.leave()
        }.start()
    }
    #expect(
        group.wait(timeout: .now() + 600) == .success,
        "\(operation) has not returned on one of \(count) threads after 600 seconds.", sourceLocation: sourceLocation)
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
