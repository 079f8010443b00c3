import StreamCore
import StreamTesting
import Testing

/// An operator of typed streams, and the rules that it breaks on purpose.
struct ConformingOperator: CustomTestStringConvertible, Sendable {
    typealias Input = SignalProducer<Int, any Error>

    let testDescription: String
    let ignored: Set<ContractRule>
    let make: @Sendable (Input) -> any RecordableStream

    init(
        _ name: String, ignoring ignored: Set<ContractRule> = [],
        _ make: @escaping @Sendable (Input) -> any RecordableStream
    ) {
        testDescription = name
        self.ignored = ignored
        self.make = make
    }

    static let all = transforming + filtering + flattening + failures + timing + others

    private static var main: QueueScheduler { .main }

    private static let transforming: [ConformingOperator] = [
        .init("map") { $0.map { $0 + 1 } },
        .init("map(value:)") { $0.map(value: 1) },
        .init("compactMap") { $0.compactMap { $0 % 2 == 0 ? $0 : nil } },
        .init("scan") { $0.scan(0, +) },
        .init("scanMap") { $0.scanMap(0) { ($0 + $1, $0) } },
        .init("reduce") { $0.reduce(0, +) },
        .init("collect") { $0.collect() },
        .init("collect(count:)") { $0.collect(count: 2) },
        .init("buffer(count:skip:)") { $0.buffer(count: 3, skip: 2) },
        .init("combinePrevious") { $0.combinePrevious() },
        .init("materialize") { $0.materialize().map { "\($0)" } },
        .init("dematerialize") { $0.materialize().dematerialize() },
        .init("materializeResults") { $0.materializeResults().dematerializeResults() },
    ]

    private static let filtering: [ConformingOperator] = [
        .init("filter") { $0.filter { $0 > 2 } },
        .init("take(first:)") { $0.take(first: 2) },
        .init("take(last:)") { $0.take(last: 2) },
        .init("take(while:)") { $0.take(while: { $0 < 3 }) },
        .init("take(until:)") { $0.take(until: SignalProducer<(), Never>.never) },
        .init("skip(first:)") { $0.skip(first: 1) },
        .init("skip(while:)") { $0.skip(while: { $0 < 3 }) },
        .init("skip(until:)") { $0.skip(until: SignalProducer<(), Never>(value: ())) },
        .init("skipRepeats") { $0.skipRepeats() },
        .init("uniqueValues") { $0.uniqueValues() },
        .init("distinct(last:)") { $0.distinct(last: 2) },
        .init("ifEmpty") { $0.ifEmpty(0) },
    ]

    private static func inner(_ value: Int) -> Input { Input([value, value]) }

    private static let flattening: [ConformingOperator] = [
        .init("flatMap(.merge)") { $0.flatMap(.merge, inner) },
        .init("flatMap(.concat)") { $0.flatMap(.concat, inner) },
        .init("flatMap(.latest)") { $0.flatMap(.latest, inner) },
        .init("flatMap(.latest), later") { $0.flatMap(.latest) { inner($0).delay(1, on: main) } },
        .init("flatMap(.concat), later") { $0.flatMap(.concat) { inner($0).delay(1, on: main) } },
        .init("flatMap(.race)") { $0.flatMap(.race, inner) },
        .init("flatMap(.concurrent(limit: 2))") { $0.flatMap(.concurrent(limit: 2), inner) },
        .init("concat") { $0.concat(Input([7, 8])) },
        .init("prefix") { $0.prefix(value: 0) },
        .init("then") { $0.then(Input([7, 8])) },
        .init("groupBy") { $0.groupBy { $0 % 2 }.flatMap(.merge) { $0 } },
    ]

    private static let failures: [ConformingOperator] = [
        .init("mapError") { $0.mapError { $0 as any Error } },
        .init("flatMapError") { $0.flatMapError { _ in Input(value: 9) } },
        .init("attempt") { $0.attempt { _ in .success(()) } },
        .init("attemptMap") { $0.attemptMap { .success($0 + 1) } },
        .init("retry") { $0.retry(upTo: 2) },
        .init("timeout") { $0.timeout(after: 30, raising: ConformingFailure.failed, on: main) },
    ]

    private static let timing: [ConformingOperator] = [
        .init("delay") { $0.delay(1, on: main) },
        .init("debounce") { $0.debounce(1, on: main) },
        .init("throttle") { $0.throttle(1, on: main) },
        .init("throttle(while:)") { $0.throttle(while: Property(value: false), on: main) },
        .init("collect(every:)") { $0.collect(every: .seconds(1), on: main, skipEmpty: true).take(first: 2) },
        .init("observe(on:)") { $0.observe(on: main) },
        .init("start(on:)") { $0.start(on: ImmediateScheduler()) },
        .init("lazyMap") { $0.lazyMap(on: main) { $0 + 1 } },
        .init("skip(for:)") { $0.skip(for: 1, on: main) },
        .init("take(for:)") { $0.take(for: 30, on: main) },
        .init("delayStart") { $0.delayStart(1, on: main) },
    ]

    private static let others: [ConformingOperator] = [
        .init("on") { $0.on(value: { _ in }) },
        .init("sample(on:)") { $0.sample(on: SignalProducer<(), Never>(value: ())) },
        .init("withLatest(from:)") { $0.withLatest(from: SignalProducer<Int, Never>(value: 1)) },
        .init("repeat") { $0.repeat(1) },
        .init("share") { $0.share() },
        .init("a chain") { $0.map { $0 + 1 }.filter { $0 > 2 }.scan(0, +).skipRepeats().take(first: 4) },
    ]
}

/// An operator of two typed streams.
struct ConformingJoin: CustomTestStringConvertible, Sendable {
    typealias Input = ConformingOperator.Input

    let testDescription: String
    let ignored: Set<ContractRule>
    let make: @Sendable (Input, Input) -> any RecordableStream

    init(
        _ name: String, ignoring ignored: Set<ContractRule> = [],
        _ make: @escaping @Sendable (Input, Input) -> any RecordableStream
    ) {
        testDescription = name
        self.ignored = ignored
        self.make = make
    }

    static let all: [ConformingJoin] = [
        .init("merge") { $0.merge(with: $1) },
        .init("zip") { $0.zip(with: $1) },
        .init("combineLatest") { $0.combineLatest(with: $1) },
        .init("concat") { $0.concat($1) },
        .init("race") { $0.race(with: $1) },
        .init("then") { $0.then($1) },
        .init("takeUntil") { $0.take(until: safe($1).map { _ in }) },
        .init("take(untilReplacement:)") { $0.take(untilReplacement: $1) },
        .init("skip(until:)") { $0.skip(until: safe($1).map { _ in }) },
        .init("sample") { $0.sample(with: safe($1)) },
        .init("withLatest") { $0.withLatest(from: safe($1)) },
        .init("ifEmpty(switchTo:)") { $0.ifEmpty(switchTo: $1) },
        .init("flatMap(.merge)") { first, second in first.flatMap(.merge) { _ in second } },
        .init("flatMap(.latest)") { first, second in first.flatMap(.latest) { _ in second } },
        .init("flatMap(.concat)") { first, second in first.flatMap(.concat) { _ in second } },
        .init("flatMapError") { first, second in first.flatMapError { _ in second } },
    ]

    private static func safe(_ input: Input) -> SignalProducer<Int, Never> {
        input.flatMapError { _ in SignalProducer<Int, Never>.empty }
    }
}
