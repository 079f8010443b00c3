import Dispatch
import Foundation
import Testing

/// Runs `body` on a thread of its own, and records an issue if it does not return: a hang fails the test and blocks no other.
///
/// The test does not block a thread of the pool meanwhile: what `body` waits for may need one.
func returns<Result: Sendable>(
    _ what: String, within seconds: TimeInterval = patience, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () -> Result
) async -> Result? {
    let result = await withCheckedContinuation { continuation in
        let waiting = Shared<CheckedContinuation<Result?, Never>?>(continuation)
        Thread.detachNewThread {
            let result = body()
            waiting.withLock { $0.take() }?.resume(returning: result)
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
            waiting.withLock { $0.take() }?.resume(returning: nil)
        }
    }
    if result == nil { Issue.record("\(what) hangs", sourceLocation: sourceLocation) }
    return result
}
