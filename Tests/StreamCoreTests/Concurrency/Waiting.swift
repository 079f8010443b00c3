import Dispatch
import StreamCore
import Testing

/// Lets other tasks run until a condition holds; fails when patience runs out.
func wait(
    for goal: String, isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: () -> Bool
) async {
    let start = ContinuousClock.now
    while !condition() {
        guard ContinuousClock.now - start < .seconds(patience) else {
            Issue.record("It did not come to this: \(goal).", sourceLocation: sourceLocation)
            return
        }
        await Task.yield()
    }
}

/// Suspends until the task is cancelled, and throws the error of that: on a clock that stands still.
func cancellation() async throws {
    try await TestScheduler().sleep(for: .seconds(1))
}
