import RACCompat
import Testing

/// One operator, applied to a source that sends numbers; its closures hold the object they are given.
///
/// The description begins with the selector of the original.
struct OperatorCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let build: @Sendable (RACSignal, Tracked) -> RACSignal

    init(_ name: String, _ build: @escaping @Sendable (RACSignal, Tracked) -> RACSignal) {
        testDescription = name
        self.build = build
    }

    /// The operators whose subscriptions end with what subscribed.
    static let all: [OperatorCase] = transforming + filtering + combining + flattening + timing + failing + others

    private static let transforming: [OperatorCase] = [
        OperatorCase("-map:") { source, held in source.map { held.pass($0) } },
        OperatorCase("-mapReplace:") { source, held in source.mapReplace(held) },
        OperatorCase("-scanWithStart:reduce:") { source, held in
            source.scanWithStart(held) { _, next in held.pass(next) }
        },
        OperatorCase("-scanWithStart:reduceWithIndex:") { source, held in
            source.scanWithStart(0) { _, next, _ in held.pass(next) }
        },
        OperatorCase("-combinePreviousWithStart:reduce:") { source, held in
            source.combinePreviousWithStart(held) { _, next in held.pass(next) }
        },
        OperatorCase("-aggregateWithStart:reduce:") { source, held in
            source.aggregateWithStart(held) { _, next in held.pass(next) }
        },
        OperatorCase("-aggregateWithStartFactory:reduce:") { source, held in
            source.aggregateWithStartFactory({ held.pass(0) }, reduce: { $1 })
        },
        OperatorCase("-aggregateWithStart:reduceWithIndex:") { source, held in
            source.aggregateWithStart(held) { _, next, _ in held.pass(next) }
        },
        OperatorCase("-collect") { source, held in source.map { _ in held }.collect() },
        OperatorCase("-materialize") { source, held in source.map { held.pass($0) }.materialize() },
        OperatorCase("-dematerialize") { source, held in
            source.map { held.pass($0) }.materialize().dematerialize()
        },
        OperatorCase("-any") { source, held in source.filter { held.pass($0) == nil }.any() },
        OperatorCase("-any:") { source, held in source.any { _ in held.pass(nil) != nil } },
        OperatorCase("-all:") { source, held in source.all { _ in held.pass(nil) == nil } },
        OperatorCase("-not") { source, held in source.map { held.pass($0) }.not() },
        OperatorCase("-and") { source, held in source.map { RACTuplePack(held.pass($0)) }.and() },
        OperatorCase("-or") { source, held in source.map { RACTuplePack(held.pass($0)) }.or() },
        OperatorCase("-reduceEach:") { source, held in
            source.map { RACTuplePack($0, $0) }.reduceEach { (first: Int?, _: Int?) in held.pass(first) }
        },
        OperatorCase("-reduceApply") { source, held in
            let block: ([Any?]) -> Any? = { held.pass($0.first ?? nil) }
            return source.map { [block] in RACTuplePack(block, $0) }.reduceApply()
        },
    ]

    private static let filtering: [OperatorCase] = [
        OperatorCase("-filter:") { source, held in source.filter { held.pass($0) != nil } },
        OperatorCase("-ignore:") { source, held in source.ignore(held) },
        OperatorCase("-ignoreValues") { source, held in source.map { held.pass($0) }.ignoreValues() },
        OperatorCase("-skip:") { source, held in source.map { held.pass($0) }.skip(1) },
        OperatorCase("-skipUntilBlock:") { source, held in source.skipUntilBlock { held.pass($0) != nil } },
        OperatorCase("-skipWhileBlock:") { source, held in source.skipWhileBlock { held.pass($0) == nil } },
        OperatorCase("-distinctUntilChanged") { source, held in source.map { _ in held }.distinctUntilChanged() },
        OperatorCase("-take:") { source, held in source.map { held.pass($0) }.take(5) },
        OperatorCase("-takeUntilBlock:") { source, held in source.takeUntilBlock { held.pass($0) == nil } },
        OperatorCase("-takeWhileBlock:") { source, held in source.takeWhileBlock { held.pass($0) != nil } },
        OperatorCase("-takeLast:") { source, held in source.map { _ in held }.takeLast(2) },
        OperatorCase("-takeUntil:") { source, held in source.takeUntil(source.filter { held.pass($0) == nil }) },
        OperatorCase("-takeUntilReplacement:") { source, held in
            source.map { held.pass($0) }.takeUntilReplacement(source.skip(1))
        },
    ]

    private static let combining: [OperatorCase] = [
        OperatorCase("-startWith:") { source, held in source.startWith(held) },
        OperatorCase("-concat:") { source, held in source.concat(.return(held)) },
        OperatorCase("-then:") { source, held in source.then { .return(held) } },
        OperatorCase("-merge:") { source, held in source.merge(source.map { held.pass($0) }) },
        OperatorCase("+merge:") { source, held in RACSignal.merge([source, source.map { held.pass($0) }]) },
        OperatorCase("+concat:") { source, held in
            RACSignal.concat([source.map { held.pass($0) }, source, .return(held)])
        },
        OperatorCase("-zipWith:") { source, held in source.map { _ in held }.zipWith(source.skip(1)) },
        OperatorCase("+zip:") { source, held in RACSignal.zip([source.map { _ in held }, source.skip(1), source]) },
        OperatorCase("+join:block:") { source, held in
            RACStream.join([source.map { _ in held }, source]) { $0.zipWith($1) } as? RACSignal ?? .never()
        },
        OperatorCase("+zip:reduce:") { source, held in
            RACSignal.zip([source, source]) { (first: Int, _: Int) in held.pass(first) }
        },
        OperatorCase("-combineLatestWith:") { source, held in source.map { _ in held }.combineLatestWith(source) },
        OperatorCase("+combineLatest:") { source, held in
            RACSignal.combineLatest([source.map { _ in held }, source, source])
        },
        OperatorCase("+combineLatest:reduce:") { source, held in
            RACSignal.combineLatest([source, source]) { (first: Int, _: Int) in held.pass(first) }
        },
        OperatorCase("-sample:") { source, held in source.map { _ in held }.sample(source.skip(1)) },
    ]

    private static let flattening: [OperatorCase] = [
        OperatorCase("-bind:") { source, held in source.bind { { value, _ in .return(held.pass(value)) } } },
        OperatorCase("-flattenMap:") { source, held in source.flattenMap { .return(held.pass($0)) } },
        OperatorCase("-flattenMap: of pending signals") { source, held in
            source.flattenMap { _ in source.map { held.pass($0) } }
        },
        OperatorCase("-flatten") { source, held in source.map { .return(held.pass($0)) as RACSignal }.flatten() },
        OperatorCase("-flatten:") { source, held in
            source.map { _ in source.map { held.pass($0) } }.flatten(1)
        },
        OperatorCase("-concat") { source, held in source.map { .return(held.pass($0)) as RACSignal }.concat() },
        OperatorCase("-switchToLatest") { source, held in
            source.map { _ in source.map { held.pass($0) } }.switchToLatest()
        },
        OperatorCase("+switch:cases:default:") { source, held in
            RACSignal.switch(source, cases: [1: source.map { held.pass($0) }], default: .return(held))
        },
        OperatorCase("+if:then:else:") { source, held in
            RACSignal.if(source, then: source.map { held.pass($0) }, else: .never())
        },
        OperatorCase("-groupBy:") { source, held in source.groupBy { held.pass($0) }.flatten() },
        OperatorCase("-groupBy:transform:") { source, held in
            source.groupBy({ held.pass($0) }, transform: { held.pass($0) }).flatten()
        },
    ]

    private static let timing: [OperatorCase] = [
        OperatorCase("-throttle:") { source, held in source.map { _ in held }.throttle(1) },
        OperatorCase("-throttle:valuesPassingTest:") { source, held in
            source.throttle(1) { held.pass($0) as? Int == 1 }
        },
        OperatorCase("-delay:") { source, held in source.map { _ in held }.delay(1) },
        OperatorCase("-bufferWithTime:onScheduler:") { source, held in
            source.map { _ in held }.bufferWithTime(1, onScheduler: current)
        },
        OperatorCase("-timeout:onScheduler:") { source, held in
            source.map { held.pass($0) }.timeout(1, onScheduler: current)
        },
        OperatorCase("-deliverOn:") { source, held in source.map { _ in held }.deliverOn(current) },
        OperatorCase("-subscribeOn:") { source, held in source.map { held.pass($0) }.subscribeOn(current) },
        OperatorCase("-deliverOnMainThread") { source, held in source.map { _ in held }.deliverOnMainThread() },
        OperatorCase("-repeat") { source, held in source.map { held.pass($0) }.repeat() },
        OperatorCase("-retry:") { source, held in source.map { held.pass($0) }.retry(3) },
        OperatorCase("-retry") { source, held in source.map { held.pass($0) }.retry() },
    ]

    private static let failing: [OperatorCase] = [
        OperatorCase("-catch:") { source, held in source.catch { _ in .return(held) } },
        OperatorCase("-catchTo:") { source, held in source.catchTo(.return(held)) },
        OperatorCase("-try:") { source, held in source.try { held.pass($0) != nil } },
        OperatorCase("-tryMap:") { source, held in source.tryMap { held.pass($0) } },
    ]

    private static let others: [OperatorCase] = [
        OperatorCase("-doNext:") { source, held in source.doNext { _ = held.pass($0) } },
        OperatorCase("-doError:") { source, held in source.doError { _ in _ = held.pass(nil) } },
        OperatorCase("-doCompleted:") { source, held in source.doCompleted { _ = held.pass(nil) } },
        OperatorCase("-initially:") { source, held in source.initially { _ = held.pass(nil) } },
        OperatorCase("-finally:") { source, held in source.finally { _ = held.pass(nil) } },
        OperatorCase("+defer:") { source, held in .defer { source.map { held.pass($0) } } },
        OperatorCase("+try:") { source, held in source.flattenMap { value in .try { held.pass(value) } } },
        OperatorCase("-autoconnect") { source, held in source.map { held.pass($0) }.publish().autoconnect() },
    ]

    /// The operators that write to the log, which tests must not do at the same time.
    static let logging: [OperatorCase] = [
        OperatorCase("-logNext") { source, held in source.map { held.pass($0) }.logNext() },
        OperatorCase("-logError") { source, held in source.map { held.pass($0) }.logError() },
        OperatorCase("-logCompleted") { source, held in source.map { held.pass($0) }.logCompleted() },
        OperatorCase("-logAll") { source, held in source.map { held.pass($0) }.logAll() },
    ]

    /// The operators that go on without subscribers, as long as their source does.
    static let replaying: [OperatorCase] = [
        OperatorCase("-publish") { source, held in
            let connection = source.map { held.pass($0) }.publish()
            connection.connect()
            return connection.signal
        },
        OperatorCase("-multicast:") { source, held in
            let connection = source.map { held.pass($0) }.multicast(RACBehaviorSubject(defaultValue: held))
            connection.connect()
            return connection.signal
        },
        OperatorCase("-replay") { source, held in source.map { held.pass($0) }.replay() },
        OperatorCase("-replayLast") { source, held in source.map { held.pass($0) }.replayLast() },
        OperatorCase("-replayLazily") { source, held in source.map { held.pass($0) }.replayLazily() },
        OperatorCase("+startLazilyWithScheduler:block:") { source, held in
            RACSignal.startLazilyWithScheduler(current) { source.map { held.pass($0) }.subscribe($0) }
        },
        OperatorCase("+startEagerlyWithScheduler:block:") { source, held in
            RACSignal.startEagerlyWithScheduler(current) { source.map { held.pass($0) }.subscribe($0) }
        },
    ]

    private static var current: RACScheduler { RACScheduler.currentScheduler() ?? .scheduler() }
}
