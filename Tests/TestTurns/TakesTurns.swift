import Dispatch
package import Testing

/// Runs the tests that wait for processes, terminals, sockets, timers and threads one after the other, across all suites
/// that have this trait.
///
/// Thousands of tests start together, and the runner's pool has one thread a core. A test that waits while holding a thread
/// of that pool keeps others from running, and enough of them keep each other. Tests with this trait run on a thread outside
/// of the pool, one at a time; a test of the main actor runs on the main thread, in its turn.
package struct TakesTurns: SuiteTrait, TestTrait, TestScoping {
    @TaskLocal private static var isTaken = false

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite and a suite inside it may both have the trait.
        guard testCase != nil, !Self.isTaken else { return try await function() }
        await Turn.shared.begin()
        do {
            try await Self.$isTaken.withValue(true) {
                try await withTaskExecutorPreference(WaitingThread.shared) { try await function() }
            }
        } catch {
            await Turn.shared.end()
            throw error
        }
        await Turn.shared.end()
    }
}

extension Trait where Self == TakesTurns {
    /// The tests of the suite wait for something outside of their thread; see ``TakesTurns``.
    package static var takesTurns: TakesTurns { TakesTurns() }
}

/// The one turn, which is given in the order of the requests.
private actor Turn {
    static let shared = Turn()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func begin() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func end() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}

/// Runs jobs on a queue of its own, which may block.
private final class WaitingThread: TaskExecutor {
    static let shared = WaitingThread()

    private let queue = DispatchQueue(label: "tests that wait")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
