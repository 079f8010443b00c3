import RACCompat
import StreamTesting
import Testing

/// An operator of the dynamic layer, and the rules that it breaks on purpose.
struct ConformingSignal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let ignored: Set<ContractRule>
    let make: @Sendable (RACSignal) -> RACSignal

    init(
        _ name: String, ignoring ignored: Set<ContractRule> = [], _ make: @escaping @Sendable (RACSignal) -> RACSignal
    ) {
        testDescription = name
        self.ignored = ignored
        self.make = make
    }

    static let all = bound + flattening + others

    /// What operators break that hand their subscriber to the source as it is, as the original does.
    private static let passing: Set<ContractRule> = [.nothingAfterTheEnd]

    private static let bound: [ConformingSignal] = [
        .init("map") { $0.map { $0 } },
        .init("mapReplace") { $0.mapReplace(1) },
        .init("filter") { $0.filter { number($0) > 2 } },
        .init("ignore") { $0.ignore(3) },
        .init("ignoreValues") { $0.ignoreValues() },
        .init("skip") { $0.skip(1) },
        .init("skipUntilBlock") { $0.skipUntilBlock { number($0) > 2 } },
        .init("skipWhileBlock") { $0.skipWhileBlock { number($0) < 3 } },
        .init("take") { $0.take(2) },
        .init("takeLast") { $0.takeLast(2) },
        .init("takeUntilBlock") { $0.takeUntilBlock { number($0) > 2 } },
        .init("takeWhileBlock") { $0.takeWhileBlock { number($0) < 3 } },
        .init("distinctUntilChanged") { $0.distinctUntilChanged() },
        .init("scanWithStart") { $0.scanWithStart(0) { running, next in number(running) + number(next) } },
        .init("aggregateWithStart") { $0.aggregateWithStart(0) { running, next in number(running) + number(next) } },
        .init("combinePreviousWithStart") { $0.combinePreviousWithStart(0) { _, next in next } },
        .init("collect") { $0.collect() },
        .init("materialize") { $0.materialize() },
        .init("dematerialize") { $0.materialize().dematerialize() },
        // A nested value comes before the stop.
        .init("any", ignoring: [.reentrantSendsNest]) { $0.any { number($0) > 2 } },
        .init("all") { $0.all { number($0) < 9 } },
        .init("try") { $0.try { _ in true } },
        .init("tryMap") { $0.tryMap { $0 } },
    ]

    private static func number(_ value: Any?) -> Int { value as? Int ?? 0 }

    private static func inner(_ value: Any?) -> RACSignal { .return(value).concat(.return(value)) }

    private static let flattening: [ConformingSignal] = [
        .init("flattenMap") { $0.flattenMap { inner($0) } },
        .init("flatten, two at once") { $0.map { inner($0) }.flatten(2) },
        .init("concat, of what is sent") { $0.map { inner($0) }.concat() },
        // A nested value switches.
        .init("switchToLatest", ignoring: [.reentrantSendsNest]) { $0.map { inner($0) }.switchToLatest() },
        .init("merge") { $0.merge(.return(7)) },
        .init("concat") { $0.concat(.return(7)) },
        .init("then") { $0.then { .return(7) } },
        .init("startWith", ignoring: passing) { $0.startWith(0) },
        .init("takeUntil") { $0.takeUntil(.never()) },
        .init("takeUntilReplacement") { $0.takeUntilReplacement(.never()) },
        .init("groupBy") { $0.groupBy { number($0) % 2 }.flatten() },
    ]

    private static let others: [ConformingSignal] = [
        .init("delay") { $0.delay(1) },
        .init("throttle") { $0.throttle(1) },
        .init("timeout") { $0.timeout(30, onScheduler: .mainThreadScheduler()) },
        .init("bufferWithTime") { $0.bufferWithTime(1, onScheduler: .mainThreadScheduler()) },
        .init("deliverOn") { $0.deliverOn(.mainThreadScheduler()) },
        .init("subscribeOn", ignoring: passing) { $0.subscribeOn(.mainThreadScheduler()) },
        .init("retry") { $0.retry(2) },
        .init("catchTo") { $0.catchTo(.return(9)) },
        .init("doNext") { $0.doNext { _ in } },
        .init("doError") { $0.doError { _ in } },
        .init("doCompleted") { $0.doCompleted {} },
        .init("initially", ignoring: passing) { $0.initially {} },
        .init("finally") { $0.finally {} },
    ]
}
