import GrowthSupport
import RACCompat

/// Every operator: many subscribers of it that come and leave, and many values through it.
enum OperatorGrowth {
    static let all = OperatorCase.all.flatMap { subscribers($0) + values($0) }

    /// Operators that have as many inner subscriptions as there have been values, and send each value to all of them.
    private static let sendingSquares: Set<String> = ["-flattenMap: of pending signals"]

    private static func subscribers(_ operation: OperatorCase) -> [GrowthCase] {
        Leaving.cases("\(operation.testDescription): subscribers", 300) { count, order in
            let source = RACSubject()
            let signal = operation.build(source, Tracked(LiveCount()))
            let subscriptions = (0..<count).map { _ in signal.subscribeNext { _ in } }
            source.sendNext(1)
            for subscription in order(subscriptions) { subscription.dispose() }
        }
    }

    private static func values(_ operation: OperatorCase) -> [GrowthCase] {
        guard !sendingSquares.contains(operation.testDescription) else { return [] }
        return [
            GrowthCase("\(operation.testDescription): values", 1_000) { count in
                let source = RACSubject()
                let signal = operation.build(source, Tracked(LiveCount()))
                let subscription = signal.subscribeNext { _ in }
                for value in 0..<count { source.sendNext(value) }
                subscription.dispose()
            }
        ]
    }
}
