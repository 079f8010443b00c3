import Foundation
import RxCompat
import Testing

extension RxTests {
    @Suite struct TraitZipTests {
        @Test("Maybes are zipped, and complete when all have ended")
        func maybes() {
            #expect(lines(Maybe.zip(.just(1), .just(2)) { $0 + $1 }.asObservable()) == "3 completed disposed")
            let tuples = Maybe.zip(.just(1), .just("a")).map { "\($0)" }
            #expect(lines(tuples.asObservable()) == "(1, \"a\") completed disposed")
            let empty = Maybe.zip(.just(1), Maybe<Int>.empty()) { $0 + $1 }
            #expect(lines(empty.asObservable()) == "completed disposed")
            #expect(lines(Single.zip([.just(1), .just(2)]).asObservable()) == "[1, 2] completed disposed")
            let sum = Single<Int>.zip([.just(1), .just(2)]) { "\($0.reduce(0, +))" }
            #expect(lines(sum.asObservable()) == "3 completed disposed")
            #expect(lines(Single<Int>.zip([]).asObservable()) == "[] completed disposed")
        }

        @Test("The end is told to an object, which is not retained")
        func withObject() {
            let log = Lines()
            _ = Maybe.just(1).subscribe(with: log, onSuccess: { $0("success \($1)") }, onDisposed: { $0("disposed") })
            _ = Maybe<Int>.empty().subscribe(with: log, onCompleted: { $0("completed") })
            _ = Completable.empty().subscribe(with: log, onCompleted: { $0("done") })
            _ = Completable.error(TestError.first).subscribe(with: log, onError: { $0("\($1)") })
            #expect(log.all == ["success 1", "disposed", "completed", "done", "first"])
        }

        @Test("Operators of infallibles are those of observables")
        func infallibles() {
            let (numbers, all) = (Infallible.of(1, 2, 2, 3), Observable.of(1, 2, 2, 3))
            func same<Element>(_ infallible: Infallible<Element>, _ observable: Observable<Element>) {
                #expect(lines(infallible.asObservable()) == lines(observable))
            }
            same(numbers.take(last: 2), all.take(last: 2))
            same(numbers.take(while: { $0 < 3 }), all.take(while: { $0 < 3 }))
            same(
                numbers.take(until: { $0 == 2 }, behavior: .inclusive),
                all.take(until: { $0 == 2 }, behavior: .inclusive))
            same(numbers.take(until: Infallible<Int>.never()), all)
            same(numbers.skip(while: { $0 < 2 }), all.skip(while: { $0 < 2 }))
            same(numbers.skip(until: Infallible<Int>.never()), all.skip(until: Observable<Int>.never()))
            same(numbers.distinctUntilChanged { $0 / 2 }, all.distinctUntilChanged { $0 / 2 })
            same(numbers.distinctUntilChanged { $0 <= $1 }, all.distinctUntilChanged { $0 <= $1 })
            same(.deferred { numbers }, all)
            let owner = Lines()
            same(numbers.withUnretained(owner) { $1 }, all)
        }

        @Test("Infallibles are bound, and keep time")
        func binding() {
            let (current, optional) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
            let (published, log) = (PublishRelay<Int>(), Lines())
            let bag = DisposeBag()
            published.subscribe(onNext: { log("p\($0)") }).disposed(by: bag)
            let numbers = Infallible.of(1, 2)
            numbers.bind(to: current).disposed(by: bag)
            numbers.bind(to: optional).disposed(by: bag)
            numbers.bind(to: published).disposed(by: bag)
            numbers.bind { log($0) }.disposed(by: bag)
            numbers.subscribe(with: log, onNext: { $0("w\($1)") }).disposed(by: bag)
            #expect(current.value == 2)
            #expect(optional.value == 2)
            #expect(log.text == "p1 p2 1 2 w1 w2")
            let clock = Clock()
            let ticks = Infallible<Int>.interval(.seconds(1), scheduler: clock.scheduler)
                .delay(.seconds(1), scheduler: clock.scheduler)
            #expect(clock.lines(ticks.asObservable(), until: 3) == "2:0 3:1")
            let timer = Clock()
            let once = Infallible<Int>.timer(.seconds(2), scheduler: timer.scheduler)
            #expect(timer.lines(once.asObservable()) == "2:0 2:completed")
        }
    }
}
