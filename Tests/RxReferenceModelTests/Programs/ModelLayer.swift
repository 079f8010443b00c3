import Dispatch
import RxRecordings

/// Invented programs on the model: RxSwift's operators once more, each in the simplest form that shows what it does.
///
/// The model follows the structure of RxSwift 6.10: which subscription an operator holds, and when it knows it. So the order
/// in which subscriptions end comes out right by itself. It shares nothing with the engine, and knows one thread only.
struct ModelLayer: RxLayer {
    let clock = ModelClock()

    var time: Int { clock.time }

    func at(_ time: Int, _ action: @escaping () -> Void) {
        clock.run(at: time) {
            action()
            return ModelDisposable()
        }
    }

    func advance(to time: Int) { clock.advance(to: time) }

    func makeSubject(_ kind: SubjectKind) -> RxSubject<ModelObservable<Int>> {
        let subject: ModelSubject<Int> =
            switch kind {
            case .publish: .publish()
            case .behavior: .behavior(-2)
            case .replay(let count): .replay(count)
            case .async: .async()
            }
        return RxSubject(
            subject, onNext: { subject.on(.next($0)) }, onError: { subject.on(.error($0)) },
            onCompleted: { subject.on(.completed) })
    }
}

/// The operators whose form in the model does not fit the requirement.
extension ModelObservable: RxStream where Element == Int {
    typealias Stream = ModelObservable<Int>
    typealias Clock = ModelClock

    static func sequence(_ elements: [Int]) -> Stream { .from(elements) }

    static func timer(after dueTime: DispatchTimeInterval, on clock: ModelClock) -> Stream {
        .timer(after: dueTime.seconds, on: clock)
    }

    static func interval(_ period: DispatchTimeInterval, scheduler: ModelClock) -> Stream {
        .interval(period.seconds, on: scheduler)
    }

    static func using(_ dispose: @escaping () -> Void, _ source: Stream) -> Stream {
        .using({ ModelDisposable(dispose) }, source)
    }

    static func create(
        first: Int?, then other: Stream, onSubscribe: @escaping () -> Void, onDispose: @escaping () -> Void
    ) -> Stream {
        .create { observer in
            onSubscribe()
            if let first { observer(.next(first)) }
            let subscription = other.subscribe(observer)
            return ModelDisposable {
                onDispose()
                subscription.dispose()
            }
        }
    }

    // MARK: Values

    func take(untilFirst predicate: @escaping (Int) throws -> Bool, isInclusive: Bool) -> Stream {
        take(while: { try !predicate($0) }, isInclusive: isInclusive)
    }

    func throughFirst(_ map: @escaping (Int?) -> Int) -> Stream { first().map(map) }
    func throughArray(_ map: @escaping ([Int]) -> Int) -> Stream { toArray().map(map) }
    func throughEvents() -> Stream { materialize().dematerialize() }

    func throughIndices(_ map: @escaping (Int, Int) -> Int) -> Stream {
        enumerated().map { map($0.index, $0.element) }
    }

    func throughSingle() -> Stream { only(orNone: false) }
    func throughMaybe() -> Stream { only(orNone: true) }
    func throughNothing() -> Stream { ignoreElements().map { $0 } }

    func throughGroups(
        by key: @escaping (Int) -> Int, oneAtATime: Bool, _ map: @escaping (Int, Int) -> Int
    ) -> Stream {
        let groups = groupBy(key)
        let select = { (group: (key: Int, elements: Stream)) in group.elements.map { map($0, group.key) } }
        return oneAtATime ? groups.concatMap(select) : groups.flatMap(select)
    }

    // MARK: Time

    func debounce(_ dueTime: DispatchTimeInterval, scheduler: ModelClock) -> Stream {
        debounce(dueTime.seconds, on: scheduler)
    }

    func throttle(_ dueTime: DispatchTimeInterval, latest: Bool, scheduler: ModelClock) -> Stream {
        throttle(dueTime.seconds, latest: latest, on: scheduler)
    }

    func delay(_ dueTime: DispatchTimeInterval, scheduler: ModelClock) -> Stream {
        delay(dueTime.seconds, on: scheduler)
    }

    func delaySubscription(_ dueTime: DispatchTimeInterval, scheduler: ModelClock) -> Stream {
        delaySubscription(dueTime.seconds, on: scheduler)
    }

    func timeout(_ dueTime: DispatchTimeInterval, scheduler: ModelClock) -> Stream {
        timeout(dueTime.seconds, other: .error(ModelError.timeout), on: scheduler)
    }

    func timeout(_ dueTime: DispatchTimeInterval, other: Stream, scheduler: ModelClock) -> Stream {
        timeout(dueTime.seconds, other: other, on: scheduler)
    }

    func take(for duration: DispatchTimeInterval, scheduler: ModelClock) -> Stream {
        take(for: duration.seconds, on: scheduler)
    }

    func skip(_ duration: DispatchTimeInterval, scheduler: ModelClock) -> Stream {
        skip(for: duration.seconds, on: scheduler)
    }

    func observe(onClock clock: ModelClock) -> Stream { observe { clock.run(after: 0, $0) } }
    func subscribe(onClock clock: ModelClock) -> Stream { subscribe { clock.run(after: 0, $0) } }
    func observeInTurns() -> Stream { observe(ModelTurns.current.schedule) }
    func subscribeInTurns() -> Stream { subscribe(ModelTurns.current.schedule) }

    func throughBuffers(
        _ timeSpan: DispatchTimeInterval, _ count: Int, _ clock: ModelClock, _ map: @escaping ([Int]) -> Int
    ) -> Stream {
        buffer(timeSpan.seconds, count, on: clock).map(map)
    }

    func throughWindows(
        _ timeSpan: DispatchTimeInterval, _ count: Int, _ clock: ModelClock, oneAtATime: Bool
    ) -> Stream {
        let windows = window(timeSpan.seconds, count, on: clock)
        return oneAtATime ? windows.concatMap { $0 } : windows.flatMap { $0 }
    }

    // MARK: Several streams

    func sample(by sampler: Stream, defaultValue: Int?) -> Stream { sample(sampler, defaultValue) }

    static func combineLatest(_ first: Stream, _ second: Stream, _ map: @escaping (Int, Int) throws -> Int) -> Stream {
        combineLatest([first, second], isList: false, { try map($0[0], $0[1]) })
    }

    static func combineLatest(_ sources: [Stream], _ map: @escaping ([Int]) -> Int) -> Stream {
        combineLatest(sources, isList: true, map)
    }

    static func zip(_ first: Stream, _ second: Stream, _ map: @escaping (Int, Int) -> Int) -> Stream {
        zip([first, second], isList: false, { map($0[0], $0[1]) })
    }

    static func zip(
        _ first: Stream, _ second: Stream, _ third: Stream, _ map: @escaping (Int, Int, Int) -> Int
    ) -> Stream {
        zip([first, second, third], isList: false, { map($0[0], $0[1], $0[2]) })
    }

    static func zip(_ sources: [Stream], _ map: @escaping ([Int]) throws -> Int) -> Stream {
        zip(sources, isList: true, map)
    }

    func flatMap(_ selector: @escaping (Int) throws -> Stream) -> Stream {
        flatMap(ignoresWhileBusy: false, selector)
    }

    func flatMapFirst(_ selector: @escaping (Int) throws -> Stream) -> Stream {
        flatMap(ignoresWhileBusy: true, selector)
    }

    func mapAndMerge(maxConcurrent: Int, _ selector: @escaping (Int) throws -> Stream) -> Stream {
        map(selector).flatMap(maxConcurrent: maxConcurrent) { $0 }
    }

    static func merge(of sources: [Stream], maxConcurrent: Int) -> Stream {
        ModelObservable<Stream>.from(sources).flatMap(maxConcurrent: maxConcurrent) { $0 }
    }

    static func switchLatest(of sources: [Stream]) -> Stream {
        ModelObservable<Stream>.from(sources).flatMapLatest { $0 }
    }

    // MARK: Ends

    func concat(_ second: Stream) -> Stream { .concat([self, second]) }
    func catchAndReturn(_ element: Int) -> Stream { self.catch { _ in .just(element) } }
    static func `catch`(sequenceOf sources: [Stream]) -> Stream { .catch(sequence: sources) }

    func retry(zippedWith other: Stream) -> Stream {
        retry(when: { errors in .zip([errors.map { _ in 0 }, other], isList: true, { $0.count }) })
    }

    func retry(_ count: Int, afterFirstOf other: Stream) -> Stream {
        retry(when: { errors in
            errors.enumerated().flatMap { $0.index < count ? other.take(1).map { _ in 0 } : .error($0.element) }
        })
    }

    // MARK: Sharing

    func share(keeping count: Int, forever: Bool) -> Stream {
        share(keeping: count, forever: forever, countsEarly: false)
    }
    func publishWhileObserved() -> Stream { multicast { .publish() }.refCount() }

    func publishConnected() -> Stream {
        let published = multicast { .publish() }
        return .create { ModelDisposable([published.subscribe($0), published.connect()]) }
    }

    func share(keeping count: Int, forever: Bool, countsEarly: Bool) -> Stream {
        if forever {
            let subject = ModelSubject<Int>.replay(count)
            return multicast { subject }.refCount(countsEarly: countsEarly)
        }
        if count > 1 { return multicast { .replay(count) }.refCount(countsEarly: countsEarly) }
        return shareWhileObserved(keepsLatest: count == 1)
    }

    func multicast(selector: @escaping (Stream) -> Stream) -> Stream {
        multicast({ .publish() }, selector: selector)
    }

    // MARK: Observing

    func observe(
        next: @escaping (Int) -> Void, error: @escaping (any Error) -> Void, completed: @escaping () -> Void,
        disposed: @escaping () -> Void
    ) -> () -> Void {
        var isStopped = false
        let end = ModelDisposable(disposed)
        let subscription = subscribe { event in
            if isStopped { return }
            isStopped = event.isStop
            switch event {
            case .next(let element): return next(element)
            case .error(let failure): error(failure)
            case .completed: completed()
            }
            end.dispose()
        }
        return ModelDisposable([subscription, end]).dispose
    }
}
