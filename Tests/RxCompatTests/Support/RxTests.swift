import RxCompat
import StreamCore
import Testing

/// All tests of this module: one after the other, because each looks whether what it made is gone.
@Suite(.serialized, .leavesNothing) enum RxTests {}

/// Checks after each test that no observable and no subscription is left.
struct LeavesNothing: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        guard testCase != nil else { return }
        // Another suite may be using this module, for minutes where thousands of tests take turns, and queues let go of what
        // they ran a moment later. What a test has left stays: it is counted once, and not against the tests that follow.
        let limit = ContinuousClock.now + .seconds(900)
        let known = Self.known.read()
        while Resources.total > known, ContinuousClock.now < limit { await Task.yield() }
        let left = Resources.total
        #expect(left <= known, "Something is left, of this test or of another suite.")
        Self.known.withLock { $0 = max(known, left) }
    }

    /// How many resources earlier tests have left.
    private static let known = Guarded<Int32>(0)
}

extension Trait where Self == LeavesNothing {
    static var leavesNothing: LeavesNothing { LeavesNothing() }
}
