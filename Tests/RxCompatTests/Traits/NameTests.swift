import Dispatch
import Foundation
import RxCompat
import Testing

extension RxTests {
    /// The forms of RxSwift that have no other test: each is written as a program writes it.
    @Suite struct NameTests {
        private func same<Element>(
            _ infallible: Infallible<Element>, _ text: String, at location: SourceLocation = #_sourceLocation
        ) {
            #expect(lines(infallible.asObservable()) == text, sourceLocation: location)
        }

        @Test("Infallibles are made, joined and combined in RxSwift's forms")
        func infallibles() {
            let (a, b, c) = (Infallible.just(1), Infallible.just("x"), Infallible.just(true))
            same(.from([1, 2].lazy.map { $0 + 1 }), "2 3 completed disposed")
            same(.just(1, scheduler: CurrentThreadScheduler.instance), "1 completed disposed")
            same(Infallible.combineLatest(a, b, c) { "\($0)\($1)\($2)" }, "1xtrue completed disposed")
            same(Infallible.combineLatest(a, b), "(1, \"x\") completed disposed")
            same(Infallible.combineLatest([a, a]), "[1, 1] completed disposed")
            same(Infallible.combineLatest([a, a]) { $0.count }, "2 completed disposed")
            same(Infallible.zip(a, b, c) { "\($0)\($1)\($2)" }, "1xtrue completed disposed")
            same(a.concat(Observable.just(2)), "1 2 completed disposed")
            same(.concat(a, a), "1 1 completed disposed")
            same(.concat([a, a]), "1 1 completed disposed")
            same(.concat(AnySequence([a, a])), "1 1 completed disposed")
            same(.merge([a, a]), "1 1 completed disposed")
            same(.merge(a, a), "1 1 completed disposed")
            same(a.withLatestFrom(b), "x completed disposed")
            same(a.withLatestFrom(b) { "\($0)\($1)" }, "1x completed disposed")
            same(a.flatMap { Observable.of($0, 2) }, "1 2 completed disposed")
            same(a.concatMap { Single.just($0) }, "1 completed disposed")
        }

        @Test("Infallibles accumulate, limit and leave out values in RxSwift's forms")
        func infallibleOperators() {
            let numbers = Infallible.of(1, 2, 2, 3)
            let clock = Clock()
            same(numbers.scan(into: 0) { $0 += $1 }, "1 3 5 8 completed disposed")
            same(numbers.take(for: .seconds(1), scheduler: clock.scheduler), "1 2 2 3 completed disposed")
            same(numbers.take(until: Observable<Int>.never()), "1 2 2 3 completed disposed")
            same(numbers.skip(until: Observable<Int>.empty()), "")
            same(numbers.distinctUntilChanged(at: \.self), "1 2 3 completed disposed")
            same(numbers.distinctUntilChanged({ $0 / 2 }, comparer: { $0 == $1 }), "1 2 completed disposed")
        }

        @Test("Infallibles have closures that throw, and come of observables that do not fail")
        func infalliblesOfObservables() {
            let check: (Int) throws -> Void = { if $0 > 2 { throw TestError.first } }
            same(Infallible.of(1, 2).do(onNext: check), "1 2 completed disposed")
            let inner: Infallible<String> = Observable.of(1, 2).flatMapLatest { Infallible.just("\($0)") }
            same(inner, "1 2 completed disposed")
        }

        @Test("Singles retry after errors of one type, drivers are made as they are, and resources are counted")
        func others() {
            var runs = 0
            let single = Single<Int>.deferred {
                runs += 1
                return runs == 1 ? .error(TestError.first) : .just(runs)
            }
            #expect(
                lines(single.retry { (errors: Observable<TestError>) in errors }.asObservable())
                    == "2 completed disposed")
            #expect(
                lines(Driver<Int>.createUnsafe(source: Observable.of(1, 2)).asObservable()) == "1 2 completed disposed")
            let before = Resources.total
            // Release builds do not count.
            #if DEBUG
                let counted = before + 1
            #else
                let counted = before
            #endif
            #expect(Resources.incrementTotal() == counted)
            #expect(Resources.decrementTotal() == before)
        }

        @Test("Observables and infallibles are bound to relays of optionals, and by curried functions")
        func binding() {
            let log = Lines()
            let bag = DisposeBag()
            let replayed = ReplayRelay<Int?>.create(bufferSize: 2)
            let published = PublishRelay<Int?>()
            published.subscribe(onNext: { log("p\($0 ?? 0)") }).disposed(by: bag)
            Observable.of(1, 2).bind(to: replayed).disposed(by: bag)
            Infallible.of(3).bind(to: replayed).disposed(by: bag)
            Infallible.of(4).bind(to: published).disposed(by: bag)
            replayed.subscribe(onNext: { log("r\($0 ?? 0)") }).disposed(by: bag)
            let sum = Observable.of(5).bind(
                to: { source in { argument in "\(lines(source)) \(argument)" } }, curriedArgument: 6)
            log(sum)
            #expect(log.text == "p4 r2 r3 5 completed disposed 6")
        }

        @Test("Completables follow one another, and a maybe sends on a scheduler")
        func traits() {
            let (done, failed) = (Completable.empty(), Completable.error(TestError.first))
            #expect(lines(done.concat(failed).asObservable()) == "error(first) disposed")
            #expect(lines(Completable.concat(AnySequence([done, done])).asObservable()) == "completed disposed")
            let maybe = Maybe.just(1, scheduler: CurrentThreadScheduler.instance)
            #expect(lines(maybe.asObservable()) == "1 completed disposed")
            #expect(lines(Single.just(1).doubled().asObservable()) == "2 completed disposed")
        }

        @Test("A subscription without a closure for errors records its call stack when the hook says so")
        func callStack() {
            let (handler, capture) = (Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack)
            defer {
                Hooks.defaultErrorHandler = handler
                Hooks.customCaptureSubscriptionCallstack = capture
                Hooks.recordCallStackOnError = false
            }
            let log = Lines()
            Hooks.defaultErrorHandler = { stack, error in log("\(stack) \(error)") }
            Hooks.customCaptureSubscriptionCallstack = { ["frame"] }
            _ = Observable<Int>.error(TestError.first).subscribe()
            Hooks.recordCallStackOnError = true
            _ = Observable<Int>.error(TestError.second).subscribe()
            #expect(log.all == ["[] first", "[\"frame\"] second"])
        }

        @Test("Schedulers have names for their times, and a virtual one says what waits")
        func schedulers() {
            let clock = HistoricalScheduler()
            _ = clock.scheduleRelative((), dueTime: .seconds(2)) { _ in Disposables.create() }
            let time: SerialDispatchQueueScheduler.Time = clock.now.addingTimeInterval(2)
            #expect(clock.debugDescription == "[\(time)]")
            let events = RxObservable.of(InfallibleEvent.next(1), .completed)
            #expect(lines(events.dematerialize()) == "1 completed disposed")
        }

        @Test("Notifications are an observable, which ends its observation")
        func notifications() {
            let (center, name, log) = (NotificationCenter(), Notification.Name("changed"), Lines())
            let subscription = center.rx.notification(name).subscribe(onNext: { log($0.name.rawValue) })
            center.post(name: name, object: nil)
            subscription.dispose()
            center.post(name: name, object: nil)
            #expect(log.text == "changed")
        }

        @Test("Drivers and signals turn into one another, combine collections, and are followed without closures")
        @MainActor
        func sharedSequences() async throws {
            let driver = Driver.of(1, 2)
            let signal: Signal<Int> = driver.flatMap { Signal.just($0 * 10) }
            #expect(try await events(signal.asObservable()) == ["next(10)", "next(20)", "completed"])
            let inner: Signal<Int> = driver.map { Signal.just($0) }.merge()
            #expect(try await events(inner.asObservable()) == ["next(1)", "next(2)", "completed"])
            let sum = Driver<Int>.combineLatest([Driver.just(1), Driver.just(2)]) { $0.reduce(0, +) }
            #expect(try await events(sum.asObservable()) == ["next(3)", "completed"])
            let pair = Driver<Int>.zip([Driver.just(1), Driver.just(2)]) { $0.reduce(0, +) }
            #expect(try await events(pair.asObservable()) == ["next(3)", "completed"])
            let recovered: Driver<Int> = Observable<Int>.error(TestError.first).asSharedSequence(onErrorJustReturn: 7)
            #expect(try await events(recovered.asObservable()) == ["next(7)", "completed"])
            driver.drive().dispose()
            signal.emit().dispose()
            #expect(try await events(driver.asInfallible().asObservable()) == ["next(1)", "next(2)", "completed"])
        }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Int {
    /// An operator as programs write it: over the protocol.
    fileprivate func doubled() -> Single<Int> { map { $0 * 2 } }
}
