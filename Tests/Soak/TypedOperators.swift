import Foundation
import GrowthSupport
import StreamCore

typealias Flow = SignalProducer<Item, Fault>

/// What an operator of the typed core takes besides its source.
struct TypedPlace {
    let round: Round
    /// Another source of the round, which is sent to as well.
    let other: Flow
    let scheduler: any DateScheduler

    var item: Item { round.item() }
    var trigger: SignalProducer<Void, Never> { calm.skip(first: 12).map(value: ()) }
    /// The other source, without its failure.
    var calm: SignalProducer<Item, Never> { other.flatMapError { _ in .empty } }
}

/// All operators of producers; `SoakTests` compares the names with the sources.
let typedOperators: [@Sendable (Flow, TypedPlace) -> Flow] = [
    { flow, _ in flow.map { $0 } },
    { flow, at in flow.map { [item = at.item] _ in item } },
    { flow, _ in flow.filter { $0.number % 3 > 0 } },
    { flow, _ in flow.compactMap { $0.number % 5 == 0 ? nil : $0 } },
    { flow, _ in flow.map(Optional.some).skipNil() },
    { flow, at in flow.scan(at.item) { $1.number > $0.number ? $1 : $0 } },
    { flow, at in flow.scanMap(at.item) { ($1, $0) } },
    { flow, at in flow.reduce(at.item) { $1 } },
    { flow, at in flow.combinePrevious(at.item).map(\.0) },
    { flow, _ in flow.combinePrevious().map(\.1) },
    { flow, _ in flow.collect().flatten() },
    { flow, _ in flow.collect(count: 3).flatten() },
    { flow, _ in flow.collect { $0.count == 2 }.compactMap(\.last) },
    { flow, at in flow.collect(every: .milliseconds(2), on: at.scheduler).flatten() },
    { flow, at in flow.buffer(every: .milliseconds(2), on: at.scheduler).flatten() },
    { flow, _ in flow.buffer(count: 3, skip: 2).flatten() },
    { flow, _ in flow.window(count: 3).flatten(.concat) },
    { flow, _ in flow.window(count: 3, skip: 4).flatten(.latest) },
    { flow, at in flow.window(every: .milliseconds(2), on: at.scheduler).flatten(.merge) },
    { flow, _ in flow.groupBy { $0.number % 3 }.flatten(.merge) },
    { flow, _ in flow.distinct() },
    { flow, at in flow.distinct(resetting: at.trigger) },
    { flow, _ in flow.distinct(by: { $0.number % 4 }, last: 2) },
    { flow, _ in flow.uniqueValues { $0.number } },
    { flow, _ in flow.skipRepeats() },
    { flow, _ in flow.skip(first: 2) },
    { flow, at in flow.skip(for: 0.002, on: at.scheduler) },
    { flow, at in flow.skip(until: at.trigger) },
    { flow, _ in flow.skip { $0.number < 4 } },
    { flow, _ in flow.take(first: 6) },
    { flow, _ in flow.take(last: 3) },
    { flow, at in flow.take(for: 0.003, on: at.scheduler) },
    { flow, at in flow.take(until: at.trigger) },
    { flow, _ in flow.take(while: { $0.number < 20 }) },
    { flow, _ in flow.take(until: { $0.number < 20 }) },
    { flow, at in flow.take(untilReplacement: at.other.skip(first: 8)) },
    { flow, at in flow.take(during: at.round.lifetime) },
    { flow, at in flow.merge(with: at.other) },
    { flow, at in .merge([flow, at.other, at.other.take(first: 2)]) },
    { flow, at in flow.combineLatest(with: at.other).map(\.0) },
    { flow, at in Flow.combineLatest([flow, at.other, at.other]).flatten() },
    { flow, at in flow.zip(with: at.other).map(\.1) },
    { flow, at in Flow.zip([flow, at.other, at.other]).flatten() },
    { flow, at in flow.race(with: at.other) },
    { flow, at in .race([flow, at.other]) },
    { flow, at in flow.withLatest(from: at.calm).map(\.1) },
    { flow, at in flow.sample(on: at.trigger) },
    { flow, at in flow.sample(with: at.calm).map(\.0) },
    { flow, at in flow.concat(at.other.take(first: 2)) },
    { flow, at in flow.concat(value: at.item).prefix(value: at.item) },
    { flow, at in flow.then(at.other) },
    { flow, at in flow.ifEmpty(at.item).ifEmpty(switchTo: at.other) },
    { flow, at in flow.flatMap(.merge) { _ in at.other.take(first: 2) } },
    { flow, at in flow.flatMap(.concat) { SignalProducer(value: $0).delay(0.001, on: at.scheduler) } },
    { flow, at in flow.flatMap(.concurrent(limit: 2)) { at.other.take(first: 1).prefix(value: $0) } },
    { flow, at in flow.flatMap(.latest) { at.other.prefix(value: $0) } },
    { flow, at in flow.flatMap(.throttle) { at.other.take(first: 3).prefix(value: $0) } },
    { flow, at in flow.flatMap(.race) { _ in at.other } },
    { flow, at in flow.map { [$0, at.item] }.flatten() },
    { flow, at in flow.flatMapError { at.other.prefix(value: $0.item) } },
    { flow, at in flow.mapError { _ in Fault(item: at.item) } },
    { flow, at in flow.flatMapError { _ in SignalProducer<Item, Never>.empty }.promoteError(Fault.self) },
    { flow, at in flow.then(SignalProducer<Never, Fault>.empty).promoteValue() },
    { flow, _ in flow.attempt { $0.number < 22 ? .success(()) : .failure(Fault(item: $0)) } },
    { flow, _ in flow.attemptMap { $0.number < 22 ? .success($0) : .failure(Fault(item: $0)) } },
    { flow, at in flow.timeout(after: 0.004, raising: Fault(item: at.item), on: at.scheduler) },
    { flow, at in flow.timeout(betweenValues: 0.004, switchingTo: at.other, on: at.scheduler) },
    { flow, _ in flow.retry(upTo: 2) },
    { flow, at in flow.retry(upTo: 2, interval: 0.001, on: at.scheduler) },
    { flow, at in flow.retry(upTo: 2, backoff: .constant(0.001), on: at.scheduler) },
    { flow, at in flow.retry { $0.take(first: 2).promoteError(Fault.self) } },
    { flow, _ in flow.repeat(2) },
    { flow, _ in flow.materialize().dematerialize() },
    { flow, _ in flow.materializeResults().dematerializeResults() },
    { flow, at in flow.on(starting: { [item = at.item] in _ = item }, value: { [item = at.item] _ in _ = item }) },
    { flow, _ in flow.logEvents(logger: { _, _, _, _, _ in }) },
    { flow, _ in flow.share() },
    { flow, _ in flow.share(replay: 2, scope: .forever) },
    { flow, _ in flow.replayLazily(upTo: 2) },
    { flow, _ in flow.makeConnectable(replay: 1).refCount() },
    { flow, at in flow.makeConnectable().refCount(disconnectAfter: 0.002, on: at.scheduler) },
    { flow, _ in flow.makeConnectable().autoconnect(after: 2) },
    { flow, at in flow.start(on: at.scheduler) },
    { flow, at in flow.observe(on: at.scheduler) },
    { flow, at in flow.observe(on: at.scheduler, buffering: .bounded(2, whenFull: .dropOldest)) },
    { flow, at in flow.delay(0.001, on: at.scheduler) },
    { flow, at in flow.delayStart(0.001, on: at.scheduler) },
    { flow, at in flow.debounce(0.001, on: at.scheduler) },
    { flow, at in flow.throttle(0.001, on: at.scheduler) },
    { flow, at in flow.throttle(0.001, on: at.scheduler, latest: false) },
    { flow, at in flow.throttle(while: MutableProperty(false), on: at.scheduler) },
    { flow, at in flow.lazyMap(on: at.scheduler) { $0 } },
    { flow, at in flow.timestamp(on: at.scheduler).map(\.value) },
    { flow, at in flow.measureInterval(on: at.scheduler).map { _ in at.item } },
    { flow, at in
        flow.merge(
            with: SignalProducer<Date, Never>.timer(interval: .milliseconds(1), on: at.scheduler).map { _ in at.item }
                .promoteError())
    },
    { flow, at in
        flow.merge(
            with: SignalProducer<Item, Never>.interval(
                [at.item, at.item], interval: .milliseconds(1), on: at.scheduler
            )
            .promoteError())
    },
    { flow, at in flow.map { $0.number < 9 }.and(at.other.map { $0.number > 3 }).map { _ in at.item } },
    { flow, at in flow.map { $0.number < 9 }.or(at.other.map { $0.number > 3 }).negate().map { _ in at.item } },
    { flow, at in SignalProducer.all([flow.map { $0.number < 9 }, at.other.map { _ in true }]).map { _ in at.item } },
    { flow, at in SignalProducer.any([flow.map { $0.number < 9 }, at.other.map { _ in true }]).map { _ in at.item } },
]

/// A chain of random operators on two sources that are sent to.
func typedLine(_ round: Round, _ numbers: inout Numbers, leaking: Bool = false) -> Line {
    let (signal, input) = Signal<Item, Fault>.pipe()
    let (other, otherInput) = Signal<Item, Fault>.pipe()
    let scheduler = round.scheduler(&numbers)
    let place = TypedPlace(round: round, other: other.producer, scheduler: scheduler)
    var flow = signal.producer
    let operators = (0...numbers.below(4)).map { _ in numbers.below(typedOperators.count) }
    for number in operators { flow = typedOperators[number](flow, place) }
    if leaking { flow = flow.on(value: Leak().keep) }
    return Line(
        send: { $0.number % 4 == 0 ? otherInput.send(value: $0) : input.send(value: $0) },
        end: { fault in
            if let fault { return input.send(error: fault) }
            otherInput.sendCompleted()
            input.sendCompleted()
        },
        subscribe: { [flow] item in flow.on(value: { _ in _ = item }).start() }, operators: operators)
}
