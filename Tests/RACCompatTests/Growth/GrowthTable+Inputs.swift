import GrowthSupport
import RACCompat

/// Operators of many inputs, and chains of many operators.
enum InputGrowth {
    static let all = joining + chains + groups

    private static func subjects(_ count: Int) -> [RACSubject] { (0..<count).map { _ in RACSubject() } }

    private static let joining: [GrowthCase] = [
        GrowthCase("+merge:", 1_000) { count in
            let inputs = subjects(count)
            RACSignal.merge(inputs).subscribeNext { _ in }
            for input in inputs { input.sendNext(1) }
            for input in inputs { input.sendCompleted() }
        },
        GrowthCase("+concat:", 1_000) { count in
            let inputs = subjects(count)
            RACSignal.concat(inputs).subscribeNext { _ in }
            for input in inputs {
                input.sendNext(1)
                input.sendCompleted()
            }
        },
        GrowthCase("+concat: of signals that send at once", 1_000) { count in
            RACSignal.concat((0..<count).map { RACSignal.return($0) }).subscribeNext { _ in }
        },
        GrowthCase("+zip:", 1_000) { count in
            let inputs = subjects(count)
            RACSignal.zip(inputs).subscribeNext { _ in }
            for input in inputs { input.sendNext(1) }
            for input in inputs.reversed() { input.sendNext(2) }
            for input in inputs { input.sendCompleted() }
        },
        GrowthCase("+combineLatest:", 1_000) { count in
            let inputs = subjects(count)
            RACSignal.combineLatest(inputs).subscribeNext { _ in }
            for input in inputs { input.sendNext(1) }
            for input in inputs { input.sendCompleted() }
        },
        GrowthCase("+switch:cases:default:", 1_000) { count in
            let source = RACSubject()
            let cases = Dictionary(uniqueKeysWithValues: (0..<count).map { (AnyHashable($0), RACSignal.never()) })
            RACSignal.switch(source, cases: cases, default: nil).subscribeNext { _ in }
            for value in 0..<count { source.sendNext(value) }
        },
        GrowthCase("-flatten of many that are open", 1_000) { count in
            let source = RACSubject()
            let inputs = subjects(count)
            source.flatten().subscribeNext { _ in }
            for input in inputs { source.sendNext(input) }
            for input in inputs.reversed() { input.sendCompleted() }
        },
        GrowthCase("-flatten: of many that wait", 1_000) { count in
            let source = RACSubject()
            let inputs = subjects(count)
            source.flatten(1).subscribeNext { _ in }
            for input in inputs { source.sendNext(input) }
            for input in inputs { input.sendCompleted() }
        },
        GrowthCase("-flattenMap: of many that are open, disposed", 1_000) { count in
            let source = RACSubject()
            let subscription = source.flattenMap { _ in RACSignal.never() }.subscribeNext { _ in }
            for value in 0..<count { source.sendNext(value) }
            subscription.dispose()
        },
        GrowthCase("-switchToLatest of many", 1_000) { count in
            let source = RACSubject()
            source.switchToLatest().subscribeNext { _ in }
            for input in subjects(count) { source.sendNext(input) }
        },
    ]

    /// Operators that are applied to their own result: built, subscribed to, one value sent, disposed.
    private static func chain(
        _ name: String, _ count: Int = 500, _ apply: @escaping @Sendable (RACSignal) -> RACSignal
    ) -> GrowthCase {
        GrowthCase("a chain of \(name)", count) { count in
            let source = RACSubject()
            var signal: RACSignal = source
            for _ in 0..<count { signal = apply(signal) }
            let subscription = signal.subscribeNext { _ in }
            source.sendNext(1)
            subscription.dispose()
        }
    }

    private static let chains: [GrowthCase] = [
        chain("-map:") { $0.map { $0 } },
        chain("-filter:") { $0.filter { _ in true } },
        chain("-take:") { $0.take(2) },
        chain("-skip:") { $0.skip(0) },
        chain("-merge:") { $0.merge(.never()) },
        chain("-concat:") { $0.concat(.never()) },
        chain("-startWith:", 100) { $0.startWith(1).skip(1) },
        chain("-then:") { $0.then { .never() } },
        chain("-catch:") { $0.catch { _ in .never() } },
        chain("-doNext:") { $0.doNext { _ in } },
        chain("-finally:") { $0.finally {} },
        chain("-takeUntil:") { $0.takeUntil(.never()) },
        chain("-distinctUntilChanged") { $0.distinctUntilChanged() },
        chain("-publish", 100) { $0.publish().autoconnect() },
        GrowthCase("-concat: after each other, all completing", 500) { count in
            let inputs = subjects(count)
            inputs.dropFirst().reduce(inputs[0]) { $0.concat($1) }.subscribeNext { _ in }
            for input in inputs {
                input.sendNext(1)
                input.sendCompleted()
            }
        },
    ]

    private static let groups: [GrowthCase] =
        [
            GrowthCase("-groupBy: of many keys", 1_000) { count in
                let source = RACSubject()
                source.groupBy { $0 }.flatten().subscribeNext { _ in }
                for value in 0..<count { source.sendNext(value) }
                for value in 0..<count { source.sendNext(value) }
                source.sendCompleted()
            }
        ]
        + Leaving.cases("-groupBy: followers of one group", 1_000) { count, order in
            let source = RACSubject()
            var group: RACSignal?
            source.groupBy { _ in 1 }.subscribeNext { group = $0 as? RACSignal }
            source.sendNext(1)
            let subscriptions = (0..<count).map { _ in group?.subscribeNext { _ in } }
            source.sendNext(2)
            for subscription in order(subscriptions) { subscription?.dispose() }
        }
}
