import RxCompat
import RxTestCompat
import Testing
import XCTest

private struct Problem: Error, CustomStringConvertible {
    let description: String
}

/// Runs a closure as a test of XCTest.
private final class Case: XCTestCase {
    /// How many of the assertions in a closure fail.
    static func failures(_ assertions: @escaping () -> Void) -> Int {
        let test = Case(name: "assertions") { _ in assertions() }
        test.run()
        return test.testRun?.totalFailureCount ?? 0
    }
}

/// One after the other: the running test of XCTest is a global variable.
@Suite(.serialized) @MainActor struct AssertionTests {
    @Test("Equal arrays pass")
    func passing() {
        let failures = Case.failures {
            XCTAssertEqual([Event.next(1), .completed], [.next(1), .completed])
            XCTAssertEqual([SingleEvent.success(1)], [.success(1)])
            XCTAssertEqual([SingleEvent<Int>.failure(Problem(description: "a"))], [.failure(Problem(description: "a"))])
            XCTAssertEqual([MaybeEvent.success(1), .completed], [.success(1), .completed])
            XCTAssertEqual([CompletableEvent.completed], [.completed])
            XCTAssertEqual([Recorded.next(1, "a")], [.next(1, "a")])
            XCTAssertEqual([Recorded<Event<Int?>>.next(1, nil)], [.next(1, nil)])
            XCTAssertEqual([Subscription(200, 300)], [Subscription(200, 300)])
            XCTAssertRecordedElements([.next(1, "a"), .next(7, "b")], ["a", "b"])
        }
        #expect(failures == 0)
    }

    @Test("Other arrays fail")
    func failing() {
        let failures = Case.failures {
            XCTAssertEqual([Event.next(1)], [.next(2)])
            XCTAssertEqual([SingleEvent.success(1)], [.success(2)])
            XCTAssertEqual([SingleEvent<Int>.failure(Problem(description: "a"))], [.failure(Problem(description: "b"))])
            XCTAssertEqual([MaybeEvent<Int>.completed], [])
            XCTAssertEqual([CompletableEvent.completed], [.error(Problem(description: "a"))])
            XCTAssertEqual([Recorded.next(1, "a")], [.next(2, "a")])
            XCTAssertEqual([Recorded<Event<Int?>>.next(1, nil)], [.next(1, 0)])
            XCTAssertEqual([Subscription(200, 300)], [Subscription(200)])
            XCTAssertRecordedElements([.next(1, "a")], ["b"])
            XCTAssertRecordedElements([.next(1, "a"), .completed(2)], ["a"])
        }
        #expect(failures == 10)
    }

    @Test("A failure lists the events side by side")
    func text() {
        let (found, expected) = (
            Recorded.events(.next(210, 1), .next(220, 2)),
            Recorded.events(.next(210, 1), .next(221, 2), .completed(230))
        )
        #expect(
            differences(found, expected, ==) == """
                XCTAssertEqual failed:
                    next(1) @ 210
                    next(2) @ 220 ≠ next(2) @ 221
                    nothing ≠ completed @ 230
                """)
        #expect(differences(found, found, ==) == nil)
    }
}
