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

        @Test("A subscription to never is disposed of")
        func never() {
            let log = Lines()
            log.follow(Observable<Int>.never()).dispose()
            #expect(log.text == "disposed")
        }

        @Test("An error that the closure of deferred throws is the error of the observable")
        func deferred() {
            #expect(lines(Observable<Int>.deferred { throw TestError.first }) == "error(first) disposed")
        }

        @Test("using makes a resource for each observer, and disposes of it after the end")
        func using() {
            let log = Lines()
            let source = Observable.using(
                { () -> BooleanDisposable in
                    log("made")
                    return BooleanDisposable()
                },
                observableFactory: { resource in
                    Observable.just(resource.isDisposed)
                })
            _ = log.follow(source)
            #expect(log.text == "made false completed disposed")
            let failing = Observable<Int>.using(
                { () throws -> BooleanDisposable in throw TestError.first }, observableFactory: { _ in .just(1) })
            #expect(lines(failing) == "error(first) disposed")
        }

        @Test("generate makes each state of the one before")
        func generate() {
            let source = Observable.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })
            #expect(lines(source) == "1 2 4 8 completed disposed")
        }
    }
}
