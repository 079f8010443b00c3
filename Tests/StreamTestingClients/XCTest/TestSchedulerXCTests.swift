import StreamCore
import XCTest

@_silgen_name("_CFIsMainThread")
private func isMainThread() -> Bool

/// A test of XCTest is not isolated, and runs beside the main thread, which runs the main actor.
///
/// Swift Testing on Linux gives the main actor no thread of its own: `TestSchedulerAsyncTests` asks for the main queue.
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
