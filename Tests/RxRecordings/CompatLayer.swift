package import Dispatch
import Foundation
package import RxCompat

/// Invented programs on RxCompat.
package struct CompatLayer: RxLayer {
    private let scheduler = HistoricalScheduler()

    package init() {}

    package var clock: any SchedulerType { scheduler }
    package var time: Int { Int(scheduler.now.timeIntervalSince1970) }

    package func at(_ time: Int, _ action: @escaping () -> Void) {
        _ = scheduler.scheduleAbsoluteVirtual((), time: Date(timeIntervalSince1970: Double(time))) { _ in
            action()
            return Disposables.create()
        }
    }

    package func advance(to time: Int) { scheduler.advanceTo(Date(timeIntervalSince1970: Double(time))) }

    package func makeSubject(_ kind: SubjectKind) -> RxSubject<Observable<Int>> {
        switch kind {
        case .publish: subject(PublishSubject<Int>())
        case .behavior: subject(BehaviorSubject<Int>(value: -2))
        case .replay(let count): subject(ReplaySubject<Int>.create(bufferSize: count))
        case .async: subject(AsyncSubject<Int>())
        }
    }

    private func subject<Subject: Observable<Int> & ObserverType>(_ subject: Subject) -> RxSubject<Observable<Int>>
    where Subject.Element == Int {
        RxSubject(subject, onNext: subject.onNext, onError: subject.onError, onCompleted: subject.onCompleted)
    }
}

/// The operators that have no form in RxCompat which fits the requirement.
extension Observable: RxStream where Element == Int {
    package typealias Stream = Observable<Int>
    package typealias Clock = any SchedulerType

    package static func sequence(_ elements: [Int]) -> Observable<Int> { .from(elements) }

    package static func timer(after dueTime: DispatchTimeInterval, on clock: Clock) -> Observable<Int> {
        .timer(dueTime, scheduler: clock)
    }

    package static func using(_ dispose: @escaping () -> Void, _ source: Observable<Int>) -> Observable<Int> {
        .using({ Resource(dispose) }, observableFactory: { _ in source })
    }

    package static func create(
        first: Int?, then other: Observable<Int>, onSubscribe: @escaping () -> Void, onDispose: @escaping () -> Void
    ) -> Observable<Int> {
        .create { observer in
            onSubscribe()
            if let first { observer.onNext(first) }
            let subscription = other.subscribe(observer)
            return Disposables.create {
                onDispose()
                subscription.dispose()
            }
        }
    }

    // MARK: Values

    package func take(while predicate: @escaping (Int) throws -> Bool, isInclusive: Bool) -> Observable<Int> {
        take(while: predicate, behavior: isInclusive ? .inclusive : .exclusive)
    }

    package func take(untilFirst predicate: @escaping (Int) throws -> Bool, isInclusive: Bool) -> Observable<Int> {
        take(until: predicate, behavior: isInclusive ? .inclusive : .exclusive)
    }

    package func throughFirst(_ map: @escaping (Int?) -> Int) -> Observable<Int> { first().asObservable().map(map) }
    package func throughArray(_ map: @escaping ([Int]) -> Int) -> Observable<Int> { toArray().asObservable().map(map) }
    package func throughEvents() -> Observable<Int> { materialize().dematerialize() }

    package func throughIndices(_ map: @escaping (Int, Int) -> Int) -> Observable<Int> {
        enumerated().map { map($0.index, $0.element) }
    }

    package func throughSingle() -> Observable<Int> { asSingle().asObservable() }
    package func throughMaybe() -> Observable<Int> { asMaybe().asObservable() }

    package func throughNothing() -> Observable<Int> {
        func value(of never: Never) -> Int {}
        return ignoreElements().asObservable().map(value(of:))
    }

    package func throughGroups(
        by key: @escaping (Int) -> Int, oneAtATime: Bool, _ map: @escaping (Int, Int) -> Int
    ) -> Observable<Int> {
        let groups = groupBy(keySelector: key)
        let select = { (group: GroupedObservable<Int, Int>) in group.map { map($0, group.key) } }
        return oneAtATime ? groups.concatMap(select) : groups.flatMap(select)
    }

    // MARK: Time

    package func observe(onClock clock: Clock) -> Observable<Int> { observe(on: clock) }
    package func subscribe(onClock clock: Clock) -> Observable<Int> { subscribe(on: clock) }
    package func observeInTurns() -> Observable<Int> { observe(on: CurrentThreadScheduler.instance) }
    package func subscribeInTurns() -> Observable<Int> { subscribe(on: CurrentThreadScheduler.instance) }

    package func throughBuffers(
        _ timeSpan: DispatchTimeInterval, _ count: Int, _ clock: Clock, _ map: @escaping ([Int]) -> Int
    ) -> Observable<Int> {
        buffer(timeSpan: timeSpan, count: count, scheduler: clock).map(map)
    }

    package func throughWindows(
        _ timeSpan: DispatchTimeInterval, _ count: Int, _ clock: Clock, oneAtATime: Bool
    ) -> Observable<Int> {
        let windows = window(timeSpan: timeSpan, count: count, scheduler: clock)
        return oneAtATime ? windows.concat() : windows.flatMap { $0 }
    }

    // MARK: Several streams

    package func sample(by sampler: Observable<Int>, defaultValue: Int?) -> Observable<Int> {
        sample(sampler, defaultValue: defaultValue)
    }

    package static func combineLatest(
        _ first: Observable<Int>, _ second: Observable<Int>, _ map: @escaping (Int, Int) throws -> Int
    ) -> Observable<Int> {
        .combineLatest(first, second, resultSelector: map)
    }

    package static func combineLatest(
        _ sources: [Observable<Int>], _ map: @escaping ([Int]) -> Int
    ) -> Observable<Int> {
        .combineLatest(sources, resultSelector: map)
    }

    package static func zip(
        _ first: Observable<Int>, _ second: Observable<Int>, _ map: @escaping (Int, Int) -> Int
    ) -> Observable<Int> {
        .zip(first, second, resultSelector: map)
    }

    package static func zip(
        _ first: Observable<Int>, _ second: Observable<Int>, _ third: Observable<Int>,
        _ map: @escaping (Int, Int, Int) -> Int
    ) -> Observable<Int> {
        .zip(first, second, third, resultSelector: map)
    }

    package static func zip(
        _ sources: [Observable<Int>], _ map: @escaping ([Int]) throws -> Int
    ) -> Observable<Int> {
        .zip(sources, resultSelector: map)
    }

    package func mapAndMerge(
        maxConcurrent: Int, _ selector: @escaping (Int) throws -> Observable<Int>
    ) -> Observable<Int> {
        map(selector).merge(maxConcurrent: maxConcurrent)
    }

    package static func merge(of sources: [Observable<Int>], maxConcurrent: Int) -> Observable<Int> {
        Observable<Observable<Int>>.from(sources).merge(maxConcurrent: maxConcurrent)
    }

    package static func switchLatest(of sources: [Observable<Int>]) -> Observable<Int> {
        Observable<Observable<Int>>.from(sources).switchLatest()
    }

    // MARK: Ends

    package func then(_ second: Observable<Int>) -> Observable<Int> {
        ignoreElements().asCompletable().andThen(second)
    }

    package static func `catch`(sequenceOf sources: [Observable<Int>]) -> Observable<Int> { .catch(sequence: sources) }

    package func retry(zippedWith other: Observable<Int>) -> Observable<Int> {
        retry(when: { (errors: Observable<any Error>) in Observable.zip([errors.map { _ in 0 }, other]) })
    }

    package func retry(_ count: Int, afterFirstOf other: Observable<Int>) -> Observable<Int> {
        retry(when: { (errors: Observable<any Error>) in
            errors.enumerated().flatMap {
                $0.index < count ? other.take(1).map { _ in 0 } : Observable<Int>.error($0.element)
            }
        })
    }

    // MARK: Sharing

    package func share(keeping count: Int, forever: Bool) -> Observable<Int> {
        share(replay: count, scope: forever ? .forever : .whileConnected)
    }

    package func publishWhileObserved() -> Observable<Int> { publish().refCount() }

    package func publishConnected() -> Observable<Int> {
        let published = publish()
        return .create { Disposables.create(published.subscribe($0), published.connect()) }
    }

    package func multicast(selector: @escaping (Observable<Int>) -> Observable<Int>) -> Observable<Int> {
        multicast({ PublishSubject<Int>() }, selector: selector)
    }

    // MARK: Observing

    package func `do`(
        next: @escaping (Int) throws -> Void, error: @escaping () -> Void, completed: @escaping () -> Void,
        subscribe: @escaping () -> Void, subscribed: @escaping () -> Void, dispose: @escaping () -> Void
    ) -> Observable<Int> {
        self.do(
            onNext: next, onError: { _ in error() }, onCompleted: completed, onSubscribe: subscribe,
            onSubscribed: subscribed, onDispose: dispose)
    }

    package func observe(
        next: @escaping (Int) -> Void, error: @escaping (any Error) -> Void, completed: @escaping () -> Void,
        disposed: @escaping () -> Void
    ) -> () -> Void {
        subscribe(onNext: next, onError: error, onCompleted: completed, onDisposed: disposed).dispose
    }
}

/// Runs a closure when it is disposed, each time.
private struct Resource: Disposable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func dispose() { action() }
}
