import Dispatch
import Foundation
import RxCompat

private enum RxFault: Error { case only }

/// The events of observables, with their seconds in virtual time.
private final class RxLog {
    private var entries: [String] = []
    private let clock: HistoricalScheduler?
    var text: String { entries.joined(separator: " ") }

    init(_ clock: HistoricalScheduler? = nil) { self.clock = clock }

    func add(_ entry: String) {
        if entries.count < 20 {
            entries.append(clock.map { "\(Int($0.clock.timeIntervalSince1970)):\(entry)" } ?? entry)
        }
    }

    func record<Element>(_ source: Observable<Element>) -> any Disposable {
        source.subscribe { [self] event in
            switch event {
            case .next(let value): add("\(value)")
            case .error(let error): add("error(\(error))")
            case .completed: add("completed")
            }
        }
    }
}

private func events<Element>(_ source: some ObservableConvertibleType<Element>) -> String {
    let log = RxLog()
    log.record(source.asObservable()).dispose()
    return log.text
}

/// The events of an observable within ten seconds, of which the input is 1 and 2, without an end; then the same on a queue.
private func timed<Element>(
    _ make: (Observable<Int>, any SchedulerType) -> some ObservableConvertibleType<Element>
) -> String {
    let scheduler = HistoricalScheduler()
    let log = RxLog(scheduler)
    let subscription = log.record(make(Observable.of(1, 2).concat(Observable.never()), scheduler).asObservable())
    scheduler.advanceTo(Date(timeIntervalSince1970: 10))
    let text = log.text
    subscription.dispose()
    let queue = SerialDispatchQueueScheduler(qos: .default)
    make(.never(), queue).asObservable().subscribe { _ in }.dispose()
    make(.of(1, 2), queue).asObservable().subscribe { _ in }.dispose()
    return text
}

private func row<Only: Input>(_ names: String..., call: @escaping (Only) -> String) -> [Row] {
    names.map { Row($0, call) }
}

private func observables(_ amount: Amount) -> [Observable<Int>] { (0..<amount.count).map { .just($0) } }
private func infallibles(_ amount: Amount) -> [Infallible<Int>] { (0..<amount.count).map { .just($0) } }
private func singles(_ amount: Amount) -> [Single<Int>] { (0..<amount.count).map { .just($0) } }
private func completables(_ amount: Amount) -> [Completable] { (0..<amount.count).map { _ in .empty() } }
private func drivers(_ amount: Amount) -> [Driver<Int>] { (0..<amount.count).map { .just($0) } }
private func disposables(_ amount: Amount) -> [any Disposable] { (0..<amount.count).map { _ in Disposables.create() } }
private func width(_ source: some ObservableConvertibleType<[Int]>) -> String {
    events(source.asObservable().map(\.count))
}

func rxCompatRows() -> [Row] { rxCounts() + rxTimes() + rxCollections() + rxSchedulers() }

private func rxCounts() -> [Row] {
    var rows: [Row] = []
    rows += row("ObservableType.take(_:): Int") { count in timed { source, _ in source.take(count) } }
    rows += row("ObservableType.take(last:): Int") { count in timed { source, _ in source.take(2).take(last: count) } }
    rows += row("ObservableType.skip(_:): Int") { count in timed { source, _ in source.skip(count) } }
    rows += row("ObservableType.element(at:): Int") { count in timed { source, _ in source.take(2).element(at: count) }
    }
    rows += row("ObservableType.merge(maxConcurrent:): Int") { count in
        timed { source, _ in source.map { Observable.just($0) }.merge(maxConcurrent: count) }
    }
    rows += row("ObservableType.replay(_:): Int") { count in timed { source, _ in source.replay(count).refCount() } }
    rows += row("ObservableType.share(replay:scope:): Int") { count in
        timed { source, _ in
            let shared = source.share(replay: count)
            return Observable.merge(shared, shared)
        }
    }
    rows += row("ObservableType.retry(_:): Int") { count in
        timed { source, _ in source.take(1).concat(Observable<Int>.error(RxFault.only)).retry(count).take(4) }
    }
    rows += row("PrimitiveSequence.retry(_:): Int") { count in
        timed { _, _ in Maybe<Int>.error(RxFault.only).retry(min(count, 3)) }
    }
    rows += row("InfallibleType.take(_:): Int") { count in timed { _, _ in infallible.take(count) } }
    rows += row("InfallibleType.take(last:): Int") { count in timed { _, _ in infallible.take(last: count) } }
    rows += row("InfallibleType.skip(_:): Int") { count in timed { _, _ in infallible.skip(count) } }
    rows += row("InfallibleType.share(replay:scope:): Int") { count in timed { _, _ in infallible.share(replay: count) }
    }
    rows += row("SharedSequenceConvertibleType.skip(_:): Int") { count in events(Driver.of(1, 2).skip(count)) }
    rows += row("SharedSequenceConvertibleType.merge(maxConcurrent:): Int") { count in
        events(Driver.of(1, 2).map { Driver.just($0) }.merge(maxConcurrent: count))
    }
    rows += row("ReplaySubject.create(bufferSize:): Int") { (count: Int) in
        let subject = ReplaySubject<Int>.create(bufferSize: count)
        for value in [1, 2] { subject.onNext(value) }
        return events(subject)
    }
    rows += row("ReplayRelay.create(bufferSize:): Int") { (count: Int) in
        let relay = ReplayRelay<Int>.create(bufferSize: count)
        for value in [1, 2] { relay.accept(value) }
        return events(relay)
    }
    return rows
}

private let infallible = Infallible.of(1, 2)

private func rxTimes() -> [Row] {
    typealias Interval = RxTimeInterval
    var rows: [Row] = []
    rows += row("ObservableType.debounce(_:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { $0.debounce(time, scheduler: $1) }
    }
    rows += row("ObservableType.delay(_:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { $0.delay(time, scheduler: $1) }
    }
    rows += row("ObservableType.delaySubscription(_:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { $0.delaySubscription(time, scheduler: $1) }
    }
    rows += row("ObservableType.skip(_:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { $0.skip(time, scheduler: $1) }
    }
    rows += row("ObservableType.take(for:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { $0.take(for: time, scheduler: $1) }
    }
    rows += row("ObservableType.throttle(_:latest:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { $0.throttle(time, scheduler: $1) }
    }
    rows += row("ObservableType.timeout(_:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { $0.timeout(time, scheduler: $1) }
    }
    rows += row("ObservableType.timeout(_:other:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { $0.timeout(time, other: Observable.just(3), scheduler: $1) }
    }
    rows += row("InfallibleType.debounce(_:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { infallible.debounce(time, scheduler: $1) }
    }
    rows += row("InfallibleType.delay(_:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { infallible.delay(time, scheduler: $1) }
    }
    rows += row("InfallibleType.take(for:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { infallible.take(for: time, scheduler: $1) }
    }
    rows += row("InfallibleType.throttle(_:latest:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { infallible.throttle(time, scheduler: $1) }
    }
    rows += row("PrimitiveSequence.delay(_:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { Single.just(1).delay(time, scheduler: $1) }
    }
    rows += row("PrimitiveSequence.delaySubscription(_:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { Single.just(1).delaySubscription(time, scheduler: $1) }
    }
    rows += row("PrimitiveSequence.timeout(_:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { Single<Int>.never().timeout(time, scheduler: $1) }
    }
    rows += row("PrimitiveSequence.timeout(_:other:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { Single<Int>.never().timeout(time, other: .just(3), scheduler: $1) }
    }
    rows += row("PrimitiveSequence.timer(_:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { _, scheduler in Single<Int>.timer(time, scheduler: scheduler) }
    }
    rows += row("ObservableType.interval(_:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { _, scheduler in Observable<Int>.interval(time, scheduler: scheduler).take(3) }
    }
    rows += row("Infallible.interval(_:scheduler:): RxTimeInterval") { (time: Interval) in
        timed { _, scheduler in Infallible<Int>.interval(time, scheduler: scheduler).take(3) }
    }
    rows += [
        Row(
            "ObservableType.timer(_:period:scheduler:): RxTimeInterval, RxTimeInterval?",
            { (time: Interval) in
                timed { _, scheduler in Observable<Int>.timer(time, period: .seconds(1), scheduler: scheduler).take(3) }
            },
            { (time: Interval) in
                timed { _, scheduler in Observable<Int>.timer(.seconds(1), period: time, scheduler: scheduler).take(3) }
            }),
        Row(
            "Infallible.timer(_:period:scheduler:): RxTimeInterval, RxTimeInterval?",
            { (time: Interval) in
                timed { _, scheduler in Infallible<Int>.timer(time, period: .seconds(1), scheduler: scheduler).take(3) }
            },
            { (time: Interval) in
                timed { _, scheduler in Infallible<Int>.timer(.seconds(1), period: time, scheduler: scheduler).take(3) }
            }),
        Row(
            "ObservableType.buffer(timeSpan:count:scheduler:): RxTimeInterval, Int",
            { (time: Interval) in timed { $0.buffer(timeSpan: time, count: 2, scheduler: $1).take(3) } },
            { (count: Int) in timed { $0.buffer(timeSpan: .seconds(4), count: count, scheduler: $1).take(3) } }),
        Row(
            "ObservableType.window(timeSpan:count:scheduler:): RxTimeInterval, Int",
            { (time: Interval) in timed { $0.window(timeSpan: time, count: 2, scheduler: $1).take(3).merge() } },
            { (count: Int) in timed { $0.window(timeSpan: .seconds(4), count: count, scheduler: $1).take(3).merge() } }),
        Row("ObservableConvertibleType.toBlocking(timeout:): TimeInterval?") { (seconds: Double) in
            // Whether the value or the end of the time comes first is open.
            _ = try? Observable.just(1).toBlocking(timeout: seconds).toArray()
            return "returns"
        },
    ]
    rows += row("SharedSequence.interval(_:): RxTimeInterval") { (time: Interval) in
        driven { Driver<Int>.interval(time) }
    }
    rows += row("SharedSequenceConvertibleType.debounce(_:): RxTimeInterval") { (time: Interval) in
        driven { Driver.just(1).debounce(time) }
    }
    rows += row("SharedSequenceConvertibleType.delay(_:): RxTimeInterval") { (time: Interval) in
        driven { Driver.just(1).delay(time) }
    }
    rows += row("SharedSequenceConvertibleType.throttle(_:latest:): RxTimeInterval") { (time: Interval) in
        driven { Driver.just(1).throttle(time) }
    }
    rows += [
        Row(
            "SharedSequence.timer(_:period:): RxTimeInterval, RxTimeInterval",
            { (time: Interval) in driven { Driver<Int>.timer(time, period: .seconds(1)) } },
            { (time: Interval) in driven { Driver<Int>.timer(.seconds(1), period: time) } })
    ]
    return rows
}

/// What a driver sends in virtual time.
private func driven(_ make: () -> Driver<Int>) -> String {
    let scheduler = HistoricalScheduler()
    let log = RxLog(scheduler)
    SharingScheduler.mock(scheduler: scheduler) {
        let subscription = log.record(make().asObservable().take(3))
        scheduler.advanceTo(Date(timeIntervalSince1970: 10))
        subscription.dispose()
    }
    make().asObservable().subscribe { _ in }.dispose()
    return log.text
}

private func rxCollections() -> [Row] {
    var rows: [Row] = []
    rows += row("ObservableType.from(_:scheduler:): Elements", "ObservableType.from(_:scheduler:): [Self.Element]") {
        (amount: Amount) in
        width(Observable.from(Array(0..<amount.count)).toArray())
    }
    rows += row("Infallible.from(_:scheduler:): Elements", "Infallible.from(_:scheduler:): [Element]") {
        (amount: Amount) in
        width(Infallible.from(Array(0..<amount.count)).asObservable().toArray())
    }
    rows += row("SharedSequence.from(_:): Elements", "SharedSequence.from(_:): [Element]") { (amount: Amount) in
        width(Driver.from(Array(0..<amount.count)).asObservable().toArray())
    }
    rows += row("ObservableType.amb(_:): Sources") { (amount: Amount) in
        events(Observable<Int>.amb(observables(amount)))
    }
    rows += row("ObservableType.catch(sequence:): Sources") { (amount: Amount) in
        events(Observable<Int>.catch(sequence: observables(amount)))
    }
    rows += row("ObservableType.concat(_:): Sources") { (amount: Amount) in
        width(Observable<Int>.concat(observables(amount)).toArray())
    }
    rows += row("ObservableType.merge(_:): Sources", "ObservableType.merge(_:): [Observable<Self.Element>]") {
        (amount: Amount) in
        width(Observable<Int>.merge(observables(amount)).toArray())
    }
    rows += row("ObservableType.combineLatest(_:): Sources") { (amount: Amount) in
        width(Observable<Int>.combineLatest(observables(amount)))
    }
    rows += row("ObservableType.combineLatest(_:resultSelector:): Sources") { (amount: Amount) in
        events(Observable<Int>.combineLatest(observables(amount)) { $0.count })
    }
    rows += row("ObservableType.zip(_:): Sources") { (amount: Amount) in
        width(Observable<Int>.zip(observables(amount)))
    }
    rows += row("ObservableType.zip(_:resultSelector:): Sources") { (amount: Amount) in
        events(Observable<Int>.zip(observables(amount)) { $0.count })
    }
    rows += row("InfallibleType.combineLatest(_:): Sources") { (amount: Amount) in
        width(Infallible<Int>.combineLatest(infallibles(amount)))
    }
    rows += row("InfallibleType.combineLatest(_:resultSelector:): Sources") { (amount: Amount) in
        events(Infallible<Int>.combineLatest(infallibles(amount)) { $0.count })
    }
    rows += row("InfallibleType.concat(_:): Sources") { (amount: Amount) in
        width(Infallible<Int>.concat(infallibles(amount)).asObservable().toArray())
    }
    rows += row("InfallibleType.merge(_:): Sources") { (amount: Amount) in
        width(Infallible<Int>.merge(infallibles(amount)).asObservable().toArray())
    }
    rows += row("SharedSequence.combineLatest(_:): Sources") { (amount: Amount) in
        width(Driver<Int>.combineLatest(drivers(amount)))
    }
    rows += row("SharedSequence.combineLatest(_:resultSelector:): Sources") { (amount: Amount) in
        events(Driver<Int>.combineLatest(drivers(amount)) { $0.count })
    }
    rows += row("SharedSequence.zip(_:): Sources") { (amount: Amount) in width(Driver<Int>.zip(drivers(amount))) }
    rows += row("SharedSequence.zip(_:resultSelector:): Sources") { (amount: Amount) in
        events(Driver<Int>.zip(drivers(amount)) { $0.count })
    }
    rows += row("SharedSequence.concat(_:): Sources") { (amount: Amount) in
        width(Driver<Int>.concat(drivers(amount)).asObservable().toArray())
    }
    rows += row("SharedSequence.merge(_:): Sources") { (amount: Amount) in
        width(Driver<Int>.merge(drivers(amount)).asObservable().toArray())
    }
    rows += row("PrimitiveSequenceType.concat(_:): Completables") { (amount: Amount) in
        events(Completable.concat(completables(amount)))
    }
    rows += row("PrimitiveSequenceType.zip(_:): Completables") { (amount: Amount) in
        events(Completable.zip(completables(amount)))
    }
    rows += row("PrimitiveSequenceType.zip(_:): Singles") { (amount: Amount) in
        width(Single<Int>.zip(singles(amount)))
    }
    rows += row("PrimitiveSequenceType.zip(_:resultSelector:): Singles") { (amount: Amount) in
        events(Single<Int>.zip(singles(amount)) { $0.count })
    }
    rows += row("CompositeDisposable.init(disposables:): [any Disposable]") { (amount: Amount) in
        let disposable = CompositeDisposable(disposables: disposables(amount))
        disposable.dispose()
        return "\(disposable.isDisposed)"
    }
    rows += row("Disposables.create(_:): [any Disposable]") { (amount: Amount) in
        let disposable = Disposables.create(disposables(amount))
        disposable.dispose()
        return "\(disposable.isDisposed)"
    }
    rows += row("DisposeBag.init(disposing:): [any Disposable]") { (amount: Amount) in
        _ = DisposeBag(disposing: disposables(amount))
        return "disposed"
    }
    rows += row("DisposeBag.insert(_:): [any Disposable]") { (amount: Amount) in
        DisposeBag().insert(disposables(amount))
        return "disposed"
    }
    return rows
}

private func rxSchedulers() -> [Row] {
    typealias Interval = RxTimeInterval
    func once(_ scheduler: any SchedulerType, _ time: Interval) {
        scheduler.scheduleRelative((), dueTime: time) { _ in Disposables.create() }.dispose()
    }
    func often(_ scheduler: any SchedulerType, _ start: Interval, _ period: Interval) {
        scheduler.schedulePeriodic((), startAfter: start, period: period) { _ in }.dispose()
    }
    func virtually(_ schedule: (HistoricalScheduler, @escaping () -> Void) -> any Disposable) -> String {
        let scheduler = HistoricalScheduler()
        let log = RxLog(scheduler)
        let running = SerialDisposable()
        var turns = 0
        running.disposable = schedule(scheduler) {
            turns += 1
            log.add("run")
            if turns == 3 { running.dispose() }
        }
        scheduler.advanceTo(Date(timeIntervalSince1970: 10))
        return log.text
    }
    let relative: [(String, () -> any SchedulerType)] = [
        ("ConcurrentDispatchQueueScheduler", { ConcurrentDispatchQueueScheduler(qos: .default) }),
        ("SerialDispatchQueueScheduler", { SerialDispatchQueueScheduler(qos: .default) }),
        ("ConcurrentMainScheduler", { ConcurrentMainScheduler.instance }),
    ]
    var rows: [Row] = []
    for (name, scheduler) in relative {
        rows += [
            Row("\(name).scheduleRelative(_:dueTime:action:): RxTimeInterval") { (time: Interval) in
                once(scheduler(), time)
                return "disposed"
            },
            Row(
                "\(name).schedulePeriodic(_:startAfter:period:action:): RxTimeInterval, RxTimeInterval",
                { (time: Interval) in
                    often(scheduler(), time, .seconds(1))
                    return "disposed"
                },
                { (time: Interval) in
                    often(scheduler(), .seconds(1), time)
                    return "disposed"
                }),
        ]
    }
    let virtual = Row("SchedulerType.scheduleRelative(_:dueTime:action:): RxTimeInterval") { (time: Interval) in
        virtually { scheduler, action in
            scheduler.scheduleRelative((), dueTime: time) { _ in
                action()
                return Disposables.create()
            }
        }
    }
    rows += [
        virtual, Row("VirtualTimeScheduler.scheduleRelative(_:dueTime:action:): RxTimeInterval", like: virtual),
        Row(
            "SchedulerType.schedulePeriodic(_:startAfter:period:action:): RxTimeInterval, RxTimeInterval",
            { (time: Interval) in
                virtually { scheduler, action in
                    scheduler.schedulePeriodic((), startAfter: time, period: .seconds(1)) { _ in action() }
                }
            },
            { (time: Interval) in
                virtually { scheduler, action in
                    scheduler.schedulePeriodic((), startAfter: .seconds(1), period: time) { _ in action() }
                }
            }),
        Row("HistoricalScheduler.init(initialClock:): RxTime") { (date: Date) in
            let scheduler = HistoricalScheduler(initialClock: date)
            once(scheduler, .seconds(1))
            scheduler.start()
            return "\(scheduler.clock.timeIntervalSince1970)"
        },
        Row("VirtualTimeScheduler.advanceTo(_:): VirtualTimeScheduler<Converter>.VirtualTime") { (date: Date) in
            let scheduler = HistoricalScheduler()
            scheduler.advanceTo(date)
            return "\(scheduler.clock.timeIntervalSince1970)"
        },
        Row("VirtualTimeScheduler.sleep(_:): VirtualTimeScheduler<Converter>.VirtualTimeInterval") {
            (seconds: Double) in
            let scheduler = HistoricalScheduler()
            scheduler.sleep(seconds)
            return "\(scheduler.clock.timeIntervalSince1970)"
        },
        Row(
            "VirtualTimeScheduler.scheduleAbsoluteVirtual(_:time:action:): VirtualTimeScheduler<Converter>.VirtualTime"
        ) { (date: Date) in
            virtually { scheduler, action in
                scheduler.scheduleAbsoluteVirtual((), time: date) { _ in
                    action()
                    return Disposables.create()
                }
            }
        },
        Row(
            "VirtualTimeScheduler.scheduleRelativeVirtual(_:dueTime:action:): VirtualTimeScheduler<Converter>.VirtualTimeInterval"
        ) { (seconds: Double) in
            virtually { scheduler, action in
                scheduler.scheduleRelativeVirtual((), dueTime: seconds) { _ in
                    action()
                    return Disposables.create()
                }
            }
        },
        Row("ConcurrentDispatchQueueScheduler.init(qos:leeway:): DispatchTimeInterval") { (leeway: Interval) in
            once(ConcurrentDispatchQueueScheduler(qos: .default, leeway: leeway), .seconds(1))
            return "disposed"
        },
        Row("ConcurrentDispatchQueueScheduler.init(queue:leeway:): DispatchTimeInterval") { (leeway: Interval) in
            once(ConcurrentDispatchQueueScheduler(queue: .global(), leeway: leeway), .seconds(1))
            return "disposed"
        },
        Row("SerialDispatchQueueScheduler.init(serialQueue:leeway:): DispatchTimeInterval") { (leeway: Interval) in
            once(SerialDispatchQueueScheduler(serialQueue: DispatchQueue(label: "a"), leeway: leeway), .seconds(1))
            return "disposed"
        },
    ]
    let named: [(String, (String, Interval) -> SerialDispatchQueueScheduler)] = [
        ("qos:internalSerialQueueName:leeway:", { .init(qos: .default, internalSerialQueueName: $0, leeway: $1) }),
        ("queue:internalSerialQueueName:leeway:", { .init(queue: .global(), internalSerialQueueName: $0, leeway: $1) }),
        (
            "internalSerialQueueName:serialQueueConfiguration:leeway:",
            { .init(internalSerialQueueName: $0, serialQueueConfiguration: nil, leeway: $1) }
        ),
    ]
    rows += named.map { labels, make in
        Row(
            "SerialDispatchQueueScheduler.init(\(labels)): String, DispatchTimeInterval",
            { (name: Text) in
                once(make(name.content, .seconds(0)), .seconds(1))
                return "disposed"
            },
            { (leeway: Interval) in
                once(make("a", leeway), .seconds(1))
                return "disposed"
            })
    }
    return rows
}
