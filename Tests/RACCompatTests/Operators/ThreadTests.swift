import Foundation
import RACCompat
import StreamTesting
import Testing

/// The operators that change threads, on real queues.
@Suite(.takesTurns) struct ThreadTests {
    /// The scheduler that is current when a value, and when completion, arrives.
    private func schedulers(of signal: RACSignal) -> [RACScheduler?] {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var seen: [RACScheduler?] = []
        signal.subscribeNext(
            { _ in seen.append(.currentScheduler()) },
            completed: {
                seen.append(.currentScheduler())
                done.signal()
            })
        #expect(done.wait(timeout: .now() + 600) == .success, "\(signal) has not completed after 600 seconds.")
        return seen
    }

    @Test func deliverOnSendsEveryEventOnItsSchedulerInOrder() {
        let scheduler = RACScheduler.scheduler()
        let log = Recorder()
        let subject = RACSubject()
        onThread {
            // Attached through the shared scheduler, so wait for that.
            log.subscribe(
                to: subject.deliverOn(scheduler).doNext { _ in
                    if RACScheduler.currentScheduler() !== scheduler { log.note("elsewhere") }
                })
            waitForSignal { signal in RACSignal.empty().subscribeCompleted { signal() } }
            for number in 0..<1000 { subject.sendNext(number) }
            subject.sendCompleted()
        }
        #expect(log.wait(for: "completed"))
        #expect(log.entries == (0..<1000).map { "\($0)" } + ["completed"])
    }

    /// What stops with a value that is on its way through the shared scheduler.
    static let stopping: [OperatorCase] = [
        OperatorCase("-take:") { source, _ in source.take(1) },
        OperatorCase("-bind:") { source, _ in
            source.bind {
                { value, stop in
                    stop = true
                    return .return(value)
                }
            }
        },
        OperatorCase("-take:, -deliverOn:") { source, _ in source.take(1).deliverOn(.scheduler()) },
    ]

    @Test("A value sent where no scheduler is current arrives, though the operator stops with it", arguments: stopping)
    func keepsLastValue(operation: OperatorCase) {
        for _ in 0..<many(1_000) {
            let log = Recorder()
            let source = RACSignal.createSignal { subscriber in
                DispatchQueue.global().async {
                    subscriber.sendNext(1)
                    subscriber.sendCompleted()
                }
                return RACDisposable {}
            }
            inVirtualTime { _ in log.subscribe(to: operation.build(source, Tracked(LiveCount()))) }
            #expect(log.wait(for: "completed"))
            #expect(log.entries == ["1", "completed"])
        }
    }

    @Test func subscribeOnSubscribesOnItsScheduler() {
        let scheduler = RACScheduler.scheduler()
        let source = RACSignal.createSignal { subscriber in
            subscriber.sendNext(RACScheduler.currentScheduler())
            subscriber.sendCompleted()
            return nil
        }
        let seen = schedulers(of: source.subscribeOn(scheduler))
        #expect(seen.count == 2)
        #expect(seen.allSatisfy { $0 === scheduler })
    }

    @Test func deliverOnMainThreadIsInPlaceOnTheMainQueueAndHopsElsewhere() async {
        let log = Recorder()
        await MainActor.run {
            let subject = RACSubject()
            log.subscribe(to: subject.deliverOnMainThread())
            subject.sendNext(1)
            #expect(log.entries == ["1"])
            onThread {
                subject.sendNext(2)
                subject.sendNext(3)
            }
            #expect(log.entries == ["1"])
            // What waits goes first.
            subject.sendNext(4)
            #expect(log.entries == ["1"])
            DispatchQueue.main.async {
                log.note(RACScheduler.currentScheduler() === RACScheduler.mainThreadScheduler() ? "main" : "elsewhere")
            }
        }
        #expect(log.wait(for: "main"))
        #expect(log.entries == ["1", "2", "3", "4", "main"])
    }

    @Test func startEagerlyRunsItsBlockOnceOnItsScheduler() {
        let scheduler = RACScheduler.scheduler()
        let log = Recorder()
        let signal = RACSignal.startEagerlyWithScheduler(scheduler) { subscriber in
            log.note(RACScheduler.currentScheduler() === scheduler ? "run" : "elsewhere")
            subscriber.sendNext(1)
            subscriber.sendCompleted()
        }
        #expect(log.wait(for: "run"))
        let first = Recorder()
        let second = Recorder()
        first.subscribe(to: signal)
        second.subscribe(to: signal)
        #expect(first.wait(for: "completed") && second.wait(for: "completed"))
        #expect(first.entries == ["1", "completed"])
        #expect(second.entries == ["1", "completed"])
        #expect(log.entries == ["run"])
    }

    @Test func startLazilyRunsItsBlockOnceAtTheFirstSubscription() {
        let scheduler = RACScheduler.scheduler()
        let log = Recorder()
        let signal = RACSignal.startLazilyWithScheduler(scheduler) { subscriber in
            log.note(RACScheduler.currentScheduler() === scheduler ? "run" : "elsewhere")
            subscriber.sendNext(1)
            subscriber.sendCompleted()
        }
        waitForSignal { signal in scheduler.schedule { signal() } }
        #expect(log.entries.isEmpty)
        for _ in 0..<2 {
            let own = Recorder()
            own.subscribe(to: signal)
            #expect(own.wait(for: "completed"))
            #expect(own.entries == ["1", "completed"])
        }
        #expect(log.entries == ["run"])
    }

    @Test(arguments: [
        OperatorCase("delay") { source, _ in source.delay(0.001) },
        OperatorCase("throttle") { source, _ in source.throttle(0.001) },
    ])
    func timedValuesComeOnTheSchedulerThatWasCurrentAtTheirArrival(operation: OperatorCase) {
        let scheduler = RACScheduler.scheduler()
        let other = RACScheduler.scheduler()
        let log = Recorder()
        let subject = RACSubject()
        waitForSignal { signal in
            scheduler.schedule {
                operation.build(subject, Tracked(LiveCount())).subscribeNext { value in
                    log.note("\(text(value)) \(RACScheduler.currentScheduler() === other)")
                }
                signal()
            }
        }
        other.schedule { subject.sendNext(1) }
        #expect(log.wait(for: "1 true"))
    }

    @Test(arguments: [
        OperatorCase("delay") { source, _ in source.delay(0.001) },
        OperatorCase("throttle") { source, _ in source.throttle(0.001) },
    ])
    func timedValuesFromAnUnknownThreadComeOnAPrivateScheduler(operation: OperatorCase) {
        let log = Recorder()
        let subject = RACSubject()
        RACTestScheduler().performAsCurrentScheduler {
            _ = operation.build(subject, Tracked(LiveCount())).subscribeNext { value in
                log.note("\(text(value)) \(RACScheduler.currentScheduler() != nil)")
            }
        }
        onThread { subject.sendNext(1) }
        #expect(log.wait(for: "1 true"))
    }

    @Test func valuesOfAnIntervalHaveNoCurrentScheduler() {
        let log = Recorder()
        let subscription = RACSignal.interval(0.001, onScheduler: .scheduler())
            .subscribeNext { _ in log.note(RACScheduler.currentScheduler() == nil ? "none" : "one") }
        #expect(log.wait(for: "none"))
        subscription.dispose()
        #expect(!log.entries.contains("one"))
    }
}
