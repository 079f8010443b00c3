import RxCompat
import Testing

extension RxTests {
    @Suite struct TraitTests {
        private func lines<Value>(_ single: Single<Value>) -> String {
            let log = Lines()
            _ = single.subscribe(
                onSuccess: { log($0) }, onFailure: { log("failure(\($0))") }, onDisposed: { log("disposed") })
            return log.text
        }

        private func lines<Value>(_ maybe: Maybe<Value>) -> String {
            let log = Lines()
            _ = maybe.subscribe(
                onSuccess: { log($0) }, onError: { log("error(\($0))") }, onCompleted: { log("completed") },
                onDisposed: { log("disposed") })
            return log.text
        }

        private func lines(_ completable: Completable) -> String {
            let log = Lines()
            _ = completable.subscribe(
                onCompleted: { log("completed") }, onError: { log("error(\($0))") }, onDisposed: { log("disposed") })
            return log.text
        }

        @Test("A single succeeds or fails")
        func single() {
            let created = Single<Int>.create { observer in
                observer(.success(1))
                observer(.success(2))
                return Disposables.create()
            }
            #expect(lines(created) == "1 disposed")
            #expect(lines(created.map { $0 * 10 }) == "10 disposed")
            #expect(lines(created.flatMap { .just($0 + 1) }) == "2 disposed")
            #expect(lines(Single<Int>.error(TestError.first)) == "failure(first) disposed")
            #expect(lines(Single<Int>.error(TestError.first).catchAndReturn(3)) == "3 disposed")
            #expect(lines(Single.zip(created, Single.just("a")) { "\($0)\($1)" }) == "1a disposed")
            #expect(
                lines(Single.zip(created, Single.just("a"), Single.just(true)) { "\($0)\($1)\($2)" })
                    == "1atrue disposed")
            #expect(lines(Single.zip(created, Single.just("a"))) == "(1, \"a\") disposed")
            #expect(lines(created.filter { $0 > 1 }) == "completed disposed")
            #expect(lines(created.asCompletable()) == "completed disposed")
            #expect(lines(created.do(onSuccess: { _ in throw TestError.second })) == "failure(second) disposed")
        }

        @Test("A maybe has a value or not")
        func maybe() {
            #expect(lines(Maybe.just(1)) == "1 disposed")
            #expect(lines(Maybe<Int>.empty()) == "completed disposed")
            #expect(lines(Maybe<Int>.error(TestError.first)) == "error(first) disposed")
            #expect(lines(Maybe<Int>.empty().ifEmpty(default: 2)) == "2 disposed")
            #expect(lines(Maybe<Int>.empty().asSingle()) == "failure(Sequence doesn't contain any elements.) disposed")
            let created = Maybe<Int>.create { observer in
                observer(.completed)
                return Disposables.create()
            }
            #expect(lines(created) == "completed disposed")
        }

        @Test("A completable completes, and something goes on")
        func completable() {
            let created = Completable.create { observer in
                observer(.completed)
                return Disposables.create()
            }
            #expect(lines(created) == "completed disposed")
            #expect(lines(created.andThen(Single.just(1))) == "1 disposed")
            #expect(RxCompatTests.lines(created.andThen(Observable.of(1, 2))) == "1 2 completed disposed")
            #expect(lines(Completable.error(TestError.first)) == "error(first) disposed")
            #expect(lines(Completable.concat(created, .empty())) == "completed disposed")
            #expect(lines(Completable.zip(created, .error(TestError.first))) == "error(first) disposed")
            #expect(lines(Observable.of(1, 2).ignoreElements().asCompletable()) == "completed disposed")
        }

        @Test("Observables become singles and maybes")
        func conversions() {
            #expect(lines(Observable.of(1, 2).toArray()) == "[1, 2] disposed")
            #expect(lines(Observable.of(1, 2).first()) == "Optional(1) disposed")
            #expect(lines(Observable<Int>.empty().first()) == "nil disposed")
            #expect(lines(Observable.just(1).asSingle()) == "1 disposed")
            #expect(
                lines(Observable.of(1, 2).asSingle())
                    == "failure(Sequence contains more than one element.) disposed")
            #expect(lines(Observable<Int>.empty().asMaybe()) == "completed disposed")
        }

        @Test("An infallible does not fail")
        func infallible() {
            let log = Lines()
            let source = Observable.of(1).concat(Observable.error(TestError.first)).asInfallible(onErrorJustReturn: 9)
            _ = source.map { $0 + 1 }.filter { $0 > 1 }.subscribe(
                onNext: { log($0) }, onCompleted: { log("completed") }, onDisposed: { log("disposed") })
            #expect(log.text == "2 10 completed disposed")
            let other = Infallible.of(1, 2)
            #expect(
                RxCompatTests.lines(Infallible.combineLatest(other, other) { $0 + $1 }.asObservable())
                    == "2 3 4 completed disposed")
            #expect(
                RxCompatTests.lines(Infallible.zip(other, other) { $0 * $1 }.asObservable())
                    == "1 4 completed disposed")
            #expect(
                RxCompatTests.lines(Infallible.merge(other, .just(9)).asObservable())
                    == "9 1 2 completed disposed")
            #expect(
                RxCompatTests.lines(BehaviorRelay(value: 7).asInfallible().take(1).asObservable())
                    == "7 completed disposed")
            let created = Infallible<Int>.create { observer in
                observer(.next(1))
                observer(.completed)
                return Disposables.create()
            }
            #expect(RxCompatTests.lines(created.asObservable()) == "1 completed disposed")
        }
    }
}
