import Foundation
import GrowthSupport
import RACCompat

/// Disposables, schedulers, channels and sequences.
enum ContainerGrowth {
    static let all = disposables + schedulers + channels + sequences

    private static let disposables: [GrowthCase] =
        Leaving.cases("RACCompoundDisposable: children", 10_000) { count, order in
            let container = RACCompoundDisposable()
            let children = (0..<count).map { _ in RACDisposable() }
            for child in children { container.addDisposable(child) }
            for child in order(children) { container.removeDisposable(child) }
        }
        + Leaving.cases("RACCompoundDisposable: children that are there twice", 5_000) { count, order in
            let container = RACCompoundDisposable()
            let children = (0..<count).map { _ in RACDisposable() }
            for child in children + children { container.addDisposable(child) }
            for child in order(children) { container.removeDisposable(child) }
        }
        + Leaving.cases("RACBlockSubscriber: subscriptions", 5_000) { count, order in
            let subscriber = RACBlockSubscriber(next: nil, error: nil, completed: nil)
            let subscriptions = (0..<count).map { _ in RACCompoundDisposable() }
            for subscription in subscriptions { subscriber.didSubscribeWithDisposable(subscription) }
            for subscription in order(subscriptions) { subscription.dispose() }
        }
        + [
            GrowthCase("RACCompoundDisposable: the last child removed and added again", 10_000) { count in
                let container = RACCompoundDisposable(disposables: (0..<count).map { _ in RACDisposable() })
                for _ in 0..<count {
                    let child = RACDisposable()
                    container.addDisposable(child)
                    container.removeDisposable(child)
                }
            },
            GrowthCase("RACCompoundDisposable: disposal of all", 10_000) { count in
                let container = RACCompoundDisposable(disposables: (0..<count).map { _ in RACDisposable() })
                container.dispose()
            },
            GrowthCase("RACSerialDisposable: exchanges", 10_000) { count in
                let container = RACSerialDisposable()
                for _ in 0..<count { container.swapInDisposable(RACDisposable())?.dispose() }
            },
            GrowthCase("RACScopedDisposable inside each other", 2_000) { count in
                var disposable = RACDisposable()
                for _ in 0..<count { disposable = disposable.asScopedDisposable() }
                disposable.dispose()
            },
        ]

    private static let schedulers: [GrowthCase] =
        Leaving.cases("RACTestScheduler: blocks cancelled", 4_000) { count, order in
            let scheduler = RACTestScheduler()
            for block in order((0..<count).map { scheduler.afterDelay(Double($0)) {} }) { block?.dispose() }
            scheduler.stepAll()
        }
        + [
            GrowthCase("RACTestScheduler: blocks at once", 4_000) { count in
                let scheduler = RACTestScheduler()
                for _ in 0..<count { scheduler.schedule {} }
                scheduler.stepAll()
            },
            GrowthCase("RACTestScheduler: blocks in reverse order of time", 4_000) { count in
                let scheduler = RACTestScheduler()
                for delay in (0..<count).reversed() { scheduler.afterDelay(Double(delay)) {} }
                scheduler.stepAll()
            },
            GrowthCase("-scheduleRecursiveBlock:", 4_000) { count in
                let scheduler = RACTestScheduler()
                var rest = count
                scheduler.scheduleRecursiveBlock { reschedule in
                    rest -= 1
                    if rest > 0 { reschedule() }
                }
                scheduler.stepAll()
            },
        ]

    private static let channels: [GrowthCase] =
        Leaving.cases("RACChannelTerminal: subscribers", 2_000) { count, order in
            let terminal = RACChannel().followingTerminal
            for subscription in order((0..<count).map { _ in terminal.subscribeNext { _ in } }) {
                subscription.dispose()
            }
        } + [
            GrowthCase("RACChannel: values", 4_000) { count in
                let channel = RACChannel()
                channel.leadingTerminal.subscribeNext { _ in }
                channel.followingTerminal.subscribeNext { _ in }
                for value in 0..<count {
                    channel.leadingTerminal.sendNext(value)
                    channel.followingTerminal.sendNext(value)
                }
            },
            GrowthCase("RACCommand: executions at once", 500) { count in
                let work = RACSubject()
                let command = RACCommand { _ in work }
                command.allowsConcurrentExecution = true
                for value in 0..<count { command.execute(value) }
                work.sendCompleted()
            },
        ]

    private static func sequence(
        _ name: String, _ count: Int = 2_000, _ apply: @escaping @Sendable (RACSequence) -> RACSequence
    ) -> [GrowthCase] {
        let kinds: [(String, @Sendable (Int) -> RACSequence)] = [
            ("array", { ([Int](0..<$0)).rac_sequence }),
            ("eager", { ([Int](0..<$0)).rac_sequence.eagerSequence }),
            ("tuple", { RACTuple.tupleWithObjectsFromArray([Int](0..<$0)).rac_sequence }),
            ("string", { String(repeating: "x", count: $0).rac_sequence }),
        ]
        return kinds.map { kind, make in
            GrowthCase("\(name) of a sequence of kind \(kind)", count) { _ = apply(make($0)).array }
        }
    }

    private static let sequences: [GrowthCase] =
        sequence("-map:") { $0.map { $0 } }
        + sequence("-filter:") { $0.filter { _ in true } }
        + sequence("-take:") { $0.take(1_000_000) }
        + sequence("-skip:") { $0.skip(1) }
        + sequence("-flattenMap:") { $0.flattenMap { .return($0) } }
        + sequence("-scanWithStart:reduce:") { $0.scanWithStart(0) { $1 } }
        + sequence("-distinctUntilChanged") { $0.distinctUntilChanged() }
        + sequence("-zipWith:") { $0.zipWith($0) }
        + sequence("-concat:") { $0.concat($0) }
        + sequence("-startWith:") { $0.startWith(1) }
        + sequence("-takeUntilBlock:") { $0.takeUntilBlock { _ in false } }
        + sequence("-skipWhileBlock:") { $0.skipWhileBlock { _ in false } }
        + sequence("-lazySequence") { $0.lazySequence }
        + sequence("-eagerSequence") { $0.eagerSequence }
        + sequence("-signal") { sequence in
            sequence.signalWithScheduler(.immediateScheduler()).subscribeNext { _ in }
            return sequence
        }
        + sequence("-head and -tail") { sequence in
            var rest: RACSequence? = sequence
            while let current = rest, current.head != nil { rest = current.tail }
            return sequence
        }
        + [
            GrowthCase("+concat: of sequences", 2_000) { count in
                _ = RACSequence.concat((0..<count).map { RACSequence.return($0) }).array
            },
            GrowthCase("-concat: of sequences after each other", 2_000) { count in
                let parts = (0..<count).map { RACSequence.return($0) }
                _ = parts.reduce(RACSequence.return(0)) { $0.concat($1) }.array
            },
            GrowthCase("+zip: of sequences", 100) { count in
                _ = RACSequence.zip((0..<count).map { [$0, 1, 2].rac_sequence }).array
            },
            GrowthCase("-flatten of sequences", 2_000) { count in
                _ = ((0..<count).map { RACSequence.return($0) }).rac_sequence.flatten().array
            },
            GrowthCase("-foldLeftWithStart:reduce:", 2_000) { count in
                _ = [Int](0..<count).rac_sequence.foldLeftWithStart(0) { $1 }
            },
            GrowthCase("-foldRightWithStart:reduce:", 500) { count in
                _ = [Int](0..<count).rac_sequence.foldRightWithStart(0) { value, _ in value }
            },
        ]
}
