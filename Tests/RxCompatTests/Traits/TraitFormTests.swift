import Dispatch
import RxCompat
import Testing

extension RxTests {
    /// Forms of traits and bindings that stand for those of observables: each sends what the observable's form sends.
    @Suite struct TraitFormTests {
        private let main = CurrentThreadScheduler.instance

        private func same(
            _ source: some ObservableConvertibleType, _ text: String, at location: SourceLocation = #_sourceLocation
        ) {
            #expect(lines(source.asObservable()) == text, sourceLocation: location)
        }

        @Test("Singles, maybes and completables move, repeat and recover as observables do")
        func primitiveSequences() {
            let failing = Single<Int>.error(TestError.first)
            var runs = 0
            let second = Single<Int>.deferred {
                runs += 1
                return runs % 2 == 0 ? .just(runs) : .error(TestError.first)
            }
            same(Single.just(1).observe(on: main), "1 completed disposed")
            same(Single.just(1).subscribe(on: main), "1 completed disposed")
            same(failing.catch { _ in .just(2) }, "2 completed disposed")
            same(second.retry(), "2 completed disposed")
            same(
                second.retry(when: { (errors: Observable<any Error>) in errors.map { _ in () } }),
                "4 completed disposed")
            same(Single.just(1).amb(.just(2)), "1 completed disposed")
            same(Single.just(1).debug("single"), "1 completed disposed")
            let resource = BooleanDisposable()
            let using = Single<Int>.using({ resource }, primitiveSequenceFactory: { _ in .just(3) })
            same(using, "3 completed disposed")
            #expect(resource.isDisposed)
        }

        @Test("A single becomes a maybe or a completable, and starts one for its value")
        func singles() {
            same(Single.just(1, scheduler: main), "1 completed disposed")
            same(Single.just("a").compactMap { Int($0) }, "completed disposed")
            same(Single.just("1").compactMap { Int($0) }, "1 completed disposed")
            same(Single.just(1).flatMapMaybe { $0 > 1 ? .just($0) : .empty() }, "completed disposed")
            same(Single.just(1).flatMapCompletable { _ in .error(TestError.first) }, "error(first) disposed")
            same(Single.just(1).asMaybe(), "1 completed disposed")
        }

        @Test("A single that is subscribed to with an object calls nothing once the object is gone")
        func singleWithObject() {
            final class Screen { var events: [String] = [] }
            let screen = Screen()
            let subscribe = { (single: Single<Int>, object: Screen) in
                single.subscribe(
                    with: object, onSuccess: { $0.events.append("\($1)") }, onFailure: { $0.events.append("\($1)") },
                    onDisposed: { $0.events.append("disposed") })
            }
            _ = subscribe(.just(1), screen)
            _ = subscribe(.error(TestError.first), screen)
            #expect(screen.events == ["1", "disposed", "first", "disposed"])
            let subject = PublishSubject<Int>()
            var other: Screen? = Screen()
            weak let gone = other
            if let object = other { _ = subscribe(subject.asSingle(), object) }
            other = nil
            #expect(gone == nil)
            subject.onNext(1)
            subject.onCompleted()
        }

        @Test("A maybe filters, transforms, falls back and observes its events")
        func maybes() {
            let log = Lines()
            same(
                Maybe<Int>.create {
                    $0(.success(1)); return Disposables.create()
                }, "1 completed disposed")
            same(Maybe<Int>.never(), "")
            same(Maybe.just(1).filter { $0 > 1 }, "completed disposed")
            same(Maybe.just("1").compactMap { Int($0) }, "1 completed disposed")
            same(Maybe.just(1).flatMap { .just($0 + 1) }, "2 completed disposed")
            same(Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(3)), "3 completed disposed")
            same(Maybe<Int>.empty().ifEmpty(switchTo: Single.just(4)), "4 completed disposed")
            same(Maybe.just(1).asCompletable(), "completed disposed")
            let observed = Maybe.just(1).do(
                onNext: { log("next \($0)") }, onCompleted: { log("completed") }, onSubscribe: { log("subscribe") },
                onDispose: { log("dispose") })
            same(observed, "1 completed disposed")
            #expect(log.all == ["subscribe", "next 1", "completed", "dispose"])
        }

        @Test("A completable continues, joins and observes its events")
        func completables() {
            let log = Lines()
            same(Completable.never(), "")
            same(Completable.empty().andThen(Completable.error(TestError.first)), "error(first) disposed")
            same(Completable.empty().andThen(Maybe.just(1)), "1 completed disposed")
            _ = Completable.empty().subscribe { log("\($0)") }
            _ = Completable.error(TestError.first).subscribe { log("\($0)") }
            same(
                Completable.empty().do(onCompleted: { log("do") }, onDispose: { log("dispose") }), "completed disposed")
            #expect(log.all == ["completed", "error(RxCompatTests.TestError.first)", "do", "dispose"])
        }

        @Test("An infallible accumulates, starts and moves as an observable does")
        func infallibles() {
            let log = Lines()
            let numbers = Infallible.of(1, 1, 2)
            same(Infallible<Int>.empty(), "completed disposed")
            same(numbers.compactMap { $0 > 1 ? $0 : nil }, "2 completed disposed")
            same(numbers.startWith(0), "0 1 1 2 completed disposed")
            same(numbers.scan(0) { $0 + $1 }, "1 2 4 completed disposed")
            same(numbers.distinctUntilChanged(), "1 2 completed disposed")
            same(numbers.observe(on: main), "1 1 2 completed disposed")
            same(numbers.subscribe(on: main), "1 1 2 completed disposed")
            same(numbers.debug("numbers"), "1 1 2 completed disposed")
            _ = Infallible.just(1).subscribe { event in log("\(event)") }
            #expect(log.all == ["next(1)", "completed"])
        }

        @Test("An observable that fails becomes an infallible by what follows its error")
        func recovers() {
            let failing = Observable.just(1).concat(Observable.error(TestError.first))
            same(failing.asInfallible(onErrorFallbackTo: .just(2)), "1 2 completed disposed")
            same(failing.asInfallible { _ in .just(3) }, "1 3 completed disposed")
            same(BehaviorRelay(value: 1).asInfallible().take(1), "1 completed disposed")
            same(PublishRelay<Int>().asInfallible().take(0), "completed disposed")
        }

        @Test("Observables and infallibles are bound to relays, observers of optionals, closures and objects")
        func binds() {
            final class Label { var texts: [String] = [] }
            let (log, label) = (Lines(), Label())
            let (plain, optional, replay) = (
                PublishRelay<Int>(), PublishRelay<Int?>(), ReplayRelay<Int>.create(bufferSize: 2)
            )
            _ = plain.subscribe(onNext: { log("plain \($0)") })
            _ = optional.subscribe(onNext: { log("optional \($0 ?? 0)") })
            let subject = PublishSubject<Int?>()
            _ = subject.subscribe(onNext: { log("subject \($0 ?? 0)") })
            _ = Observable.just(1).bind(to: plain)
            _ = Observable.just(2).bind(to: optional)
            _ = Observable.just(3).bind(to: replay)
            _ = Infallible.just(4).bind(to: replay)
            _ = Observable.just(5).bind(to: subject)
            let next = PublishSubject<Int?>()
            _ = next.subscribe(onNext: { log("next \($0 ?? 0)") })
            _ = Infallible.just(6).bind(to: next)
            _ = Observable.just(7).bind(with: label) { $0.texts.append("\($1)") }
            #expect(log.all == ["plain 1", "optional 2", "subject 5", "next 6"])
            #expect(lines(replay.asObservable().take(2)) == "3 4 completed disposed")
            #expect(label.texts == ["7"])
            #expect(Observable.just(8).bind(to: { lines($0) }) == "8 completed disposed")
            #expect(Infallible.just(9).bind(to: { lines($0.asObservable()) }) == "9 completed disposed")
        }

        @Test("A bag takes disposables in a list and in a builder, and disposes of all")
        func bags() {
            let log = Lines()
            let disposable = { (name: String) in Disposables.create { log(name) } }
            var bag: DisposeBag? = DisposeBag(disposing: disposable("a"), disposable("b"))
            bag?.insert {
                disposable("c")
                disposable("d")
            }
            bag = nil
            #expect(log.all.sorted() == ["a", "b", "c", "d"])
            bag = DisposeBag {
                disposable("e")
                disposable("f")
            }
            bag = nil
            #expect(log.all.sorted() == ["a", "b", "c", "d", "e", "f"])
        }

        @Test("An asynchronous subject is an observer, and releases its observers when it is disposed")
        func asyncSubjects() {
            let subject = AsyncSubject<Int>()
            let log = Lines()
            _ = subject.subscribe(onNext: { log($0) })
            #expect(subject.hasObservers && !subject.isDisposed)
            subject.asObserver().onNext(1)
            subject.dispose()
            #expect(!subject.hasObservers && subject.isDisposed && log.all.isEmpty)
        }

        @Test("An event says whether it completes, and keeps its error where it is transformed")
        func events() {
            let (value, failure) = (Event.next(1), Event<Int>.error(TestError.first))
            #expect(value.error == nil && failure.error as? TestError == .first)
            #expect(Event<Int>.completed.isCompleted && !value.isCompleted && !failure.isCompleted)
            #expect(failure.map { $0 + 1 }.error as? TestError == .first)
        }
    }
}
