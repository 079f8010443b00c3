import Dispatch
import Foundation
import GrowthSupport
import RxCompat
import StreamCore

/// What an operator of RxCompat takes besides its source.
struct RxPlace {
    let round: Round
    let other: Observable<Item>
    let scheduler: any SchedulerType

    var item: Item { round.item() }
    var trigger: Observable<Item> { other.skip(12) }
}

private let moment = RxTimeInterval.milliseconds(1)

/// All operators of observables; `SoakTests` compares the names with the sources.
let rxOperators: [@Sendable (Observable<Item>, RxPlace) -> Observable<Item>] = [
    { source, at in source.map { [item = at.item] in $0.number < 99 ? $0 : item } },
    { source, _ in source.compactMap { $0.number % 5 == 0 ? nil : $0 } },
    { source, _ in source.filter { $0.number % 3 > 0 } },
    { source, at in source.withUnretained(at.round).map { $0.1 } },
    { source, _ in source.enumerated().map { $0.element } },
    { source, at in source.scan(at.item) { $1 } },
    { source, at in source.scan(into: at.item) { $0 = $1 } },
    { source, at in source.reduce(at.item) { $1 } },
    { source, _ in source.toArray().asObservable().flatMap { Observable.from($0) } },
    { source, _ in source.distinctUntilChanged() },
    { source, _ in source.element(at: 2) },
    { source, _ in source.single { $0.number == 3 } },
    { source, at in source.ignoreElements().materialize().map { _ in at.item } },
    { source, _ in source.skip(2) },
    { source, _ in source.skip { $0.number < 4 } },
    { source, at in source.skip(until: at.trigger) },
    { source, at in source.skip(moment, scheduler: at.scheduler) },
    { source, _ in source.take(6) },
    { source, _ in source.take(last: 3) },
    { source, _ in source.take(while: { $0.number < 20 }) },
    { source, at in source.take(until: at.trigger) },
    { source, at in source.take(for: .milliseconds(4), scheduler: at.scheduler) },
    { source, at in source.amb(at.other) },
    { source, at in Observable.combineLatest(source, at.other).map { $0.0 } },
    { source, at in Observable.combineLatest([source, at.other]).flatMap { Observable.from($0) } },
    { source, at in Observable.zip(source, at.other).map { $0.1 } },
    { source, at in Observable.zip([source, at.other]).map { $0[0] } },
    { source, at in source.concat(at.other.take(2)) },
    { source, at in Observable.concat([source.take(3), at.other]) },
    { source, at in source.sample(at.trigger) },
    { source, at in source.startWith(at.item, at.item) },
    { source, at in source.withLatestFrom(at.other) },
    { source, at in source.ifEmpty(default: at.item).ifEmpty(switchTo: at.other) },
    { source, at in Observable.merge([source, at.other]) },
    { source, at in source.map { at.other.take(2).startWith($0) }.merge() },
    { source, at in source.map { at.other.take(2).startWith($0) }.merge(maxConcurrent: 2) },
    { source, at in source.map { at.other.take(1).startWith($0) }.concat() },
    { source, at in source.concatMap { Observable.just($0).delay(moment, scheduler: at.scheduler) } },
    { source, at in source.flatMap { at.other.take(2).startWith($0) } },
    { source, at in source.flatMapFirst { at.other.take(2).startWith($0) } },
    { source, at in source.flatMapLatest { at.other.startWith($0) } },
    { source, at in source.map { at.other.startWith($0) }.switchLatest() },
    { source, at in source.catch { _ in at.other } },
    { source, at in source.catchAndReturn(at.item) },
    { source, _ in source.retry(2) },
    { source, at in
        Observable.merge([source, Observable.error(Fault(item: at.item)).retry().take(until: at.other)]).take(0)
    },
    { source, _ in source.retry { (failures: Observable<any Error>) in failures.take(2) } },
    { source, _ in source.materialize().dematerialize() },
    { source, at in source.do(onNext: { [item = at.item] _ in _ = item }, onDispose: { [item = at.item] in _ = item })
    },
    { source, _ in source.share() },
    { source, _ in source.share(replay: 2) },
    { source, _ in source.share(replay: 1, scope: .forever) },
    { source, _ in source.publish().refCount() },
    { source, _ in source.replay(2).refCount() },
    { source, _ in source.replayAll().refCount() },
    { source, _ in source.multicast { PublishSubject() }.refCount() },
    { source, at in source.multicast({ PublishSubject<Item>() }) { Observable.merge([$0, at.other]) } },
    { source, at in source.buffer(timeSpan: moment, count: 3, scheduler: at.scheduler).flatMap { Observable.from($0) }
    },
    { source, at in source.window(timeSpan: moment, count: 3, scheduler: at.scheduler).merge() },
    { source, _ in source.groupBy { $0.number % 3 }.merge() },
    { source, at in source.debounce(moment, scheduler: at.scheduler) },
    { source, at in source.throttle(moment, scheduler: at.scheduler) },
    { source, at in source.delay(moment, scheduler: at.scheduler) },
    { source, at in source.delaySubscription(moment, scheduler: at.scheduler) },
    { source, at in source.timeout(.milliseconds(4), scheduler: at.scheduler) },
    { source, at in source.timeout(.milliseconds(4), other: at.other, scheduler: at.scheduler) },
    { source, at in source.observe(on: at.scheduler) },
    { source, at in source.subscribe(on: at.scheduler) },
    { source, at in
        Observable.merge([source, Observable<Int>.interval(moment, scheduler: at.scheduler).map { _ in at.item }])
    },
    { source, at in Observable<Int>.timer(moment, scheduler: at.scheduler).flatMap { _ in source } },
    { source, at in Observable.using({ SingleAssignmentDisposable() }, observableFactory: { _ in source }) },
    { source, at in Observable.deferred { Observable.of(at.item, at.item).concat(source) } },
    { source, at in Observable.merge([source, Observable.range(start: 0, count: 3).map { _ in at.item }]) },
    { source, at in Observable.merge([source, .repeatElement(at.item).take(3), .empty(), .never()]) },
    { source, at in
        Observable.merge([source, .generate(initialState: at.item, condition: { _ in true }) { $0 }.take(3)])
    },
    // The bridges, there and back, and the traits.
    { source, _ in source.producer.observable },
    { source, at in source.asDriver(onErrorJustReturn: at.item).asObservable() },
    { source, at in source.asSignal(onErrorJustReturn: at.item).asObservable() },
    { source, at in source.asInfallible(onErrorJustReturn: at.item).asObservable() },
    { source, _ in source.first().asObservable().compactMap { $0 } },
    { source, at in source.take(1).asSingle().catchAndReturn(at.item).asObservable() },
]

/// A chain of random operators on two subjects that are sent to.
func rxLine(_ round: Round, _ numbers: inout Numbers, leaking: Bool = false) -> Line {
    let other = PublishSubject<Item>()
    let (subject, input) = newSubject(round, &numbers)
    let scheduler: any SchedulerType =
        numbers.below(2) == 0
        ? ConcurrentDispatchQueueScheduler(qos: .default)
        : SerialDispatchQueueScheduler(queue: round.queue.queue, internalSerialQueueName: "soak")
    let place = RxPlace(round: round, other: other.asObservable(), scheduler: scheduler)
    var source = subject
    let operators = (0...numbers.below(4)).map { _ in numbers.below(rxOperators.count) }
    for number in operators { source = rxOperators[number](source, place) }
    if leaking { source = source.do(onNext: Leak().keep) }
    return Line(
        send: { $0.number % 4 == 0 ? other.onNext($0) : input.onNext($0) },
        end: { fault in
            if let fault { return input.onError(fault) }
            other.onCompleted()
            input.onCompleted()
        },
        subscribe: { [source] item in
            let subscription = source.subscribe(onNext: { _ in _ = item }, onError: { _ in })
            return AnyDisposable { subscription.dispose() }
        }, operators: operators)
}

private func newSubject(_ round: Round, _ numbers: inout Numbers) -> (Observable<Item>, RxCompat.AnyObserver<Item>) {
    switch numbers.below(5) {
    case 0:
        let subject = ReplaySubject<Item>.create(bufferSize: 2)
        return (subject.asObservable(), subject.asObserver())
    case 1:
        let subject = BehaviorSubject(value: round.item())
        return (subject.asObservable(), subject.asObserver())
    case 2:
        let subject = AsyncSubject<Item>()
        return (subject.asObservable(), subject.asObserver())
    default:
        let subject = PublishSubject<Item>()
        return (subject.asObservable(), subject.asObserver())
    }
}
