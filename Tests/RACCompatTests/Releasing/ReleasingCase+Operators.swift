import RACCompat

extension ReleasingCase {
    static let operators: [ReleasingCase] = transforming + filtering + combining + flattening + failing + others

    /// Where the operator keeps nothing, the value goes when it has been sent on.
    private static let passed = "old back 1 2 completed"
    /// Where the operator keeps the newest value, it goes when the next one has been sent on.
    private static let replaced = "old 1 back 2 completed"

    private static let transforming: [ReleasingCase] = [
        .values(of: "Bind", "-bind:", passed) { source, _ in source.bind { { value, _ in .return(value) } } },
        .values(of: "Bind", "-flattenMap:", passed) { source, _ in source.flattenMap { .return($0) } },
        .values(of: "Map", "-map:", passed) { source, _ in source.map { $0 } },
        .values(of: "Scan", "-scanWithStart:reduce:", replaced) { source, _ in source.scanWithStart(nil) { $1 } },
        .values(of: "Scan", "-scanWithStart:reduceWithIndex:", "old 0 back 1 1 2 2 3 completed") { source, _ in
            source.scanWithStart(nil, reduceWithIndex: { _, next, index in "\(text(next)) \(index)" })
        },
        .values(
            of: "CombinePrevious", "-combinePreviousWithStart:reduce:",
            "(nil, old) (old, 1) (1, 2) (2, back) completed"
        ) { source, _ in source.combinePreviousWithStart(nil) { RACTuplePack($0, $1) } },
        .values(of: "Aggregate", "-aggregateWithStart:reduce:", "2 completed") { source, _ in
            source.aggregateWithStart(nil) { $1 }
        },
        .values(of: "Collect", "-collect", "[old, 1, 2] completed") { source, _ in source.collect() },
        .values(of: "ReduceEach", "-reduceEach:", passed) { source, _ in
            source.map { RACTuplePack($0, 1) }.reduceEach { (value: Any?, _: Int) in value }
        },
        .values(of: "Materialize", "-dematerialize", passed) { source, _ in source.materialize().dematerialize() },
        .values(of: "GroupBy", "-groupBy:transform:", "() () completed") { source, _ in
            source.groupBy({ $0 is String }, transform: { $0 }).map { _ in RACTuple() }
        },
        .values(of: "GroupBy", "-groupBy:, flattened", passed) { source, _ in source.groupBy { $0 is String }.flatten()
        },
        .values(of: "Predicates", "-any:", "false completed") { source, _ in source.any { $0 == nil } },
        .values(of: "Predicates", "-all:", "true completed") { source, _ in source.all { $0 != nil } },
    ]

    private static let filtering: [ReleasingCase] = [
        .values(of: "Filter", "-filter:", passed) { source, _ in source.filter { $0 != nil } },
        .values(of: "Skip", "-skip:", "back 1 2 completed") { source, _ in source.skip(1) },
        .values(of: "Skip", "-skipUntilBlock:", "back 1 2 completed") { source, _ in
            source.skipUntilBlock { $0 is String }
        },
        .values(of: "DistinctUntilChanged", "-distinctUntilChanged", replaced) { source, _ in
            source.distinctUntilChanged()
        },
        .values(of: "Take", "-take:", "old back 1 completed") { source, _ in source.take(3) },
        .values(of: "Take", "-takeUntilBlock:", "old back completed") { source, _ in
            source.takeUntilBlock { $0 as? String == "1" }
        },
        .values(of: "TakeLast", "-takeLast:", "2 completed") { source, _ in source.takeLast(1) },
        .values(of: "TakeUntil", "-takeUntil:", "old back completed") { source, other in source.takeUntil(other) },
        .values(of: "TakeUntil", "-takeUntilReplacement:", "old back x y z completed") { source, other in
            source.takeUntilReplacement(other)
        },
    ]

    private static let combining: [ReleasingCase] = [
        .values(
            of: "CombineLatest", "-combineLatestWith:",
            "(old, x) (1, x) (back, x) (back, y) (2, y) (2, z) completed"
        ) { $0.combineLatestWith($1) },
        .values(
            of: "CombineLatest", "+combineLatest:", "(old, x) (1, x) (back, x) (back, y) (2, y) (2, z) completed"
        ) { RACSignal.combineLatest([$0, $1]) },
        .values(of: "Concat", "-concat:", passed) { $0.concat($1) },
        .values(of: "Concat", "-then:", "completed") { source, other in source.then { other } },
        .values(of: "Merge", "-merge:", "old back x 1 y 2 z completed") { $0.merge($1) },
        .values(of: "Sample", "-sample:", "old back 2 completed") { source, other in
            source.sample(other)
        },
        .values(of: "StartWith", "-startWith:", "first old back 1 2 completed") { source, _ in
            source.startWith("first")
        },
        .values(of: "Zip", "-zipWith:", "(old, x) (back, y) (1, z) completed") { $0.zipWith($1) },
        .values(of: "Zip", "+zip:", "(old, x) (back, y) (1, z) completed") { RACSignal.zip([$0, $1]) },
    ]

    private static let flattening: [ReleasingCase] = [
        .values(of: "Flatten", "-flatten:", passed) { source, _ in source.map { .return($0) as RACSignal }.flatten(1) },
        .values(of: "Concat", "-concat", passed) { source, _ in source.map { .return($0) as RACSignal }.concat() },
        .values(of: "SwitchToLatest", "-switchToLatest", passed) { source, _ in
            source.map { .return($0) as RACSignal }.switchToLatest()
        },
    ]

    private static let failing: [ReleasingCase] = [
        .failures(of: "Catch", "-catch:", "old completed") { source, _ in source.catch { .return($0) } },
        .failures(of: "Catch", "-catchTo:", "back x") { $0.catchTo($1) },
        .values(of: "Try", "-tryMap:", passed) { source, _ in source.tryMap { $0 } },
        .failures(of: "Materialize", "-materialize", "error completed") { source, _ in
            source.materialize().map { ($0 as? RACEvent)?.error == nil ? "no error" : "error" }
        },
        .failures(of: "Repeat", "-retry:", "back x") { source, other in source.retry(1).merge(other) },
        .failures(of: "Merge", "+merge:", "failed(old)") { RACSignal.merge([$0, $1]) },
        .failures(of: "Zip", "-zipWith:", "failed(old)") { $0.zipWith($1) },
        .failures(of: "CombineLatest", "-combineLatestWith:", "failed(old)") { $0.combineLatestWith($1) },
        .failures(of: "SideEffects", "-doError:", "failed(old)") { source, _ in source.doError { _ in } },
    ]

    private static let others: [ReleasingCase] = [
        .values(of: "Multicast", "-replayLast", replaced) { source, _ in source.replayLast() },
        .values(of: "Multicast", "-replay", "old 1 2 completed") { source, _ in source.replay() },
        .values(of: "SideEffects", "-doNext:", passed) { source, _ in source.doNext { _ in } },
        .values(of: "Log", "-logError", passed) { source, _ in source.logError() },
        .values(of: "Start", "+startEagerlyWithScheduler:block:", "started completed") { source, _ in
            RACSignal.startEagerlyWithScheduler(virtualScheduler) { subscriber in
                let held = Comeback { subscriber.sendCompleted() }
                subscriber.sendNext(held.pass("started"))
            }
        },
    ]
}
