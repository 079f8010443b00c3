import Foundation
import RxCompat
import RxTestCompat
import Testing

private enum Problem: Error {
    case first
    case second(Int)
}

@Suite struct TestSchedulerTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test("Work that is scheduled for now runs a tick later: 201, 202, 203")
    func processingDelay() {
        let result = scheduler.start { Observable.from([1, 2], scheduler: scheduler) }
        #expect(result.events == [.next(201, 1), .next(202, 2), .completed(203)])
    }

    @Test("Without the delay it runs at once")
    func noProcessingDelay() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let result = scheduler.start { Observable.from([1, 2], scheduler: scheduler) }
        #expect(result.events == [.next(200, 1), .next(200, 2), .completed(200)])
    }

    @Test("The observable is made at 100, subscribed to at 200, and disposed at 1000")
    func defaults() {
        var created: TestTime?
        let hot = scheduler.createHotObservable([
            .next(TestScheduler.Defaults.subscribed - 1, 1), .next(201, 2), .next(999, 3), .next(1001, 4),
        ])
        let result = scheduler.start { () -> Observable<Int> in
            created = scheduler.clock
            return hot.asObservable()
        }
        #expect(created == TestScheduler.Defaults.created)
        #expect(result.events == [.next(201, 2), .next(999, 3)])
        #expect(hot.subscriptions == [Subscription(200, TestScheduler.Defaults.disposed)])
        #expect(hot.recordedEvents.count == 4)
    }

    @Test("start takes other times")
    func ownTimes() {
        let cold = scheduler.createColdObservable([.next(10, "a"), .next(20, "b"), .next(30, "c")])
        let result = scheduler.start(created: 5, subscribed: 7, disposed: 30) { cold }
        #expect(result.events == [.next(17, "a"), .next(27, "b")])
        #expect(cold.subscriptions == [Subscription(7, 30)])
    }

    @Test("start takes everything that can be turned into an observable")
    func traits() {
        let result = scheduler.start(disposed: 300) { Single.just(1).delay(.seconds(20), scheduler: scheduler) }
        #expect(result.events == [.next(220, 1), .completed(221)])
    }

    @Test("A hot observable sends to the observers of the moment, a cold one to each from the beginning")
    func hotAndCold() {
        let hot = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
        let cold = scheduler.createColdObservable([.next(10, 1), .completed(15)])
        let observers = (0..<4).map { _ in scheduler.createObserver(Int.self) }
        let bag = DisposeBag()
        scheduler.scheduleAt(5) {
            hot.subscribe(observers[0]).disposed(by: bag)
            cold.subscribe(observers[2]).disposed(by: bag)
        }
        scheduler.scheduleAt(15) {
            hot.subscribe(observers[1]).disposed(by: bag)
            cold.subscribe(observers[3]).disposed(by: bag)
        }
        scheduler.advanceTo(18)
        #expect(observers[0].events == [.next(10, 1)])
        #expect(hot.subscriptions == [Subscription(5), Subscription(15)])
        scheduler.start()
        #expect(observers[0].events == [.next(10, 1), .next(20, 2)])
        #expect(observers[1].events == [.next(20, 2)])
        #expect(observers[2].events == [.next(15, 1), .completed(20)])
        #expect(observers[3].events == [.next(25, 1), .completed(30)])
        #expect(scheduler.clock == 30)
    }

    @Test("An observer that is disposed receives nothing more, and its subscription ends then")
    func disposal() {
        let hot = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
        let cold = scheduler.createColdObservable([.next(10, 1), .next(20, 2)])
        let observer = scheduler.createObserver(Int.self)
        let subscriptions = [hot.subscribe(observer), cold.subscribe(observer)]
        scheduler.scheduleAt(15) { subscriptions.forEach { $0.dispose() } }
        scheduler.scheduleAt(17) { subscriptions.forEach { $0.dispose() } }
        scheduler.start()
        #expect(observer.events == [.next(10, 1), .next(10, 1)])
        #expect(hot.subscriptions == [Subscription(0, 15)])
        #expect(cold.subscriptions == [Subscription(0, 15)])
    }

    @Test("A tick stands for as many seconds as the resolution says")
    func resolution() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
        let result = scheduler.start {
            Observable.just(1).delay(.milliseconds(500), scheduler: scheduler)
        }
        #expect(result.events == [.next(205, 1), .completed(206)])
        scheduler.sleep(100)
        #expect(scheduler.now == Date(timeIntervalSince1970: 110))
    }

    @Test("Drivers and signals live in the time of the mocked scheduler")
    @MainActor func sharedSequences() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .error(230, Problem.first)])
        let driven = scheduler.createObserver(Int.self)
        let emitted = scheduler.createObserver(Int.self)
        let bag = DisposeBag()
        SharingScheduler.mock(scheduler: scheduler) {
            source.asDriver(onErrorJustReturn: 0).drive(driven).disposed(by: bag)
            source.asSignal(onErrorSignalWith: .empty()).emit(to: emitted).disposed(by: bag)
        }
        scheduler.start()
        #expect(driven.events == [.next(211, 1), .next(221, 2), .next(231, 0), .completed(231)])
        #expect(emitted.events == [.next(211, 1), .next(221, 2), .completed(232)])
    }

    // MARK: Equality

    @Test("Events are equal by value, and errors by what they say")
    func events() {
        #expect(Event.next(1) == .next(1))
        #expect(Event.next(1) != .next(2))
        #expect(Event<Int>.error(Problem.first) == .error(Problem.first))
        #expect(Event<Int>.error(Problem.second(1)) != .error(Problem.second(2)))
        #expect(Event<Int>.completed != .error(Problem.first))
        #expect(MaybeEvent<Int>.success(1) != .completed)
        #expect(MaybeEvent<Int>.error(Problem.first) == .error(Problem.first))
        #expect(CompletableEvent.completed != .error(Problem.first))
        #expect(Recorded.next(1, "a") != .next(2, "a"))
        let optionals: [Recorded<Event<Int?>>] = [.next(1, nil), .next(2, 3)]
        #expect(optionals == [.next(1, nil), .next(2, 3)])
        #expect(optionals != [.next(1, 0), .next(2, 3)])
    }

    @Test("Recorded events and subscriptions print their times")
    func texts() {
        #expect("\(Recorded.next(210, 1))" == "next(1) @ 210")
        #expect("\(Recorded.completed(250, Int.self))" == "completed @ 250")
        #expect("\(Recorded.error(230, Problem.first, Int.self))" == "error(first) @ 230")
        #expect("\(Recorded.events([.next(1, "a")]))" == "[next(a) @ 1]")
        #expect("\(Subscription(200, 250))" == "(200: 250)")
        #expect("\(Subscription(200))" == "(200: Infinity)")
        #expect(Set([Subscription(1), Subscription(1, .max), Subscription(1, 2)]).count == 2)
    }
}
