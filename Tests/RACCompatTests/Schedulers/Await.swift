import Dispatch
import Testing

/// Runs `body` with a signal to give; when it is not given within ten minutes, the test fails and names what hung.
func waitForSignal(
    _ operation: String = #function, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (@escaping @Sendable () -> Void) -> Void
) {
    let semaphore = DispatchSemaphore(value: 0)
    body { semaphore.signal() }
    #expect(
        semaphore.wait(timeout: .now() + 600) == .success,
        "\(operation) has waited for 600 seconds.", sourceLocation: sourceLocation)
}

/// Runs `body` on a new queue, where no scheduler is current and which is not the main queue.
@discardableResult
func onUnknownQueue<Result: Sendable>(_ body: @Sendable () -> Result) -> Result {
    DispatchQueue(label: "unknown").sync(execute: body)
}
