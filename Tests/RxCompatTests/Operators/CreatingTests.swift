import RxCompat
import Testing

extension RxTests {
    @Suite struct CreatingTests {
        @Test("Sources that end by themselves")
        func sources() {
            #expect(lines(Observable.just(1)) == "1 completed disposed")
            #expect(lines(Observable.just(1, scheduler: CurrentThreadScheduler.instance)) == "1 completed disposed")
            #expect(lines(Observable.of(1, 2)) == "1 2 completed disposed")
            #expect(lines(Observable.from([1, 2])) == "1 2 completed disposed")
            #expect(lines(Observable.from(Set([7]))) == "7 completed disposed")
            #expect(lines(Observable.from(optional: Int?.none)) == "completed disposed")
            #expect(lines(Observable.from(optional: 3)) == "3 completed disposed")
            #expect(lines(Observable<Int>.empty()) == "completed disposed")
            #expect(lines(Observable<Int>.error(TestError.first)) == "error(first) disposed")
            #expect(lines(Observable.range(start: 4, count: 3)) == "4 5 6 completed disposed")
            #expect(lines(Observable.repeatElement(1).take(2)) == "1 1 completed disposed")
        }

        @Test("What never ends is disposed of")
        func never() {
            let log = Lines()
            log.follow(Observable<Int>.never()).dispose()
            #expect(log.text == "disposed")
        }

        @Test("What the closure of deferred throws is the error")
        func deferred() {
            #expect(lines(Observable<Int>.deferred { throw TestError.first }) == "error(first) disposed")
        }

    }
}
