import RACCompat
import Testing

/// The stack does not grow with the number of events, restarts or inner signals: a thread of 512 KiB is enough.
@Suite(.takesTurns) struct StackTests {
    private static let count = many(1_000_000)

    private static let restarting: [OperatorCase] = [
        OperatorCase("repeat") { _, _ in RACSignal.return(1).repeat().take(count) },
        OperatorCase("retry") { _, _ in
            .defer {
                var attempts = 0
                return RACSignal.createSignal { subscriber in
                    attempts += 1
                    subscriber.sendNext(attempts)
                    if attempts < count { subscriber.sendError(nil) } else { subscriber.sendCompleted() }
                    return nil
                }
                .retry()
            }
        },
        OperatorCase("retry:") { _, _ in
            RACSignal.createSignal { subscriber in
                subscriber.sendNext(1)
                subscriber.sendError(nil)
                return nil
            }
            .retry(count - 1)
        },
    ]

    @Test(arguments: restarting)
    func restartsNeedNoStack(operation: OperatorCase) {
        expectManyValues(of: operation.build(.never(), Tracked(LiveCount())))
    }

    private static let flattening: [OperatorCase] = [
        OperatorCase("concat") { source, _ in source.concat() },
        OperatorCase("flatten") { source, _ in source.flatten() },
        OperatorCase("flatten: 0") { source, _ in source.flatten(0) },
        OperatorCase("flatten: 4") { source, _ in source.flatten(4) },
        OperatorCase("flattenMap") { source, _ in source.flattenMap { $0 as? RACSignal } },
        OperatorCase("switchToLatest") { source, _ in source.switchToLatest() },
    ]

    @Test(arguments: flattening)
    func synchronousSignalsNeedNoStack(operation: OperatorCase) {
        let inner = RACSignal.createSignal { subscriber in
            subscriber.sendNext(1)
            subscriber.sendCompleted()
            return nil
        }
        let source = RACSignal.createSignal { subscriber in
            for _ in 0..<Self.count { subscriber.sendNext(inner) }
            subscriber.sendCompleted()
            return nil
        }
        expectManyValues(of: operation.build(source, Tracked(LiveCount())))
    }

    @Test func signalsThatWaitForOneAnotherNeedNoStack() {
        let first = RACSubject()
        let source = RACSignal.createSignal { subscriber in
            subscriber.sendNext(first)
            for number in 1...Self.count { subscriber.sendNext(RACSignal.return(number)) }
            subscriber.sendCompleted()
            return nil
        }
        expectManyValues(of: source.concat()) { first.sendCompleted() }
    }
    /// Every level is subscribed to from inside the one above it, and the value passes through all of them: this one
    /// does take stack, 352 bytes a level in an optimized build.
    @Test func flattenMapIntoItselfReachesTwentyThousandLevels() {
        let levels = RACCompatTests.many(20_000)
        func level(_ remaining: Any?) -> RACSignal {
            let remaining = remaining as? Int ?? 0
            return remaining == 0
                ? RACSignal.return(levels) : RACSignal.return(remaining - 1).flattenMap { level($0) }
        }
        #if DEBUG
            let stackSize = 64 << 20
        #else
            let stackSize = 8 << 20
        #endif
        onThread(stackSize: stackSize) {
            var events: [String] = []
            inVirtualTime { _ in
                level(levels).subscribeNext({ events.append(text($0)) }, completed: { events.append("completed") })
            }
            #expect(events == ["\(levels)", "completed"])
        }
    }

    enum Scheduler: CaseIterable {
        case immediate, subscription, test
    }

    @Test("Recursive blocks need no stack", arguments: Scheduler.allCases)
    func recursiveBlocks(scheduler: Scheduler) {
        onThread(stackSize: 512 << 10, seconds: 600) {
            var count = 0
            let block: RACSchedulerRecursiveBlock = { reschedule in
                count += 1
                if count < Self.count { reschedule() }
            }
            inVirtualTime { virtual in
                switch scheduler {
                case .immediate: RACScheduler.immediateScheduler().scheduleRecursiveBlock(block)
                case .subscription: RACScheduler.subscriptionScheduler().scheduleRecursiveBlock(block)
                case .test: virtual.scheduleRecursiveBlock(block)
                }
                virtual.stepAll()
            }
            #expect(count == Self.count)
        }
    }

    private func expectManyValues(of signal: RACSignal, _ begin: @escaping () -> Void = {}) {
        onThread(stackSize: 512 << 10, seconds: 600) {
            var values = 0
            var ends = 0
            inVirtualTime { scheduler in
                signal.subscribeNext({ _ in values += 1 }, error: { _ in ends += 1 }, completed: { ends += 1 })
                begin()
                scheduler.stepAll()
            }
            #expect(values == Self.count)
            #expect(ends == 1)
        }
    }
}
