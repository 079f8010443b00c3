import RxCompat
import Testing

extension RxTests {
    @Suite struct FilteringTests {
        private let numbers = Observable.of(1, 2, 2, 3, 1)

        @Test("Values are chosen by what they are")
        func values() {
            #expect(lines(numbers.filter { $0 > 1 }) == "2 2 3 completed disposed")
            #expect(lines(numbers.ignoreElements()) == "completed disposed")
            #expect(lines(numbers.distinctUntilChanged()) == "1 2 3 1 completed disposed")
            #expect(lines(numbers.distinctUntilChanged { $0 % 2 }) == "1 2 3 completed disposed")
            #expect(lines(numbers.distinctUntilChanged(at: \.description)) == "1 2 3 1 completed disposed")
            #expect(lines(numbers.filter { _ in throw TestError.first }) == "error(first) disposed")
        }

        @Test("ignoreElements completes once, also where its source is made to complete again meanwhile")
        func ignoresSecondCompletion() {
            let log = Lines()
            let numbers = PublishSubject<Int>()
            var sends = true
            let second = Observable<Int>.deferred {
                log("begins")
                if sends {
                    sends = false
                    numbers.onNext(2)
                }
                return .empty()
            }
            let ending = Observable.combineLatest(numbers, Observable<Int>.empty()) { $0 + $1 }
            _ = log.follow(ending.ignoreElements().asCompletable().andThen(second))
            numbers.onNext(1)
            #expect(log.text == "begins completed disposed")
        }

        @Test("take(last:) keeps its values while it sends them")
        func takeLastIntoEnd() {
            let log = Lines()
            let trigger = PublishSubject<Int>()
            var sends = true
            _ = Observable.just(1).take(until: trigger).take(last: 1).subscribe(
                onNext: {
                    if sends {
                        sends = false
                        trigger.onNext(0)
                    }
                    log($0)
                }, onCompleted: { log("completed") })
            #expect(log.text == "1 completed 1")
        }

        @Test("Values are chosen by their place")
        func places() {
            #expect(lines(numbers.take(2)) == "1 2 completed disposed")
            #expect(lines(numbers.take(0)) == "completed disposed")
            #expect(lines(numbers.take(last: 2)) == "3 1 completed disposed")
            #expect(lines(numbers.skip(3)) == "3 1 completed disposed")
            #expect(lines(numbers.take(while: { $0 < 3 })) == "1 2 2 completed disposed")
            #expect(lines(numbers.take(while: { $0 < 3 }, behavior: .inclusive)) == "1 2 2 3 completed disposed")
            #expect(lines(numbers.take(until: { $0 == 2 })) == "1 completed disposed")
            #expect(lines(numbers.take(until: { $0 == 2 }, behavior: .inclusive)) == "1 2 completed disposed")
            #expect(lines(numbers.skip(while: { $0 < 3 })) == "3 1 completed disposed")
            #expect(lines(numbers.element(at: 3)) == "3 completed disposed")
            #expect(lines(numbers.element(at: 9)) == "error(Argument out of range.) disposed")
            #expect(lines(numbers.single { $0 == 3 }) == "3 completed disposed")
            #expect(lines(numbers.single()) == "1 error(Sequence contains more than one element.) disposed")
            #expect(lines(numbers.single { $0 == 9 }) == "error(Sequence doesn't contain any elements.) disposed")
        }

        @Test("take ends the source as soon as it has enough")
        func takeDisposes() {
            let log = Lines()
            let probe = Probe("a", log)
            _ = log.follow(probe.source.take(1))
            probe.subject.onNext(1)
            probe.subject.onNext(2)
            #expect(log.text == "+a 1 completed disposed -a")
        }

        @Test("take(until:) and skip(until:) wait for another observable, and give it up")
        func until() {
            let log = Lines()
            let (a, b) = (Probe("a", log), Probe("b", log))
            _ = log.follow(a.source.take(until: b.source))
            a.subject.onNext(1)
            b.subject.onNext(0)
            a.subject.onNext(2)
            #expect(log.text == "+b +a 1 completed disposed -a -b")
            let later = Lines()
            let (c, d) = (Probe("c", later), Probe("d", later))
            _ = later.follow(c.source.skip(until: d.source))
            c.subject.onNext(1)
            d.subject.onNext(0)
            c.subject.onNext(2)
            c.subject.onCompleted()
            #expect(later.text == "+c +d -d 2 completed disposed -c")
        }
    }
}
