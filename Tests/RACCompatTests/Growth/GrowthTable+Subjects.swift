import GrowthSupport
import RACCompat

/// Subscribers that come, get values, and leave.
enum SubjectGrowth {
    static let all = kinds.flatMap { name, make in leaving(name, make) + duringDelivery(name, make) } + shared

    private static let kinds: [(String, @Sendable () -> RACSubject)] = [
        ("RACSubject", { RACSubject() }),
        ("RACBehaviorSubject", { RACBehaviorSubject(defaultValue: 0) }),
        ("RACReplaySubject", { RACReplaySubject() }),
        ("RACReplaySubject of capacity 1", { RACReplaySubject(capacity: 1) }),
        ("RACGroupedSignal", { RACGroupedSignal.signalWithKey(1) }),
    ]

    private static func leaving(_ name: String, _ make: @escaping @Sendable () -> RACSubject) -> [GrowthCase] {
        Leaving.cases("\(name): subscribers", 1_500) { count, order in
            let subject = make()
            for subscription in order((0..<count).map { _ in subject.subscribeNext { _ in } }) {
                subscription.dispose()
            }
        }
    }

    private static func duringDelivery(_ name: String, _ make: @escaping @Sendable () -> RACSubject) -> [GrowthCase] {
        [
            GrowthCase("\(name): take(1)", 2_000) { count in
                let subject = make()
                for _ in 0..<count { subject.skip(1).take(1).subscribeNext { _ in } }
                subject.sendNext(1)
                subject.sendNext(2)
            },
            GrowthCase("\(name): the first subscriber disposes all", 3_000) { count in
                let subject = make()
                let all = RACCompoundDisposable()
                subject.skip(1).subscribeNext { _ in all.dispose() }
                for _ in 0..<count { all.addDisposable(subject.subscribeNext { _ in }) }
                subject.sendNext(1)
                subject.sendNext(2)
            },
            GrowthCase("\(name): subscribers join during one delivery", 3_000) { count in
                let subject = make()
                subject.take(1).subscribeNext { _ in for _ in 0..<count { subject.subscribeNext { _ in } } }
                subject.sendNext(1)
                subject.sendNext(2)
            },
            GrowthCase("\(name): subscribers come and go during one delivery", 3_000) { count in
                let subject = make()
                subject.subscribeNext { _ in }
                subject.take(1).subscribeNext { _ in
                    for _ in 0..<count { subject.subscribeNext { _ in }.dispose() }
                }
                subject.sendNext(1)
            },
            GrowthCase("\(name): values sent from inside one delivery", 6_000) { count in
                let subject = make()
                subject.take(1).subscribeNext { _ in for value in 0..<count { subject.sendNext(value) } }
                subject.sendNext(1)
            },
            GrowthCase("\(name): completion of many", 3_000) { count in
                let subject = make()
                for _ in 0..<count { subject.subscribeCompleted {} }
                subject.sendCompleted()
            },
        ]
    }

    private static let shared: [GrowthCase] =
        Leaving.cases("autoconnect", 1_500) { count, order in
            let subject = RACSubject()
            let signal = subject.publish().autoconnect()
            for subscription in order((0..<count).map { _ in signal.subscribeNext { _ in } }) { subscription.dispose() }
        }
        + Leaving.cases("subjects that one signal is sent to", 1_500) { count, order in
            let source = RACSubject()
            let subscriptions = (0..<count).map { _ in source.subscribe(RACSubject()) }
            for subscription in order(subscriptions) { subscription?.dispose() }
        }
        + Leaving.cases("signals that are sent to one subject", 1_500) { count, order in
            let target = RACSubject()
            for subscription in order((0..<count).map { _ in RACSignal.never().subscribe(target) }) {
                subscription?.dispose()
            }
        }
        + [
            GrowthCase("signals that are sent to one subject, and complete", 1_500) { count in
                let target = RACSubject()
                for _ in 0..<count { RACSignal.empty().subscribe(target) }
                target.sendCompleted()
            },
            GrowthCase("RACReplaySubject: values kept", 10_000) { count in
                let subject = RACReplaySubject()
                for value in 0..<count { subject.sendNext(value) }
                subject.subscribeNext { _ in }
            },
            GrowthCase("RACReplaySubject: values that replace others", 10_000) { count in
                let subject = RACReplaySubject(capacity: count / 2)
                for value in 0..<count { subject.sendNext(value) }
                subject.subscribeNext { _ in }
            },
            GrowthCase("RACReplaySubject: values kept, and one sent from inside the replay of each", 1_500) { count in
                let subject = RACReplaySubject()
                for value in 0..<count { subject.sendNext(value) }
                subject.take(count).subscribeNext { subject.sendNext($0) }
            },
            GrowthCase("replayLast: subscribers", 1_500) { count in
                let source = RACSubject()
                let signal = source.replayLast()
                source.sendNext(1)
                for _ in 0..<count { signal.take(1).subscribeNext { _ in } }
            },
        ]
}
