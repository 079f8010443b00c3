import Dispatch
import Foundation
import Testing

/// Runs `body` on a thread of its own, and records an issue if it does not return: a hang fails the test and blocks no other.
func returns<Result: Sendable>(
    _ what: String, within seconds: TimeInterval = 60, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () -> Result
) -> Result? {
    let result = Shared<Result?>(nil)
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        let value = body()
        result.withLock { $0 = value }
        isOver.signal()
    }
    if isOver.isSignalled(within: seconds) { return result.withLock { $0 } }
    Issue.record("\(what) hangs", sourceLocation: sourceLocation)
    return nil
}
