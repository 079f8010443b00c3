import RxCompat
import RxTestCompat
import Testing
import XCTest

// Examples of Documentation/TestsOfRxTest.md.

final class ScoreTests: XCTestCase {
    func test_score_countsTaps() {
        let scheduler = TestScheduler(initialClock: 0)
        let taps = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .completed(250)])

        let score = scheduler.start { taps.scan(0, accumulator: +) }

        XCTAssertEqual(score.events, [.next(210, 2), .next(220, 5), .completed(250)])
        XCTAssertEqual(taps.subscriptions, [Subscription(200, 250)])
    }
}

final class TestsOfRxTestExamples: XCTestCase {
    func test_catalogue() {
        let scheduler = TestScheduler(initialClock: 0)
        let taps = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])

        let result = scheduler.start { taps.map { $0 * 10 } }

        XCTAssertEqual(result.events, [.next(210, 10), .next(220, 20), .completed(250)])
        XCTAssertEqual(taps.subscriptions, [Subscription(200, 250)])
    }

    func test_ticks() {
        let scheduler = TestScheduler(initialClock: 0)

        let numbers = scheduler.start { Observable.from([1, 2], scheduler: scheduler) }

        XCTAssertEqual(numbers.events, [.next(201, 1), .next(202, 2), .completed(203)])
    }

    func test_drivers() {
        let scheduler = TestScheduler(initialClock: 0)
        let prices = scheduler.createHotObservable([.next(210, 10), .next(220, 20)])
        let shown = scheduler.createObserver(Int.self)
        let bag = DisposeBag()

        SharingScheduler.mock(scheduler: scheduler) {
            prices.asDriver(onErrorJustReturn: 0).drive(shown).disposed(by: bag)
        }
        scheduler.start()

        XCTAssertEqual(shown.events, [.next(211, 10), .next(221, 20)])
    }
}

@Suite struct SwiftTestingExamples {
    @Test func searchWaitsForAPause() {
        let scheduler = TestScheduler(initialClock: 0)
        let typed = scheduler.createHotObservable([.next(210, "l"), .next(215, "la"), .next(240, "lamp")])

        let queries = scheduler.start { typed.debounce(.seconds(10), scheduler: scheduler) }

        #expect(queries.events == [.next(225, "la"), .next(250, "lamp")])
        #expect(queries.events.compactMap(\.value.element) == ["la", "lamp"])
    }
}
