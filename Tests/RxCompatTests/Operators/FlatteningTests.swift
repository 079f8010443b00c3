import RxCompat
import Testing

extension RxTests {
    @Suite struct FlatteningTests {
        @Test("flatMap runs all, and ends when all have")
        func flatMap() {
            let log = Lines()
            let outer = PublishSubject<Int>()
            let inners = [Probe("a", log), Probe("b", log)]
            _ = log.follow(outer.flatMap { inners[$0].source })
            outer.onNext(0)
            outer.onNext(1)
            inners[0].subject.onNext(1)
            inners[1].subject.onNext(2)
            outer.onCompleted()
            inners[0].subject.onCompleted()
            inners[1].subject.onCompleted()
            #expect(log.text == "+a +b 1 2 -a -b completed disposed")
        }

        @Test("An observable that waits begins after one that is a single value")
        func waitsForSingleValue() {
            let log = Lines()
            let numbers = PublishSubject<Int>()
            // Each is sent while the one before it runs.
            let sendNext = { (number: Int) in
                log(number)
                if number < 4 { numbers.onNext(number + 1) }
            }
            _ = numbers.concatMap { Observable.just($0) }.subscribe(onNext: sendNext)
            numbers.onNext(1)
            numbers.onCompleted()
            #expect(log.text == "1 2 3 4")
            let selecting = Lines()
            let others = PublishSubject<Int>()
            _ = selecting.follow(
                others.concatMap { number in
                    if number < 3 { others.onNext(number + 1) }
                    return Observable.just(number)
                })
            others.onNext(1)
            others.onCompleted()
            #expect(selecting.text == "1 3 2 completed disposed")
        }

        @Test("The error of one ends all")
        func flatMapFails() {
            let log = Lines()
            let outer = PublishSubject<Int>()
            let inners = [Probe("a", log), Probe("b", log)]
            _ = log.follow(outer.flatMap { inners[$0].source })
            outer.onNext(0)
            outer.onNext(1)
            inners[0].subject.onError(TestError.first)
            #expect(log.text == "+a +b error(first) disposed -a -b")
            #expect(!outer.hasObservers)
        }

        @Test("flatMapLatest gives up the one before; flatMapFirst ignores what comes meanwhile; concatMap waits")
        func strategies() {
            func run(_ flatten: (Observable<Int>, [Probe]) -> Observable<Int>) -> String {
                let log = Lines()
                let outer = PublishSubject<Int>()
                let inners = [Probe("a", log), Probe("b", log)]
                _ = log.follow(flatten(outer, inners))
                outer.onNext(0)
                outer.onNext(1)
                inners[0].subject.onNext(1)
                inners[1].subject.onNext(2)
                outer.onCompleted()
                inners[0].subject.onCompleted()
                inners[1].subject.onCompleted()
                return log.text
            }
            #expect(
                run { outer, inners in outer.flatMapLatest { inners[$0].source } } == "+a -a +b 2 -b completed disposed"
            )
            #expect(
                run { outer, inners in outer.map { inners[$0].source }.switchLatest() }
                    == "+a -a +b 2 -b completed disposed")
            #expect(run { outer, inners in outer.flatMapFirst { inners[$0].source } } == "+a 1 -a completed disposed")
            #expect(
                run { outer, inners in outer.concatMap { inners[$0].source } } == "+a 1 -a +b -b completed disposed")
            #expect(
                run { outer, inners in outer.map { inners[$0].source }.concat() } == "+a 1 -a +b -b completed disposed")
            #expect(
                run { outer, inners in outer.map { inners[$0].source }.merge() } == "+a +b 1 2 -a -b completed disposed"
            )
        }

        @Test("An error that the closure of a flattening operator throws is the error of the observable")
        func throwing() {
            let source = Observable.of(1).flatMap { _ -> Observable<Int> in throw TestError.first }
            #expect(lines(source) == "error(first) disposed")
            let latest = Observable.of(1).flatMapLatest { _ -> Observable<Int> in throw TestError.first }
            #expect(lines(latest) == "error(first) disposed")
        }

        @Test("Given observables are merged and concatenated")
        func lists() {
            #expect(lines(Observable.merge([.just(1), .just(2)])) == "1 2 completed disposed")
            #expect(lines(Observable<Int>.merge([])) == "completed disposed")
            #expect(lines(Observable.concat(.just(1), .of(2, 3))) == "1 2 3 completed disposed")
            #expect(
                lines(Observable.concat([.just(1), .error(TestError.first), .just(2)])) == "1 error(first) disposed")
            #expect(lines(Observable.just(1).concat(Observable.just(2))) == "1 2 completed disposed")
        }

        @Test("concat gives up one before it begins the next")
        func concatOrder() {
            let log = Lines()
            let (a, b) = (Probe("a", log), Probe("b", log))
            _ = log.follow(a.source.concat(b.source))
            a.subject.onNext(1)
            a.subject.onCompleted()
            b.subject.onNext(2)
            b.subject.onCompleted()
            #expect(log.text == "+a 1 -a +b 2 completed disposed -b")
        }

        @Test("A hundred thousand observables one after the other need no stack")
        func stack() {
            var count = 0
            let source = Observable.concat(Swift.repeatElement(Observable.just(1), count: 100_000))
            _ = source.subscribe(onNext: { count += $0 })
            #expect(count == 100_000)
        }

        @Test("merge subscribes to no further observable after an error that comes at once")
        func mergeAfterError() {
            let log = Lines()
            let never = Probe("never", log)
            _ = log.follow(Observable.merge(.error(TestError.first), never.source))
            #expect(log.text == "error(first) disposed")
        }

        @Test("A key selector that throws disposes the source, although a group still has an observer")
        func throwingKey() {
            let log = Lines()
            let probe = Probe("a", log)
            let bag = DisposeBag()
            let groups = probe.source.groupBy { key in
                if key == 3 { throw TestError.first }
                return key % 2
            }
            groups.subscribe(
                onNext: { group in log.follow(group, "\(group.key)-").disposed(by: bag) }, onError: { log($0) }
            ).disposed(by: bag)
            probe.subject.onNext(2)
            probe.subject.onNext(3)
            #expect(log.text == "+a 0-2 0-error(first) 0-disposed first -a")
        }
    }
}
