import Dispatch
import RxCompat
import Testing

extension RxTests {
    @Suite struct FailureTests {
        private let failing = Observable.of(1).concat(Observable.error(TestError.first))

        @Test("An error is replaced")
        func catches() {
            #expect(lines(failing.catchAndReturn(9)) == "1 9 completed disposed")
            #expect(lines(failing.catch { _ in .of(7, 8) }) == "1 7 8 completed disposed")
            #expect(lines(failing.catch { _ in throw TestError.second }) == "1 error(second) disposed")
            #expect(lines(Observable.catch(sequence: [failing, .just(5)])) == "1 5 completed disposed")
            #expect(lines(Observable.catch(sequence: [failing, failing])) == "1 1 error(first) disposed")
        }

        @Test("Attempts inside of attempts end with them")
        func attemptsInAttempts() {
            let clock = Clock()
            let log = Lines()
            let last = Observable<Int>.deferred {
                log("subscribed")
                return .just(3)
            }
            let subscription = SerialDisposable()
            let late = Observable<Int>.never().timeout(.seconds(1), scheduler: clock.scheduler)
            subscription.disposable = Observable.catch(sequence: [late, .catch(sequence: [failing, last])])
                .subscribe(onNext: {
                    log($0)
                    subscription.dispose()
                })
            clock.advance(to: 2)
            #expect(log.text == "1")
        }

        @Test("The source is given up after the replacement has begun")
        func catchOrder() {
            let log = Lines()
            let (a, b) = (Probe("a", log), Probe("b", log))
            _ = log.follow(a.source.catch { _ in b.source })
            a.subject.onError(TestError.first)
            b.subject.onCompleted()
            #expect(log.text == "+a +b -a completed disposed -b")
        }

        @Test("retry begins anew, so many times in all")
        func retry() {
            #expect(lines(failing.retry(2)) == "1 1 error(first) disposed")
            let log = Lines()
            let probe = Probe("a", log)
            let subscription = log.follow(probe.source.retry())
            probe.subject.onNext(1)
            #expect(log.text == "+a 1")
            subscription.dispose()
            #expect(log.text == "+a 1 -a disposed")
        }

        @Test("retry(when:) asks another observable")
        func retryWhen() {
            var count = 0
            let source = Observable<Int>.create { observer in
                count += 1
                observer.onNext(count)
                if count < 3 { observer.onError(TestError.first) } else { observer.onCompleted() }
                return Disposables.create()
            }
            #expect(lines(source.retry { errors in errors.map { _ in 0 } }) == "1 2 3 completed disposed")
            count = 0
            let limited = source.retry { (errors: Observable<any Error>) in
                errors.enumerated().flatMap { index, error -> Observable<Int> in
                    index < 1 ? .just(index) : .error(error)
                }
            }
            #expect(lines(limited) == "1 2 error(first) disposed")
        }
    }
}
