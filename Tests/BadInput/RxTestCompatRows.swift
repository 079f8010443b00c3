import Foundation
import RxCompat
import RxTestCompat

private func recorded(_ make: @escaping (TestScheduler) -> Observable<Int>) -> String {
    let scheduler = TestScheduler(initialClock: 0)
    return "\(scheduler.start { make(scheduler) }.events)"
}

/// A scheduler's moment after everything has run.
private func clock(_ use: (TestScheduler) -> Void) -> String {
    let scheduler = TestScheduler(initialClock: 0)
    use(scheduler)
    scheduler.start()
    return "\(scheduler.clock)"
}

func rxTestCompatRows() -> [Row] {
    let source = Observable<Int>.never()
    return [
        Row("Subscription.init(_:): Int") { (time: Int) in "\(Subscription(time))" },
        Row(
            "Subscription.init(_:_:): Int, Int", { (time: Int) in "\(Subscription(time, 1))" },
            { (time: Int) in "\(Subscription(1, time))" }),
        Row("Recorded.init(time:value:): TestTime") { (time: Int) in "\(Recorded(time: time, value: 1))" },
        Row("Recorded.next(_:_:): TestTime") { (time: Int) in
            recorded { $0.createHotObservable([.next(time, 1)]).asObservable() }
        },
        Row("Recorded.completed(_:_:): TestTime") { (time: Int) in
            recorded { $0.createColdObservable([.completed(time)]).asObservable() }
        },
        Row("Recorded.error(_:_:_:): TestTime") { (time: Int) in
            recorded { $0.createColdObservable([.error(time, RxError.timeout)]).asObservable() }
        },
        Row(
            "TestScheduler.init(initialClock:resolution:simulateProcessingDelay:): TestTime, Double",
            { (time: Int) in
                let scheduler = TestScheduler(initialClock: time)
                _ = scheduler.scheduleRelative((), dueTime: .seconds(1)) { _ in Disposables.create() }
                scheduler.start()
                return "\(scheduler.clock)"
            },
            { (resolution: Double) in
                let scheduler = TestScheduler(initialClock: 0, resolution: resolution)
                _ = scheduler.scheduleRelative((), dueTime: .seconds(1)) { _ in Disposables.create() }
                scheduler.start()
                return "\(scheduler.clock)"
            }),
        Row("TestScheduler.adjustScheduledTime(_:): TestScheduler.VirtualTime") { (time: Int) in
            "\(TestScheduler(initialClock: time).adjustScheduledTime(time))"
        },
        Row("TestScheduler.scheduleAt(_:action:): TestTime") { (time: Int) in clock { $0.scheduleAt(time) {} } },
        Row(
            "TestScheduler.start(created:subscribed:disposed:create:): TestTime, TestTime, TestTime",
            { (time: Int) in clock { _ = $0.start(created: time, subscribed: 200, disposed: 300) { source } } },
            { (time: Int) in clock { _ = $0.start(created: 100, subscribed: time, disposed: 300) { source } } },
            { (time: Int) in clock { _ = $0.start(created: 100, subscribed: 200, disposed: time) { source } } }),
        Row("TestScheduler.start(disposed:create:): TestTime") { (time: Int) in
            clock { _ = $0.start(disposed: time) { source } }
        },
        Row("TestScheduler.createHotObservable(_:): [Recorded<Event<Element>>]") { (amount: Amount) in
            "\(TestScheduler(initialClock: 0).createHotObservable((0..<amount.count).map { .next($0, $0) }).recordedEvents.count)"
        },
        Row("TestScheduler.createColdObservable(_:): [Recorded<Event<Element>>]") { (amount: Amount) in
            "\(TestScheduler(initialClock: 0).createColdObservable((0..<amount.count).map { .next($0, $0) }).recordedEvents.count)"
        },
        // The converter of a scheduler cannot be made; these are calls of the scheduler that reach it.
        Row("TestSchedulerVirtualTimeConverter.convertToVirtualTimeInterval(_:): TimeInterval") {
            (seconds: DispatchTimeInterval) in
            clock { _ = $0.scheduleRelative((), dueTime: seconds) { _ in Disposables.create() } }
        },
        Row(
            "TestSchedulerVirtualTimeConverter.offsetVirtualTime(_:offset:): Int, Int",
            { (time: Int) in
                let scheduler = TestScheduler(initialClock: time)
                _ = scheduler.scheduleRelativeVirtual((), dueTime: 1) { _ in Disposables.create() }
                scheduler.start()
                return "\(scheduler.clock)"
            },
            { (offset: Int) in
                let scheduler = TestScheduler(initialClock: 1)
                _ = scheduler.scheduleRelativeVirtual((), dueTime: offset) { _ in Disposables.create() }
                scheduler.start()
                return "\(scheduler.clock)"
            }),
    ]
}
