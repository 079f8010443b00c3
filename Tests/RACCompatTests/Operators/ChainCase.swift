import Foundation
import RACCompat
import Testing

/// One operator that long chains are made of: it takes its input once, and makes numbers of numbers.
struct ChainCase: Sendable, CustomTestStringConvertible {
    /// The file of `Sources/RACCompat/Operators` where the operator is.
    let file: String
    let testDescription: String
    let build: @Sendable (RACSignal) -> RACSignal

    init(_ file: String, _ name: String, _ build: @escaping @Sendable (RACSignal) -> RACSignal) {
        self.file = file
        testDescription = name
        self.build = build
    }

    static let all = derivedFromBind + combining + flattening + timing + sharing + failing + others

    /// The files that have no case, and why.
    static let reasons = [
        "Interval": "It has no input.",
        "BindingRing": "The file counts writes, and has no operator.",
        "KeyPathBindings": "The file holds what is bound, and has no operator.",
        "Log": "They are doNext, doError and doCompleted, and would write 40,000 lines.",
        "SetKeyPath": "It subscribes, and makes no signal.",
    ]

    private static let derivedFromBind: [ChainCase] = [
        ChainCase("Bind", "-bind:") { $0.bind { { value, _ in .return(value) } } },
        ChainCase("Bind", "-flattenMap:") { $0.flattenMap { .return($0) } },
        ChainCase("Bind", "-flattenMap: of signals that are subscribed to") { input in
            input.flattenMap { value in .defer { .return(value) } }
        },
        ChainCase("Bind", "-flatten") { $0.map { RACSignal.return($0) }.flatten() },
        ChainCase("Filter", "-filter:") { $0.filter { _ in true } },
        ChainCase("Filter", "-ignore:") { $0.ignore(-1) },
        ChainCase("Filter", "-ignoreValues") { $0.ignoreValues() },
        ChainCase("Map", "-map:") { $0.map { $0 } },
        ChainCase("Map", "-mapReplace:") { $0.mapReplace(1) },
        ChainCase("Predicates", "-any:") { $0.any { $0 as? Int == 1 }.map { _ in 1 } },
        ChainCase("Predicates", "-all:") { $0.all { $0 as? Int == 1 }.map { _ in 1 } },
        ChainCase("Predicates", "-not") { $0.map { $0 as? Int == 1 }.not().map { _ in 1 } },
        ChainCase("Predicates", "-and") { $0.map { RACTuplePack($0, true) }.and().map { _ in 1 } },
        ChainCase("ReduceEach", "-reduceEach:") { $0.map { RACTuplePack($0, 2) }.reduceEach { $0[0] } },
        ChainCase("ReduceEach", "-reduceApply") { input in
            let first: ([Any?]) -> Any? = { $0[0] }
            return input.map { RACTuplePack(first, $0) }.reduceApply()
        },
        ChainCase("Scan", "-scanWithStart:reduce:") { $0.scanWithStart(0) { $1 } },
        ChainCase("CombinePrevious", "-combinePreviousWithStart:reduce:") { $0.combinePreviousWithStart(0) { $1 } },
        ChainCase("Aggregate", "-aggregateWithStart:reduce:") { $0.aggregateWithStart(0) { $1 } },
        ChainCase("Aggregate", "-aggregateWithStartFactory:reduce:") { input in
            input.aggregateWithStartFactory({ 0 }, reduce: { $1 })
        },
        ChainCase("Collect", "-collect") { $0.collect().map { _ in 1 } },
        ChainCase("Skip", "-skip:") { $0.skip(0) },
        ChainCase("Skip", "-skipUntilBlock:") { $0.skipUntilBlock { _ in true } },
        ChainCase("DistinctUntilChanged", "-distinctUntilChanged") { $0.distinctUntilChanged() },
        ChainCase("Take", "-take:") { $0.take(5) },
        ChainCase("Take", "-take: of one") { $0.take(1) },
        ChainCase("Take", "-takeWhileBlock:") { $0.takeWhileBlock { _ in true } },
        ChainCase("TakeLast", "-takeLast:") { $0.takeLast(1) },
    ]

    private static let combining: [ChainCase] = [
        ChainCase("CombineLatest", "-combineLatestWith:") { $0.combineLatestWith(.return(2)).map(first) },
        ChainCase("CombineLatest", "+combineLatest:") { .combineLatest([.return(2), $0]).map(last) },
        ChainCase("CombineLatest", "+combineLatest:reduce:") { input in
            .combineLatest([input, .return(2)]) { (first: Int, _: Int) in first }
        },
        ChainCase("Concat", "-concat:") { $0.concat(.empty()) },
        ChainCase("Concat", "-concat: as the second") { RACSignal.empty().concat($0) },
        ChainCase("Concat", "+concat:") { .concat([.empty(), $0, .empty()]) },
        ChainCase("Concat", "-concat") { .return($0).concat() },
        ChainCase("Concat", "-then:") { $0.then { .return(1) } },
        ChainCase("Merge", "-merge:") { $0.merge(.empty()) },
        ChainCase("Merge", "+merge:") { .merge([.never(), $0]) },
        ChainCase("Sample", "-sample:") { $0.sample(.never()) },
        ChainCase("Sample", "-sample: as the sampler") { RACSignal.return(1).concat(.never()).sample($0) },
        ChainCase("StartWith", "-startWith:") { $0.startWith(0).skip(1) },
        ChainCase("TakeUntil", "-takeUntil:") { $0.takeUntil(.never()) },
        ChainCase("TakeUntil", "-takeUntil: as the trigger") { RACSignal.never().takeUntil($0) },
        ChainCase("TakeUntil", "-takeUntilReplacement:") { $0.takeUntilReplacement(.never()) },
        ChainCase("TakeUntil", "-takeUntilReplacement: as the replacement") {
            RACSignal.never().takeUntilReplacement($0)
        },
        ChainCase("Zip", "-zipWith:") { $0.zipWith(.return(2)).map(first) },
        ChainCase("Zip", "+zip:") { .zip([.return(2), $0]).map(last) },
        ChainCase("Zip", "+zip:reduce:") { input in .zip([input, .return(2)]) { (first: Int, _: Int) in first } },
    ]

    private static let flattening: [ChainCase] = [
        ChainCase("Flatten", "-flatten:") { input in input.map { RACSignal.return($0) }.flatten(1) },
        ChainCase("GroupBy", "-groupBy:") { $0.groupBy { _ in 1 }.flatten() },
        ChainCase("SwitchToLatest", "-switchToLatest") { input in input.map { RACSignal.return($0) }.switchToLatest() },
        ChainCase("SwitchToLatest", "-switchToLatest of the input") { RACSignal.return($0).switchToLatest() },
        ChainCase("SwitchToLatest", "+if:then:else:") { .if($0.map { _ in true }, then: .return(1), else: .never()) },
    ]

    private static let timing: [ChainCase] = [
        ChainCase("BufferWithTime", "-bufferWithTime:onScheduler:") {
            $0.bufferWithTime(1, onScheduler: current).map(first)
        },
        ChainCase("Delay", "-delay:") { $0.delay(1) },
        ChainCase("DeliverOn", "-deliverOn:") { $0.deliverOn(current) },
        ChainCase("DeliverOn", "-deliverOn: at once") { $0.deliverOn(.immediateScheduler()) },
        ChainCase("SubscribeOn", "-subscribeOn:") { $0.subscribeOn(current) },
        ChainCase("SubscribeOn", "-subscribeOn: at once") { $0.subscribeOn(.immediateScheduler()) },
        ChainCase("Throttle", "-throttle:") { $0.throttle(1) },
        ChainCase("Throttle", "-throttle:valuesPassingTest:") { $0.throttle(1) { _ in false } },
        ChainCase("Timeout", "-timeout:onScheduler:") { $0.timeout(1_000_000, onScheduler: current) },
    ]

    private static let sharing: [ChainCase] = [
        ChainCase("Multicast", "-publish") { input in
            let connection = input.publish()
            connection.connect()
            return connection.signal
        },
        ChainCase("Multicast", "-autoconnect") { $0.publish().autoconnect() },
        ChainCase("Multicast", "-replay") { $0.replay() },
        ChainCase("Multicast", "-replayLast") { $0.replayLast() },
        ChainCase("Multicast", "-replayLazily") { $0.replayLazily() },
        ChainCase("Start", "+startLazilyWithScheduler:block:") { input in
            .startLazilyWithScheduler(.immediateScheduler()) { input.subscribe($0) }
        },
        ChainCase("Start", "+startEagerlyWithScheduler:block:") { input in
            .startEagerlyWithScheduler(.immediateScheduler()) { input.subscribe($0) }
        },
    ]

    private static let failing: [ChainCase] = [
        ChainCase("Catch", "-catch:") { $0.catch { .error($0) } },
        ChainCase("Catch", "-catchTo:") { RACSignal.error(nil).catchTo($0) },
        ChainCase("Try", "-try:") { $0.try { _ in true } },
        ChainCase("Try", "-tryMap:") { $0.tryMap { $0 } },
        ChainCase("Repeat", "-retry") { $0.retry(1) },
        ChainCase("Repeat", "-repeat") { $0.repeat().take(1) },
    ]

    private static let others: [ChainCase] = [
        ChainCase("Materialize", "-materialize, -dematerialize") { $0.materialize().dematerialize() },
        ChainCase("SideEffects", "-doNext:") { $0.doNext { _ in } },
        ChainCase("SideEffects", "-initially:") { $0.initially {} },
        ChainCase("SideEffects", "-finally:") { $0.finally {} },
        ChainCase("", "+defer:") { input in .defer { input } },
        ChainCase("", "+try:") { input in input.flattenMap { value in .try { value } } },
        ChainCase("", "+createSignal: that subscribes its subscriber") { input in
            .createSignal { input.subscribe($0) }
        },
        ChainCase("", "+createSignal: that subscribes blocks") { input in
            .createSignal { subscriber in
                input.subscribeNext(
                    { subscriber.sendNext($0) }, error: { subscriber.sendError($0) },
                    completed: { subscriber.sendCompleted() })
            }
        },
        ChainCase("", "+createSignal: that subscribes its subscriber later") { input in
            .createSignal { subscriber in current.schedule { input.subscribe(subscriber) } }
        },
        ChainCase("", "+createSignal: that subscribes blocks later") { input in
            .createSignal { subscriber in
                current.schedule {
                    input.subscribeNext(
                        { subscriber.sendNext($0) }, error: { subscriber.sendError($0) },
                        completed: { subscriber.sendCompleted() })
                }
            }
        },
        ChainCase("", "to the typed core and back") { $0.producer(of: Int.self).bridged },
    ]

    private static func first(_ value: Any?) -> Any? { (value as? RACTuple)?.first }
    private static func last(_ value: Any?) -> Any? { (value as? RACTuple)?.last }
    private static var current: RACScheduler { RACScheduler.currentScheduler() ?? .scheduler() }
}
