import StreamCore
import XCTest

@_silgen_name("_CFIsMainThread")
private func isMainThread() -> Bool

/// A test of XCTest is not isolated, and runs beside the main thread.
final class TestSchedulerXCTests: XCTestCase {
    func testTheAsynchronousFormsRunActionsOnTheMainThread() async {
        let scheduler = TestScheduler()
        let places = MutableProperty<[Bool]>([])
        for _ in 1...3 {
            scheduler.schedule(after: .seconds(1)) { places.modify { $0.append(isMainThread()) } }
            await scheduler.advance(by: .seconds(1))
        }
        scheduler.schedule { places.modify { $0.append(isMainThread()) } }
        await scheduler.advance()
        scheduler.schedule { places.modify { $0.append(isMainThread()) } }
        await scheduler.run()
        XCTAssertEqual(places.value, [true, true, true, true, true])
    }
}
