import Dispatch
import Testing

/// Runs `body` with a signal to give, and fails the test when it is not given within ten seconds.
func waitForSignal(sourceLocation: SourceLocation = #_sourceLocation, _ body: (@escaping @Sendable () -> Void) -> Void)
{
    let semaphore = DispatchSemaphore(value: 0)
    body { semaphore.signal() }
    #expect(semaphore.wait(timeout: .now() + 10) == .success, sourceLocation: sourceLocation)
}

/// Runs `body` on a new queue, where no scheduler is current and which is not the main queue.
@discardableResult
func onUnknownQueue<Result: Sendable>(_ body: @Sendable () -> Result) -> Result {
    DispatchQueue(label: "unknown").sync(execute: body)
}
