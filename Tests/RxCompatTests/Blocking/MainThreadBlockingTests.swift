import RxCompat
import XCTest

/// A test of XCTest, because it runs on the main thread outside of the main queue.
final class MainThreadBlockingTests: XCTestCase {
    func testTheMainThreadRunsItsQueueWhileItWaits() throws {
        let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance).take(3)
        XCTAssertEqual(try ticks.toBlocking(timeout: 60).toArray(), [0, 1, 2])
        XCTAssertThrowsError(try Observable<Int>.never().toBlocking(timeout: 0.01).first())
    }
}
