import Foundation
import GrowthSupport
import RACCompat
import StreamCore

/// What an operator of the dynamic layer takes besides its source.
struct DynamicPlace {
    let round: Round
    let other: RACSignal
    let scheduler: RACScheduler

    var item: Item { round.item() }
    var trigger: RACSignal { other.skip(12) }
}

private func number(_ value: Any?) -> Int { (value as? Item)?.number ?? 0 }

/// All operators of signals; `SoakTests` compares the names with the sources.
let dynamicOperators: [@Sendable (RACSignal, DynamicPlace) -> RACSignal] = [
    { signal, _ in signal.bind { { value, _ in .return(value) } } },
    { signal, at in signal.map { [item = at.item] in $0 ?? item } },
    { signal, at in signal.mapReplace(at.item) },
    { signal, at in signal.map { number($0) < 9 }.not().mapReplace(at.item) },
    { signal, at in signal.map { RACTuplePack(number($0) < 9, true) }.and().mapReplace(at.item) },
    { signal, at in signal.map { RACTuplePack(number($0) < 9, true) }.or().mapReplace(at.item) },
    { signal, at in signal.any().mapReplace(at.item) },
    { signal, at in signal.all { number($0) < 9 }.mapReplace(at.item) },
    { signal, at in signal.map { RACTuplePack($0, at.item) }.reduceEach { (left: Item?, _: Item?) in left } },
    { signal, _ in
        let block: ([Any?]) -> Any? = { $0.first ?? nil }
        return signal.map { [block] in RACTuplePack(block, $0) }.reduceApply()
    },
    { signal, _ in signal.filter { number($0) % 3 > 0 } },
    { signal, at in signal.ignore(at.item) },
    { signal, _ in signal.ignoreValues() },
    { signal, _ in signal.skip(2) },
    { signal, _ in signal.skipUntilBlock { number($0) > 4 } },
    { signal, _ in signal.skipWhileBlock { number($0) < 4 } },
    { signal, _ in signal.distinctUntilChanged() },
    { signal, _ in signal.take(6) },
    { signal, _ in signal.takeLast(3) },
    { signal, _ in signal.takeUntilBlock { number($0) > 20 } },
    { signal, _ in signal.takeWhileBlock { number($0) < 20 } },
    { signal, at in signal.takeUntil(at.trigger) },
    { signal, at in signal.takeUntilReplacement(at.trigger) },
    { signal, _ in signal.try { number($0) < 22 } },
    { signal, at in signal.tryMap { if number($0) < 22 { $0 } else { throw Fault(item: at.item) } } },
    { signal, _ in signal.materialize().dematerialize() },
    { signal, at in signal.scanWithStart(at.item) { $1 ?? $0 } },
    { signal, at in signal.combinePreviousWithStart(at.item) { previous, _ in previous } },
    { signal, at in signal.aggregateWithStart(at.item) { $1 ?? $0 } },
    { signal, at in signal.aggregateWithStartFactory({ at.item }, reduce: { $1 ?? $0 }) },
    { signal, _ in signal.collect().map { ($0 as? [Any])?.first } },
    { signal, at in signal.merge(at.other) },
    { signal, at in RACSignal.merge([signal, at.other, at.other.take(2)]) },
    { signal, at in signal.concat(at.other.take(2)) },
    { signal, at in signal.then { at.other } },
    { signal, at in signal.startWith(at.item) },
    { signal, at in signal.zipWith(at.other).map { ($0 as? RACTuple)?.first } },
    { signal, at in RACSignal.zip([signal, at.other]) { (left: Item?, _: Item?) in left } },
    { signal, at in signal.combineLatestWith(at.other).map { ($0 as? RACTuple)?.second } },
    { signal, at in RACSignal.combineLatest([signal, at.other]) { (left: Item?, _: Item?) in left } },
    { signal, at in signal.sample(at.trigger) },
    { signal, at in signal.flattenMap { at.other.take(2).startWith($0) } },
    { signal, at in signal.map { at.other.take(2).startWith($0) }.flatten() },
    { signal, at in signal.map { at.other.take(2).startWith($0) }.flatten(2) },
    { signal, at in signal.map { at.other.take(1).startWith($0) }.concat() },
    { signal, at in signal.map { at.other.startWith($0) }.switchToLatest() },
    { signal, _ in signal.groupBy { number($0) % 3 }.flatten() },
    { signal, at in RACSignal.switch(signal.map { number($0) % 2 }, cases: [1: at.other], default: .return(at.item)) },
    { signal, at in RACSignal.if(signal.map { number($0) < 9 }, then: at.other, else: .return(at.item)) },
    { signal, _ in signal.publish().autoconnect() },
    { signal, _ in signal.multicast(RACReplaySubject(capacity: 2)).autoconnect() },
    { signal, _ in signal.take(3).replay() },
    { signal, _ in signal.take(3).replayLast() },
    { signal, _ in signal.replayLazily() },
    { signal, at in RACSignal.startLazilyWithScheduler(at.scheduler) { signal.take(2).subscribe($0) } },
    { signal, at in
        .startEagerlyWithScheduler(at.scheduler) { subscriber in
            subscriber.sendNext(at.item)
            subscriber.sendCompleted()
        }.merge(signal)
    },
    { signal, at in signal.deliverOn(at.scheduler) },
    { signal, _ in signal.deliverOnMainThread() },
    { signal, at in signal.subscribeOn(at.scheduler) },
    { signal, _ in signal.delay(0.001) },
    { signal, _ in signal.throttle(0.001) },
    { signal, _ in signal.throttle(0.001) { number($0) % 2 == 0 } },
    { signal, at in signal.bufferWithTime(0.001, onScheduler: at.scheduler).map { ($0 as? RACTuple)?.first } },
    { signal, at in signal.timeout(0.004, onScheduler: at.scheduler) },
    { signal, at in signal.merge(RACSignal.interval(0.001, onScheduler: at.scheduler).take(4).mapReplace(at.item)) },
    { signal, at in signal.merge(RACSignal.return(at.item).repeat().take(5)) },
    { signal, _ in signal.retry(2) },
    { signal, at in signal.merge(RACSignal.error(Fault(item: at.item)).retry().takeUntil(.return(nil))) },
    { signal, at in signal.catch { _ in at.other } },
    { signal, at in signal.catchTo(at.other) },
    { signal, at in signal.doNext { [item = at.item] _ in _ = item } },
    { signal, at in signal.doError { [item = at.item] _ in _ = item } },
    { signal, at in signal.doCompleted { [item = at.item] in _ = item } },
    { signal, at in signal.initially { [item = at.item] in _ = item } },
    { signal, at in signal.finally { [item = at.item] in _ = item } },
    { signal, _ in
        .createSignal { subscriber in
            let target = Target()
            let binding = signal.catchTo(.empty()).setKeyPath(\.item, onObject: target)
            let end = signal.ignoreValues().subscribe(subscriber)
            return RACDisposable {
                withExtendedLifetime(target, binding.dispose)
                end?.dispose()
            }
        }
    },
    // The bridges, there and back.
    { signal, _ in signal.producer.bridged },
    { signal, _ in signal.signal(of: Item?.self).bridged },
    { signal, _ in signal.catchTo(.empty()).map { RACTuplePack($0) }.map { ($0 as? RACTuple)?.first } },
]

/// An object whose property is set by a signal.
private final class Target: @unchecked Sendable {  // set by one thread at a time
    var item: Item?
}

/// A chain of random operators on two subjects that are sent to.
func dynamicLine(_ round: Round, _ numbers: inout Numbers, leaking: Bool = false) -> Line {
    let (subject, other) = (newSubject(round, &numbers), RACSubject())
    // Another thread may subscribe to a subject that has ended, which says nothing then; this ends in any case.
    let isOver = RACReplaySubject()
    let scheduler = numbers.below(2) == 0 ? RACScheduler.scheduler() : round.scheduler(&numbers).bridged
    let place = DynamicPlace(round: round, other: other.takeUntil(isOver), scheduler: scheduler)
    var signal = subject.takeUntil(isOver)
    let operators = (0...numbers.below(4)).map { _ in numbers.below(dynamicOperators.count) }
    for number in operators { signal = dynamicOperators[number](signal, place) }
    if leaking {
        let leak = Leak()
        // A subscription of a thread without a scheduler may begin when all has been sent.
        leak.keep(round.item())
        signal = signal.doNext { (item: Item?) in if let item { leak.keep(item) } }
    }
    return Line(
        send: { $0.number % 4 == 0 ? other.sendNext($0) : subject.sendNext($0) },
        end: { fault in
            if let fault { return subject.sendError(fault) }
            isOver.sendNext(nil)
            other.sendCompleted()
            subject.sendCompleted()
        },
        subscribe: { [signal] item in
            let subscription = signal.subscribeNext({ (_: Any?) in _ = item }, error: { _ in }, completed: {})
            return AnyDisposable { subscription.dispose() }
        }, operators: operators)
}

/// A subject, an end of a channel, or the subject of a property.
private func newSubject(_ round: Round, _ numbers: inout Numbers) -> RACSubject {
    switch numbers.below(4) {
    case 0: RACReplaySubject(capacity: 2)
    case 1: RACBehaviorSubject(defaultValue: round.item())
    default: RACSubject()
    }
}
