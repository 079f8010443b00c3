import Dispatch
import Foundation
import RxCompat
import RxStreamTesting
import StreamCore
import StreamTesting
import Testing

private enum Problem: Error, Equatable {
    case offline
}

/// The schedulers of RxCompat in a virtual world.
@Suite struct RxWorldTests {
    @Test("The main scheduler runs at once on the virtual main queue, and waits elsewhere")
    func mainScheduler() throws {
        try withVirtualWorld { world in
            let direct = world.record(Observable.of(1, 2).observe(on: MainScheduler.instance))
            try direct.expect("(12|)")
            let background = SerialDispatchQueueScheduler(qos: .default)
            let hopping = world.record(
                Observable.of(1, 2).observe(on: background).observe(on: MainScheduler.instance))
            #expect(hopping.count == 0)
            world.runPending()
            try hopping.expect("(12|)")
        }
    }

    @Test("A main scheduler keeps the order of its actions")
    func mainOrder() throws {
        try withVirtualWorld { world in
            let order = Guarded<[String]>([])
            _ = MainScheduler.instance.schedule(()) { _ in
                _ = MainScheduler.instance.schedule(()) { _ in
                    order.withLock { $0.append("inner") }
                    return Disposables.create()
                }
                order.withLock { $0.append("outer") }
                return Disposables.create()
            }
            world.runPending()
            #expect(order.read() == ["outer", "inner"])
            try world.record(Observable<Int>.empty()).expectCompleted()
        }
    }

    static let schedulers: [@Sendable () -> any SchedulerType] = [
        { MainScheduler.instance }, { MainScheduler.asyncInstance }, { ConcurrentMainScheduler.instance },
        { SerialDispatchQueueScheduler(qos: .default) }, { ConcurrentDispatchQueueScheduler(qos: .default) },
        { SerialDispatchQueueScheduler(serialQueue: .main) },
    ]

    @Test("Time passes when the world's clock is advanced, on every scheduler", arguments: schedulers.indices)
    func time(index: Int) throws {
        let scheduler = Self.schedulers[index]()
        try withVirtualWorld { world in
            #expect(scheduler.now == world.startDate)
            let ticks = world.record(Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(3))
            let late = world.record(Observable.just("a").delay(.milliseconds(2500), scheduler: scheduler))
            let once = world.record(Observable<Int>.timer(.seconds(2), scheduler: scheduler))
            world.advance(by: 0.5)
            try ticks.expectNothing(for: 0)
            world.advance(by: 3)
            try ticks.expect("-01(2|)")
            try once.expect("--(0|)")
            try late.expectNext("a")
            try late.expectCompleted()
            #expect(scheduler.now == world.startDate.addingTimeInterval(3.5))
        }
    }

    @Test("Disposal cancels what waits")
    func cancellation() throws {
        try withVirtualWorld { world in
            let count = Guarded(0)
            for make in Self.schedulers {
                let scheduler = make()
                let action: (Int) -> any RxCompat.Disposable = { _ in
                    count.withLock { $0 += 1 }
                    return Disposables.create()
                }
                scheduler.scheduleRelative(1, dueTime: .seconds(1), action: action).dispose()
                scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) { state in
                    count.withLock { $0 += 1 }
                    return state
                }.dispose()
            }
            world.advance(by: 10)
            #expect(count.read() == 0)
            world.record(Observable<Int>.never()).dispose()
            try world.record(Observable<Int>.empty()).expectCompleted()
        }
    }

    @Test("Drivers and signals deliver in the world's main queue, and drive is allowed there")
    func drivers() throws {
        try withVirtualWorld { world in
            let query = BehaviorRelay(value: "a")
            let titles = query.asDriver()
                .debounce(.seconds(1))
                .flatMapLatest { text in
                    Observable.just(text + text).delay(.seconds(1), scheduler: MainScheduler.instance)
                        .asDriver(onErrorDriveWith: .empty())
                }
            let shown = world.record(titles, named: "titles")
            var driven: [String] = []
            let drive = titles.drive(onNext: { driven.append($0) })
            world.advance(by: 2.5)
            query.accept("b")
            world.advance(by: 3)
            try shown.expectNext("aa", "bb")
            #expect(driven == ["aa", "bb"])
            drive.dispose()
        }
    }

    @Test("An event of another thread that observe(on:) brings back waits for the clock")
    func foreignThreads() throws {
        try withVirtualWorld { world in
            for make in Self.schedulers {
                let subject = PublishSubject<Int>()
                let values = world.record(subject.observe(on: make()))
                let sent = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    subject.onNext(1)
                    sent.signal()
                }
                sent.wait()
                #expect(values.count == 0)
                world.runPending()
                try values.expectNext(1)
            }
        }
    }

    @Test("The schedulers of operation queues wait for the clock: the main queue's on it, others behind it")
    func operations() throws {
        try withVirtualWorld { world in
            let background = OperationQueueScheduler(operationQueue: OperationQueue())
            let main = OperationQueueScheduler(operationQueue: .main, queuePriority: .high)
            let subject = PublishSubject<Int>()
            let values = world.record(subject.observe(on: background), named: "background")
            let shown = world.record(subject.observe(on: background).observe(on: main), named: "main")
            let subscribed = world.record(Observable.just(3).subscribe(on: background))
            subject.onNext(1)
            #expect(values.count + shown.count + subscribed.count == 0)
            world.advance(by: 1)
            subject.onNext(2)
            world.runPending()
            #expect(values.events.map(\.place) == ["operations", "operations"])
            #expect(shown.events.map(\.place) == ["main", "main"])
            #expect(shown.events.map(\.time) == [0, 1])
            try subscribed.expect("(3|)")
        }
    }

    @Test("Operations of one queue that wait together run by their priorities, those of the same in order")
    func operationPriorities() throws {
        try withVirtualWorld { world in
            let queue = OperationQueue()
            let log = world.record(Observable<Int>.never())
            let priorities: [Operation.QueuePriority] = [.low, .high, .normal, .high]
            for (number, priority) in priorities.enumerated() {
                let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: priority)
                _ = scheduler.schedule(number) { number in
                    log.note("\(number)")
                    return Disposables.create()
                }
            }
            world.runPending()
            #expect(log.history == "1 3 2 0")
        }
    }

    @Test("The operations of a queue over the main dispatch queue run on the world's main queue")
    func underlyingQueue() throws {
        try withVirtualWorld { world in
            for (queue, place) in [(DispatchQueue.main, "main"), (DispatchQueue(label: "files"), "files")] {
                let operations = OperationQueue()
                operations.underlyingQueue = queue
                let scheduler = OperationQueueScheduler(operationQueue: operations)
                let values = world.record(Observable.of(1, 2).observe(on: scheduler))
                try values.expect("(12|)")
                #expect(values.events.map(\.place) == [place, place, place])
            }
        }
    }

    @Test("An operation that is cancelled before its turn does not run")
    func cancelledOperation() throws {
        try withVirtualWorld { world in
            let count = Guarded(0)
            let action: (Int) -> any RxCompat.Disposable = { _ in
                count.withLock { $0 += 1 }
                return Disposables.create()
            }
            for queue in [OperationQueue.main, OperationQueue()] {
                let scheduler = OperationQueueScheduler(operationQueue: queue)
                scheduler.schedule(1, action: action).dispose()
                _ = scheduler.schedule(1, action: action)
            }
            world.runPending()
            #expect(count.read() == 2)
            try world.record(Observable<Int>.empty()).expectCompleted()
        }
    }

    /// A list of prices that a task follows.
    private struct Prices: AsyncSequence, Sendable {
        let clock: VirtualClock
        let amounts: [Int]

        struct AsyncIterator: AsyncIteratorProtocol {
            let clock: VirtualClock
            var left: ArraySlice<Int>

            mutating func next() async throws -> Int? {
                guard let next = left.popFirst() else { return nil }
                try await clock.sleep(for: .seconds(60))
                return next
            }
        }

        func makeAsyncIterator() -> AsyncIterator { AsyncIterator(clock: clock, left: amounts[...]) }
    }

    @Test("Asynchronous sequences, values and singles of observables are awaited under advance, every time")
    func asynchronous() async throws {
        for _ in 0..<200 {
            try await withVirtualWorld { world in
                let prices = Prices(clock: world.clock, amounts: [1, 2, 3])
                let doubled = world.record(prices.asObservable().map { $0 * 2 }, named: "doubled")
                let ticks = Observable<Int>.interval(.seconds(10), scheduler: MainScheduler.instance).take(3)
                let values = world.record(ticks.values, named: "values")
                let infallible = world.record(Infallible.of(1, 2).values, named: "infallible")
                let single = Single<Int>.create {
                    for _ in 0..<100 { await Task.yield() }
                    return 7
                }
                let sum = Task { try await ticks.reduce(0, accumulator: +).asSingle().value + single.value }
                await world.advance(by: 30)
                try await values.expect("10s 0 10s 1 10s (2|)")
                try await infallible.expect("(12|)")
                try await doubled.expect("60s a 60s b 60s (c|)", values: ["a": 2, "b": 4, "c": 6])
                #expect(try await sum.value == 10)
            }
        }
    }

    @Test("toBlocking lets virtual time pass")
    func blocking() throws {
        try withVirtualWorld { world in
            let ticks = Observable<Int>.interval(.seconds(60), scheduler: MainScheduler.instance).take(3)
            #expect(try ticks.toBlocking().toArray() == [0, 1, 2])
            #expect(world.elapsed == 180)
            #expect(throws: RxError.self) { try ticks.toBlocking(timeout: 100).toArray() }
            #expect(world.elapsed == 280)
            try world.record(Observable<Int>.empty()).expectCompleted()
        }
    }
}

/// Observables in the recorders, diagrams and comparisons of StreamTesting.
@Suite struct RxStreamTests {
    @Test("Every kind of observable can be recorded")
    func kinds() throws {
        try withVirtualWorld { world in
            try world.record(Observable.of(1, 2)).expect("(12|)")
            try world.record(Observable<Int>.error(Problem.offline)).expectFailure(Problem.offline)
            try world.record(Infallible.of(1)).expect("(1|)")
            try world.record(Single.just(1)).expect("(1|)")
            try world.record(Maybe<Int>.empty()).expectCompleted()
            try world.record(Completable.empty()).expectCompleted()
            let publish = PublishRelay<Int>()
            let behavior = BehaviorRelay(value: 1)
            let replay = ReplayRelay<Int>.create(bufferSize: 1)
            let subject = PublishSubject<Int>()
            let recorders = [
                world.record(publish), world.record(behavior), world.record(replay), world.record(subject),
                world.record(behavior.asDriver()), world.record(publish.asSignal()),
                world.record(ControlEvent(events: publish)),
                world.record(ControlProperty(values: behavior, valueSink: AnyObserver { _ in })),
            ]
            publish.accept(2)
            behavior.accept(2)
            replay.accept(2)
            subject.onNext(2)
            world.runPending()
            let values = [[2], [1, 2], [2], [2], [1, 2], [2], [2], [1, 2]]
            for (recorder, values) in zip(recorders, values) {
                for value in values { try recorder.expectNext(value) }
            }
        }
    }

    @Test("Diagrams are sources of observables, and know their subscriptions")
    func diagrams() throws {
        try withVirtualWorld { world in
            let hot = try world.hot("-1-2-3|", as: Int.self)
            let cold = try world.cold("-a|")
            let doubled = world.record(hot.observable.map { $0 * 2 }.take(2))
            let later = world.record(
                hot.observable.flatMapLatest { number in cold.observable.map { "\($0)\(number)" } })
            world.advance(by: 10)
            try doubled.expect("-2-(4|)")
            try later.expectNext("a1", "a2", "a3")
            try later.expectCompleted()
            #expect(cold.subscriptionCount == 3)
            #expect(!hot.isSubscribed)
        }
    }

    @Test("Observables that the test subscribes to are recorded, and streams that it sends to by hand are observables")
    func byHand() throws {
        try withVirtualWorld { world in
            let reply = ManualStream(Int.self)
            let results = world.recorder(named: "results")
            let subscription = reply.observable.map { $0 * 2 }.subscribe { results.receive($0) }
            #expect(reply.openSubscriptionCount == 1)
            reply.send(1)
            world.advance(by: 1)
            reply.fail(Problem.offline)
            try results.expect("2X", failures: ["X": Problem.offline])
            #expect(reply.openSubscriptionCount == 0)
            subscription.dispose()
        }
    }

    @Test("A scheduler that should not be used fails the test when it is")
    func unusedScheduler() throws {
        for (index, name) in ["The cache", "The queue", "The timer", "The delay"].enumerated() {
            let failure = #expect(throws: StreamTestFailure.self) {
                try withVirtualWorld { world in
                    let unused = world.unusedRxScheduler(named: name)
                    let uses = [
                        Observable.just(1).observe(on: unused), Observable.just(1).subscribe(on: unused),
                        Observable.interval(.seconds(1), scheduler: unused),
                        Observable.just(1).delaySubscription(.seconds(1), scheduler: unused),
                    ]
                    world.advance(by: 5)
                    let subscription = uses[index].subscribe()
                    defer { subscription.dispose() }
                    world.advance(by: 5)
                    try world.record(Observable<Int>.empty()).expectCompleted()
                }
            }
            #expect(failure?.summary == "\(name) was used at 5 s, and should not be.")
        }
    }

    @Test("An observable is compared with what it was ported to")
    func comparison() throws {
        try compare(
            inputs: ["text": "-a-b---c|"], ignoring: [.heldUntilDue],
            legacy: { world in
                try world.input("text").observable.debounce(.milliseconds(1500), scheduler: MainScheduler.instance)
            },
            ported: { world in
                try world.input("text").producer.debounce(1.5, on: QueueScheduler.main, discardWhenCompleted: false)
            })
    }
}
