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
        let before = Resources.total
        try await function()
        if testCase != nil { #expect(Resources.total == before, "Something is left.") }
    }
}

extension Trait where Self == LeavesNothing {
    static var leavesNothing: LeavesNothing { LeavesNothing() }
}
