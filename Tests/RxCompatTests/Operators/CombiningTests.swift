import Dispatch
import RxCompat
import Testing

extension RxTests {
    @Suite struct CombiningTests {
        @Test("combineLatest sends the latest of all, and ends when all have")
        func combineLatest() {
            let log = Lines()
            let (a, b) = (Probe("a", log), Probe("b", log))
            _ = log.follow(Observable.combineLatest(a.source, b.source) { "\($0)\($1)" })
            a.subject.onNext(1)
            b.subject.onNext(2)
            a.subject.onNext(3)
            a.subject.onCompleted()
            b.subject.onNext(4)
            b.subject.onCompleted()
            #expect(log.text == "+a +b 12 32 -a 34 -b completed disposed")
        }

        @Test("A concatenation inside of another ends with it")
        func concatInConcat() {
            let clock = Clock()
            let log = Lines()
            let last = Observable<Int>.deferred {
                log("subscribed")
                return .just(3)
            }
            let subscription = SerialDisposable()
            subscription.disposable = Observable.just(1).delay(.seconds(1), scheduler: clock.scheduler)
                .concat(Observable.just(2).concat(last))
                .subscribe(onNext: {
                    log($0)
                    if $0 == 2 { subscription.dispose() }
                })
            clock.advance(to: 2)
            #expect(log.text == "1 2")
        }

        @Test("Three, tuples and collections are combined as well")
        func forms() {
            let (a, b, c) = (Observable.just(1), Observable.just("x"), Observable.just(true))
            #expect(lines(Observable.combineLatest(a, b, c) { "\($0)\($1)\($2)" }) == "1xtrue completed disposed")
            #expect(lines(Observable.combineLatest(a, b)) == "(1, \"x\") completed disposed")
            #expect(lines(Observable.combineLatest([a, a])) == "[1, 1] completed disposed")
            #expect(lines(Observable.combineLatest([a, a]) { $0.reduce(0, +) }) == "2 completed disposed")
            #expect(lines(Observable.zip(a, b, c) { "\($0)\($1)\($2)" }) == "1xtrue completed disposed")
            #expect(lines(Observable.zip(a, b)) == "(1, \"x\") completed disposed")
            #expect(lines(Observable.zip([a, a])) == "[1, 1] completed disposed")
        }

        @Test("zip pairs, and ends when all have ended")
        func zip() {
            let log = Lines()
            let (a, b) = (Probe("a", log), Probe("b", log))
            _ = log.follow(Observable.zip(a.source, b.source) { "\($0)\($1)" })
            a.subject.onNext(1)
            a.subject.onNext(2)
            b.subject.onNext(3)
            a.subject.onCompleted()
            b.subject.onNext(4)
            b.subject.onNext(5)
            #expect(log.text == "+a +b 13 -a 24")
            b.subject.onCompleted()
            #expect(log.text == "+a +b 13 -a 24 -b completed disposed")
        }

        @Test("zip of a collection ends at a value that follows the end of its own input, too")
        func zipOfCollectionAfterEnd() {
            let log = Lines()
            let numbers = PublishSubject<Int>()
            _ = numbers.subscribe(onNext: { _ in numbers.onCompleted() })
            _ = log.follow(Observable.zip([numbers, PublishSubject<Int>()]))
            numbers.onNext(1)
            #expect(log.text == "completed disposed")
        }

        @Test("zip of a collection ends at a value that has no counterpart, and queues events of its own deliveries")
        func zipOfCollection() {
            let log = Lines()
            let (a, b) = (Probe("a", log), Probe("b", log))
            let pairs = Observable.zip([a.source, b.source]).do(onNext: { pair in
                if pair == [1, 3] { b.subject.onNext(4) }
                log("sent")
            })
            _ = log.follow(pairs)
            a.subject.onNext(1)
            a.subject.onNext(2)
            b.subject.onNext(3)
            a.subject.onCompleted()
            b.subject.onNext(5)
            #expect(log.text == "+a +b sent [1, 3] sent [2, 4] -a completed disposed -b")
        }

        @Test("The end of a losing second input of amb ends the subscription to the winner")
        func loserOfAmb() {
            let log = Lines()
            let first = Observable<Int>.create { observer in
                observer.onNext(1)
                return Disposables.create { log("-first") }
            }
            let subscription = log.follow(first.amb(Observable.just(2)))
            #expect(log.text == "1 -first")
            subscription.dispose()
        }

        @Test("An error ends the others")
        func failure() {
            let log = Lines()
            let (a, b) = (Probe("a", log), Probe("b", log))
            _ = log.follow(Observable.zip(a.source, b.source) { "\($0)\($1)" })
            b.subject.onError(TestError.first)
            #expect(log.text == "+a +b -b error(first) disposed -a")
        }

        @Test("Values and fallbacks come first or last")
        func edges() {
            #expect(lines(Observable.of(3).startWith(1, 2)) == "1 2 3 completed disposed")
            #expect(lines(Observable<Int>.empty().ifEmpty(default: 1)) == "1 completed disposed")
            #expect(lines(Observable.just(2).ifEmpty(default: 1)) == "2 completed disposed")
            #expect(lines(Observable<Int>.empty().ifEmpty(switchTo: .of(1, 2))) == "1 2 completed disposed")
            #expect(lines(Observable.just(3).ifEmpty(switchTo: .of(1, 2))) == "3 completed disposed")
        }

        @Test("withLatestFrom subscribes to the other first, and sends when it has a value")
        func withLatestFrom() {
            let log = Lines()
            let (a, b) = (Probe("a", log), Probe("b", log))
            _ = log.follow(a.source.withLatestFrom(b.source) { "\($0)\($1)" })
            a.subject.onNext(1)
            b.subject.onNext(2)
            a.subject.onNext(3)
            b.subject.onCompleted()
            a.subject.onNext(4)
            a.subject.onCompleted()
            #expect(log.text == "+b +a 32 -b 42 completed disposed -a")
            #expect(lines(Observable.just(1).withLatestFrom(Observable.just("x"))) == "x completed disposed")
        }

        @Test("sample sends the newest value when it is asked")
        func sample() {
            let log = Lines()
            let (a, b) = (Probe("a", log), Probe("b", log))
            _ = log.follow(a.source.sample(b.source))
            a.subject.onNext(1)
            a.subject.onNext(2)
            b.subject.onNext(0)
            b.subject.onNext(0)
            a.subject.onNext(3)
            a.subject.onCompleted()
            b.subject.onCompleted()
            #expect(log.text == "+a +b 2 -a 3 completed disposed -b")
        }

        @Test("amb follows the first to send")
        func amb() {
            let log = Lines()
            let (a, b) = (Probe("a", log), Probe("b", log))
            _ = log.follow(a.source.amb(b.source))
            b.subject.onNext(1)
            a.subject.onNext(2)
            b.subject.onCompleted()
            #expect(log.text == "+a +b -a 1 completed disposed -b")
            #expect(lines(Observable.amb([.never(), .just(1), .just(2)])) == "1 completed disposed")
        }
    }
}
