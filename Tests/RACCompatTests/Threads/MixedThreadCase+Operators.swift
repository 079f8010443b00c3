import Foundation
import RACCompat

extension MixedThreadCase {
    /// All operators of `Sources/RACCompat/Operators`.
    static let operators: [MixedThreadCase] =
        bound + scanning + combining + flattening + sharing + timing + restarting + passing

    /// What is derived from `bind`: a value from a thread without a scheduler arrives by way of another thread.
    private static let bound: [MixedThreadCase] = [
        MixedThreadCase("bind") { $0.bind { { value, _ in .return(value) } } },
        MixedThreadCase("bind to signals that are subscribed to") { $0.bind { { value, _ in subscribable(value) } } },
        MixedThreadCase("map") { $0.map { $0 } },
        MixedThreadCase("mapReplace") { $0.mapReplace(1) },
        MixedThreadCase("not") { $0.not() },
        MixedThreadCase("and") { $0.map { RACTuplePack($0, true) }.and() },
        MixedThreadCase("or") { $0.map { RACTuplePack($0, false) }.or() },
        MixedThreadCase("any", arriving: { _ in 1...1 }) { $0.any { _ in false } },
        MixedThreadCase("any, of the first value", arriving: { _ in 1...1 }) { $0.any() },
        MixedThreadCase("all", arriving: { _ in 1...1 }) { $0.all { _ in true } },
        MixedThreadCase("reduceEach") { $0.map { RACTuplePack($0) }.reduceEach { (number: Int) in number } },
        MixedThreadCase("reduceApply") {
            let block: ([Any?]) -> Any? = { $0.first ?? nil }
            return $0.map { [block] in RACTuplePack(block, $0) }.reduceApply()
        },
        MixedThreadCase("filter") { $0.filter { _ in true } },
        MixedThreadCase("ignore") { $0.ignore(-1) },
        MixedThreadCase("ignoreValues", arriving: { _ in 0...0 }) { $0.ignoreValues() },
        MixedThreadCase("skip", arriving: { $0 - 10...$0 - 10 }) { $0.skip(10) },
        MixedThreadCase("skipUntilBlock") { $0.skipUntilBlock { _ in true } },
        MixedThreadCase("skipWhileBlock") { $0.skipWhileBlock { _ in false } },
        MixedThreadCase("distinctUntilChanged") { $0.distinctUntilChanged() },
        MixedThreadCase("distinctUntilChanged, of equal values", arriving: { _ in 1...1 }) {
            $0.mapReplace("a").distinctUntilChanged()
        },
        MixedThreadCase("take") { $0.take(.max) },
        MixedThreadCase("take, fewer than come", arriving: { _ in 10...10 }) { $0.take(10) },
        MixedThreadCase("takeUntilBlock") { $0.takeUntilBlock { _ in false } },
        MixedThreadCase("takeWhileBlock") { $0.takeWhileBlock { _ in true } },
        MixedThreadCase("try") { $0.try { _ in true } },
        MixedThreadCase("tryMap") { $0.tryMap { $0 } },
        MixedThreadCase("dematerialize") { $0.materialize().dematerialize() },
        MixedThreadCase("map, filter, take, skip, distinctUntilChanged") {
            $0.map { $0 }.filter { _ in true }.take(.max).skip(0).distinctUntilChanged()
        },
    ]

    /// What counts what comes: a value that two threads hand on at once is counted once.
    ///
    /// Behind `map`, since the results of the first operator are not in order: some change threads, and some do not.
    private static let scanning: [MixedThreadCase] = [
        MixedThreadCase("scanWithStart") { $0.scanWithStart(0) { running, _ in int(running) + 1 } },
        MixedThreadCase("scanWithStart, after map", weight: itself) {
            $0.map { $0 }.scanWithStart(0) { running, _ in int(running) + 1 }.takeLast(1)
        },
        MixedThreadCase("scanWithStart, with indexes", weight: { int($0) + 1 }) {
            $0.map { $0 }.scanWithStart(0) { _, _, index in index }.takeLast(1)
        },
        MixedThreadCase("combinePreviousWithStart") { $0.combinePreviousWithStart(0) { _, next in next } },
        MixedThreadCase("aggregateWithStart", weight: itself) {
            $0.map { $0 }.aggregateWithStart(0) { running, _ in int(running) + 1 }
        },
        MixedThreadCase("aggregateWithStartFactory", weight: itself) {
            $0.map { $0 }.aggregateWithStartFactory({ 0 }, reduce: { running, _ in int(running) + 1 })
        },
        MixedThreadCase("collect", weight: { ($0 as? [Any])?.count ?? 0 }) { $0.map { $0 }.collect() },
        MixedThreadCase("takeLast") { $0.map { $0 }.takeLast(.max) },
        MixedThreadCase("takeLast, fewer than come", arriving: { _ in 7...7 }) { $0.map { $0 }.takeLast(7) },
        MixedThreadCase("skip, after map", arriving: { $0 - 10...$0 - 10 }) { $0.map { $0 }.skip(10) },
        MixedThreadCase("take, after map", arriving: { _ in 10...10 }) { $0.map { $0 }.take(10) },
    ]

    private static let combining: [MixedThreadCase] = [
        MixedThreadCase("merge", arriving: { 2 * $0...2 * $0 }) { $0.map { $0 }.merge($0) },
        MixedThreadCase("merge, of many", arriving: { 3 * $0...3 * $0 }) {
            RACSignal.merge([$0.map { $0 }, $0, $0.filter { _ in true }])
        },
        MixedThreadCase("concat") { $0.map { $0 }.concat(.empty()) },
        MixedThreadCase("concat, of many") { RACSignal.concat([.empty(), $0.map { $0 }, .empty()]) },
        MixedThreadCase("then", arriving: { _ in 1...1 }) { $0.then { .return(1) } },
        MixedThreadCase("startWith", arriving: { $0 + 1...$0 + 1 }) { $0.map { $0 }.startWith(0) },
        MixedThreadCase("zipWith") { $0.map { $0 }.zipWith($0) },
        MixedThreadCase("zip") { RACSignal.zip([$0.map { $0 }, $0, $0.filter { _ in true }]) },
        MixedThreadCase("zip, with a block") {
            RACSignal.zip([$0.map { $0 }, $0]) { (left: Int, right: Int) in left + right }
        },
        MixedThreadCase("combineLatestWith", arriving: { $0...2 * $0 }) { $0.map { $0 }.combineLatestWith($0) },
        MixedThreadCase("combineLatest", arriving: { $0...3 * $0 }) {
            RACSignal.combineLatest([$0.map { $0 }, $0, $0.filter { _ in true }])
        },
        MixedThreadCase("combineLatest, with a block", arriving: { $0...2 * $0 }) {
            RACSignal.combineLatest([$0.map { $0 }, $0]) { (left: Int, right: Int) in left + right }
        },
        MixedThreadCase("sample", arriving: { 0...$0 }) { $0.map { $0 }.sample($0.filter { _ in true }) },
        MixedThreadCase("takeUntil") { $0.map { $0 }.takeUntil(.never()) },
        MixedThreadCase("takeUntil, by another thread", arriving: { 0...$0 }) {
            $0.map { $0 }.takeUntil($0.skip(100))
        },
        MixedThreadCase("takeUntilReplacement", end: .never) { $0.map { $0 }.takeUntilReplacement(.never()) },
        MixedThreadCase("takeUntilReplacement, by another thread", arriving: { 0...2 * $0 }) {
            $0.map { $0 }.takeUntilReplacement($0.skip(100))
        },
    ]

    private static let flattening: [MixedThreadCase] = [
        MixedThreadCase("flattenMap") { $0.flattenMap { .return($0) } },
        MixedThreadCase("flattenMap, to signals that are subscribed to") { $0.flattenMap { subscribable($0) } },
        MixedThreadCase("flattenMap, to signals that answer elsewhere") {
            let scheduler = RACScheduler.scheduler()
            return $0.flattenMap { value in RACSignal.return(value).deliverOn(scheduler) }
        },
        MixedThreadCase("flatten") { $0.map { RACSignal.return($0) }.flatten() },
        MixedThreadCase("flatten, without a limit") { $0.map { RACSignal.return($0) }.flatten(0) },
        MixedThreadCase("flatten, two at once") { $0.map { subscribable($0) }.flatten(2) },
        MixedThreadCase("concat, of what is sent") { $0.map { subscribable($0) }.concat() },
        MixedThreadCase("groupBy") { $0.groupBy { int($0) % 5 }.flatten() },
        MixedThreadCase("groupBy, with a transform") {
            $0.map { $0 }.groupBy({ int($0) % 5 }, transform: { $0 }).flatten()
        },
        MixedThreadCase("switchToLatest", arriving: { 0...$0 }) { $0.map { subscribable($0) }.switchToLatest() },
        MixedThreadCase("switch", arriving: { 0...$0 }) {
            RACSignal.switch($0, cases: [1: .return(1)], default: .return(2))
        },
        MixedThreadCase("if", arriving: { 0...$0 }) { RACSignal.if($0, then: .return(1), else: .never()) },
    ]

    private static let sharing: [MixedThreadCase] = [
        MixedThreadCase("publish") { $0.map { $0 }.publish().autoconnect() },
        MixedThreadCase("multicast") { connected($0.map { $0 }.multicast(RACReplaySubject())) },
        MixedThreadCase("multicast, to a behavior subject", arriving: { $0 + 1...$0 + 1 }) {
            $0.map { $0 }.multicast(RACBehaviorSubject(defaultValue: 0)).autoconnect()
        },
        MixedThreadCase("replay") { $0.map { $0 }.replay() },
        MixedThreadCase("replayLast") { $0.map { $0 }.replayLast() },
        MixedThreadCase("replayLazily") { $0.map { $0 }.replayLazily() },
        MixedThreadCase("startLazilyWithScheduler") { source in
            .startLazilyWithScheduler(.immediateScheduler()) { source.map { $0 }.subscribe($0) }
        },
        MixedThreadCase("startEagerlyWithScheduler") { source in
            .startEagerlyWithScheduler(.immediateScheduler()) { source.map { $0 }.subscribe($0) }
        },
    ]

    private static let timing: [MixedThreadCase] = [
        MixedThreadCase("deliverOn") { $0.map { $0 }.deliverOn(.scheduler()) },
        MixedThreadCase("deliverOnMainThread") { $0.map { $0 }.deliverOnMainThread() },
        MixedThreadCase("subscribeOn") { $0.map { $0 }.subscribeOn(.immediateScheduler()) },
        MixedThreadCase("delay", end: .withSourceAfterAllValues) { $0.map { $0 }.delay(0.001) },
        MixedThreadCase("throttle", arriving: { 1...$0 }) { $0.map { $0 }.throttle(0.0001) },
        MixedThreadCase("throttle, of no value") { $0.map { $0 }.throttle(1) { _ in false } },
        MixedThreadCase("throttle, of some values", arriving: { $0 / 2...$0 }) {
            $0.map { $0 }.throttle(0.0001) { int($0) % 2 == 0 }
        },
        MixedThreadCase("bufferWithTime", weight: { ($0 as? RACTuple)?.count ?? 0 }) {
            $0.map { $0 }.bufferWithTime(0.0001, onScheduler: .scheduler())
        },
        MixedThreadCase("timeout") { $0.map { $0 }.timeout(3600, onScheduler: .scheduler()) },
        MixedThreadCase("interval", arriving: { _ in 0...Int.max }) {
            RACSignal.interval(0.0005, onScheduler: .scheduler()).map { $0 }.takeUntil($0.ignoreValues())
        },
    ]

    private static let restarting: [MixedThreadCase] = [
        MixedThreadCase("repeat", end: .never) { $0.map { $0 }.repeat() },
        MixedThreadCase("retry") { $0.map { $0 }.retry() },
        MixedThreadCase("retry, a number of times") { $0.map { $0 }.retry(3) },
        MixedThreadCase("catch") { $0.map { $0 }.catch { _ in .empty() } },
        MixedThreadCase("catchTo") { $0.map { $0 }.catchTo(.empty()) },
    ]

    private static let passing: [MixedThreadCase] = [
        MixedThreadCase("doNext") { $0.map { $0 }.doNext { _ in } },
        MixedThreadCase("doError") { $0.map { $0 }.doError { _ in } },
        MixedThreadCase("doCompleted") { $0.map { $0 }.doCompleted {} },
        MixedThreadCase("initially") { $0.map { $0 }.initially {} },
        MixedThreadCase("finally") { $0.map { $0 }.finally {} },
        MixedThreadCase("materialize", arriving: { $0 + 1...$0 + 1 }) { $0.map { $0 }.materialize() },
        MixedThreadCase("setKeyPath", end: .never) { source in
            let target = Target()
            let binding = source.map { $0 }.setKeyPath(\.number, onObject: target)
            return .createSignal { subscriber in
                target.numbers.subscribe(subscriber)
                return binding
            }
        },
    ]

    /// What has an operator of its own to hand values on, and needs no line here.
    static let composed = [
        // They write to a log that the whole process shares, and are `doNext`, `doError` and `doCompleted` otherwise.
        "logNext", "logError", "logCompleted", "logAll",
    ]

    private static func connected(_ connection: RACMulticastConnection) -> RACSignal {
        connection.connect()
        return connection.signal
    }
}

/// An object whose property is set by a signal.
private final class Target: @unchecked Sendable {  // set by one thread at a time, which is what is tested
    let numbers = RACSubject()
    var number = 0 {
        didSet { numbers.sendNext(number) }
    }
}
