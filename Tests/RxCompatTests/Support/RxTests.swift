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
        // they ran a moment later. What a test has left stays: the others need not wait for it as long.
        let limit = ContinuousClock.now + .seconds(Self.hasLeaked.withLock { $0 } ? 1 : 900)
        while Resources.total != 0, ContinuousClock.now < limit { await Task.yield() }
        if Resources.total != 0 { Self.hasLeaked.withLock { $0 = true } }
        #expect(Resources.total == 0, "Something is left.")
    }

    private static let hasLeaked = Guarded(false)
}

extension Trait where Self == LeavesNothing {
    static var leavesNothing: LeavesNothing { LeavesNothing() }
}
