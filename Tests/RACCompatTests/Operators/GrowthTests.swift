import RACCompat
import Testing

/// Virtual time on a thread of its own: a long computation would keep one of the few threads that tests share.
private func inVirtualTimeElsewhere(_ body: @escaping (RACTestScheduler) -> Void) {
    onThread(stackSize: 1 << 20, seconds: 600) { inVirtualTime(body) }
}

/// What is alive does not grow with the number of events that have gone by.
@Suite(.takesTurns) struct GrowthTests {
    private static let count = many(1_000_000)

    private static let flattening: [OperatorCase] = [
        OperatorCase("flatten") { source, _ in source.flatten() },
        OperatorCase("flatten: 1") { source, _ in source.flatten(1) },
        OperatorCase("flatten: 3") { source, _ in source.flatten(3) },
        OperatorCase("concat") { source, _ in source.concat() },
        OperatorCase("switchToLatest") { source, _ in source.switchToLatest() },
    ]

    @Test(arguments: flattening)
    func flatteningForgetsEverySignalThatHasEnded(operation: OperatorCase) {
        let live = LiveCount()
        var count = 0
        inVirtualTimeElsewhere { _ in
            let subject = RACSubject()
            operation.build(subject, Tracked(live)).subscribeNext { _ in count += 1 }
            for _ in 0..<Self.count / 10 {
                let held = Tracked(live)
                subject.sendNext(
                    RACSignal.createSignal { subscriber in
                        subscriber.sendNext(held)
                        subscriber.sendCompleted()
                        return nil
                    })
            }
        }
        #expect(count == Self.count / 10)
        #expect(live.peak <= 4)
        #expect(live.now == 0)
    }

    @Test func signalsOfOneValueAreFlattenedAndForgotten() {
        let live = LiveCount()
        var count = 0
        inVirtualTimeElsewhere { _ in
            let subject = RACSubject()
            subject.flatten(2).subscribeNext { _ in count += 1 }
            for _ in 0..<Self.count { subject.sendNext(RACSignal.return(Tracked(live))) }
        }
        #expect(count == Self.count)
        #expect(live.peak <= 4)
        #expect(live.now == 0)
    }

    private static let timing: [OperatorCase] = [
        OperatorCase("throttle") { source, _ in source.throttle(1) },
        OperatorCase("delay") { source, _ in source.delay(1) },
    ]

    @Test(arguments: timing)
    func timingForgetsEveryValueThatHasBeenSent(operation: OperatorCase) {
        let live = LiveCount()
        var count = 0
        inVirtualTimeElsewhere { scheduler in
            let subject = RACSubject()
            let subscription = operation.build(subject, Tracked(live)).subscribeNext { _ in count += 1 }
            for number in 0..<Self.count {
                subject.sendNext(Tracked(live))
                if number % 8 == 7 { scheduler.stepAll() }
            }
            // Whether or not the chain lives on.
            #expect(live.now <= 2)
            subscription.dispose()
        }
        #expect(count == (operation.testDescription == "delay" ? Self.count : Self.count / 8))
        #expect(live.peak <= 12)
        #expect(live.now == 0)
    }

    @Test(.timeLimit(.minutes(40)))
    func manyDelayedValuesAtOnceAreSentInTheirOrder() {
        var count = 0
        var isOrdered = true
        inVirtualTimeElsewhere { scheduler in
            let subject = RACSubject()
            subject.delay(1).subscribeNext { value in
                isOrdered = isOrdered && value as? Int == count
                count += 1
            }
            for number in 0..<200_000 { subject.sendNext(number) }
            scheduler.stepAll()
        }
        #expect(count == 200_000)
        #expect(isOrdered)
    }
}
