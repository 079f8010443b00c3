import Dispatch
import Foundation
import RACCompat
import Testing

@Suite(.takesTurns) struct BlockingTests {
    private enum Failure: Error, Equatable { case first }

    /// Sends `events` from another scheduler, after the subscriber has begun to wait.
    private static func later(_ events: @escaping (any RACSubscriber) -> Void) -> RACSignal {
        RACSignal.createSignal { subscriber in RACScheduler.scheduler().afterDelay(0.01) { events(subscriber) } }
    }

    @Test func firstGivesTheFirstValue() {
        let value = withDeadline("first()") { RACSignal.return(1).concat(.return(2)).first() as? Int }
        #expect(value == 1)
    }

    @Test func firstWaitsForAValueOfAnotherThread() {
        let value = withDeadline("first()") { Self.later { $0.sendNext("x") }.first() as? String }
        #expect(value == "x")
    }

    @Test func firstOfNoValueIsNil() {
        #expect(withDeadline("first()") { RACSignal.empty().first() == nil } == true)
        #expect(withDeadline("first()") { RACSignal.error(Failure.first).first() == nil } == true)
    }

    @Test func firstOrDefaultGivesTheDefaultWhenThereIsNoValue() {
        #expect(withDeadline("firstOrDefault") { RACSignal.empty().firstOrDefault(7) as? Int } == 7)
        #expect(withDeadline("firstOrDefault") { RACSignal.error(nil).firstOrDefault(7) as? Int } == 7)
        #expect(withDeadline("firstOrDefault") { RACSignal.return(1).firstOrDefault(7) as? Int } == 1)
    }

    @Test func aNilValueIsNotReplacedByTheDefault() {
        #expect(withDeadline("firstOrDefault") { RACSignal.return(nil).firstOrDefault(7) == nil } == true)
    }

    /// What the literal form gives: the value, success and the error.
    private static func outcome(_ signal: RACSignal) -> [String]? {
        withDeadline("firstOrDefault(_:success:error:)") {
            var success = false
            var error: (any Error)? = Failure.first
            let value = signal.firstOrDefault("default", success: &success, error: &error)
            return ["\(value ?? "nil")", "\(success)", "\(error.map { "\($0)" } ?? "nil")"]
        }
    }

    @Test func theLiteralFormTellsValueSuccessAndError() {
        #expect(Self.outcome(.return(1)) == ["1", "true", "nil"])
        #expect(Self.outcome(.empty()) == ["default", "true", "nil"])
        #expect(Self.outcome(.error(Failure.first)) == ["default", "false", "first"])
        #expect(Self.outcome(.error(nil)) == ["default", "false", "nil"])
        #expect(Self.outcome(Self.later { $0.sendError(Failure.first) }) == ["default", "false", "first"])
    }

    @Test func theLiteralFormTakesNoPointers() {
        let value = withDeadline("firstOrDefault(_:success:error:)") {
            RACSignal.return(1).firstOrDefault(nil, success: nil, error: nil) as? Int
        }
        #expect(value == 1)
    }

    @Test func theThrowingFormThrowsTheFailure() {
        withDeadline("firstOrDefault(_:success:)") {
            var success = true
            #expect(throws: Failure.first) {
                try RACSignal.error(Failure.first).firstOrDefault(1, success: &success)
            }
            #expect(!success)
            #expect(throws: RACBridgeError.self) { try RACSignal.error(nil).firstOrDefault(1, success: nil) }
            #expect(throws: Never.self) { try RACSignal.return(nil).firstOrDefault(1, success: nil) }
        }
    }

    @Test func theSourceIsDisposedAfterTheFirstValue() {
        let isDisposed = withDeadline("first()") {
            let disposed = Box(false)
            let signal = RACSignal.createSignal { subscriber in
                subscriber.sendNext(1)
                return RACDisposable { disposed.value = true }
            }
            // On the scheduler that subscribes, so that the clean-up is done when this returns.
            let done = DispatchSemaphore(value: 0)
            RACScheduler.scheduler().schedule {
                _ = signal.first()
                done.signal()
            }
            done.wait()
            return disposed.value
        }
        #expect(isDisposed == true)
    }

    @Test func waitUntilCompletedIgnoresValues() {
        let isCompleted = withDeadline("waitUntilCompleted()") {
            let sent = Box(false)
            let signal = Self.later {
                $0.sendNext(1)
                sent.value = true
                $0.sendCompleted()
            }
            #expect(throws: Never.self) { try signal.waitUntilCompleted() }
            return sent.value
        }
        #expect(isCompleted == true)
    }

    @Test func waitUntilCompletedThrowsTheFailure() {
        withDeadline("waitUntilCompleted()") {
            #expect(throws: Failure.first) { try RACSignal.error(Failure.first).waitUntilCompleted() }
        }
    }

    @Test func theLiteralFormOfWaitUntilCompletedTellsSuccessAndError() {
        withDeadline("waitUntilCompleted(_:)") {
            var error: (any Error)?
            #expect(RACSignal.return(1).waitUntilCompleted(&error))
            #expect(error == nil)
            #expect(!RACSignal.error(Failure.first).waitUntilCompleted(&error))
            #expect(error as? Failure == .first)
            #expect(RACSignal.empty().waitUntilCompleted(nil))
        }
    }

    @Test func toArrayGivesAllValuesWithNullForNil() {
        let values = withDeadline("toArray()") { RACSignal.return(1).concat(.return(nil)).toArray() }
        #expect(values??.first as? Int == 1)
        #expect(values??.last is NSNull)
        #expect(values??.count == 2)
    }

    @Test func toArrayOfNoValuesIsEmpty() {
        #expect(withDeadline("toArray()") { RACSignal.empty().toArray()?.isEmpty } == true)
    }

    @Test func toArrayOfAFailureIsNil() {
        let signal = RACSignal.return(1).concat(.error(Failure.first))
        #expect(withDeadline("toArray()") { signal.toArray() == nil } == true)
    }
}
