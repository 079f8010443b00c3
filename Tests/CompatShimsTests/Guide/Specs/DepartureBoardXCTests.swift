import Foundation
import RACCompat
import XCTest

/// Examples of Documentation/PortingSpecs.md: a test case of XCTest.
final class DepartureBoardXCTests: XCTestCase {
    private let board = DepartureBoard(service: StubbedService())

    func testShowsWhatTheServiceAnswers() {
        let answered = expectation(description: "answered")
        board.refresh.execute("Central").subscribeCompleted { answered.fulfill() }
        wait(for: [answered], timeout: 300)
        XCTAssertEqual(board.departures, ["S1", "S7"])
    }

    func testTellsWhetherItIsBusy() {
        var busy: [Bool] = []
        board.refresh.executing.subscribeNext { (isExecuting: Bool) in busy.append(isExecuting) }
        board.refresh.execute("Central")
        XCTAssertTrue(eventually { busy == [false, true, false] })
    }

    func testTellsTheFailureOfTheService() {
        XCTAssertThrowsError(try board.refresh.execute("Nowhere").asynchronousFirstOrDefault(nil)) { error in
            XCTAssertEqual((error as NSError).code, 404)
        }
    }
}
