import RxCompat
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
        // Another suite may be using this module, and queues let go of what they ran a moment later.
        let limit = ContinuousClock.now + .seconds(20)
        while Resources.total != 0, ContinuousClock.now < limit { await Task.yield() }
        #expect(Resources.total == 0, "Something is left.")
    }
}

extension Trait where Self == LeavesNothing {
    static var leavesNothing: LeavesNothing { LeavesNothing() }
}
