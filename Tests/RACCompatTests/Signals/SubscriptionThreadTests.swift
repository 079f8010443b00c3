import Foundation
import RACCompat
import StreamTesting
import Testing

/// Where subscriptions run: in place where there is a current scheduler, else on one shared background scheduler.
@Suite(.takesTurns) struct SubscriptionThreadTests {
    /// What was current when, on whatever thread.
    private final class Places: @unchecked Sendable {  // reached under the condition's lock only
        private let condition = NSCondition()
        private var seen: [(scheduler: RACScheduler?, thread: Thread)] = []

        func note() {
            let place = (RACScheduler.currentScheduler(), Thread.current)
            condition.withLock {
                seen.append(place)
                condition.broadcast()
            }
        }

        func wait(for count: Int) -> [(scheduler: RACScheduler?, thread: Thread)] {
            let deadline = Date(timeIntervalSinceNow: 600)
            return condition.withLock {
                while seen.count < count, condition.wait(until: deadline) {}
                return seen
            }
        }
    }

    private static let dynamicSignals: [OperatorCase] = [
        OperatorCase("createSignal") { source, _ in source },
        OperatorCase("map") { source, _ in source.map { $0 } },
        OperatorCase("merge") { source, _ in source.merge(.never()) },
        OperatorCase("defer") { source, _ in .defer { source } },
    ]

    @Test(arguments: dynamicSignals)
    func subscribingOnAnUnknownThreadHopsToTheSharedScheduler(operation: OperatorCase) {
        let places = Places()
        let signal = operation.build(
            .createSignal { subscriber in
                places.note()
                subscriber.sendCompleted()
                return nil
            }, Tracked(LiveCount()))
        let caller = Places()
        onThread {
            caller.note()
            signal.subscribeNext { _ in }
        }
        onThread { signal.subscribeNext { _ in } }
        let seen = places.wait(for: 2)
        #expect(seen.count == 2)
        #expect(seen.allSatisfy { $0.scheduler != nil && $0.thread !== caller.wait(for: 1).first?.thread })
        #expect(seen.first?.scheduler === seen.last?.scheduler)
    }

    @Test(arguments: dynamicSignals)
    func subscribingWhereASchedulerIsCurrentRunsInPlace(operation: OperatorCase) {
        let places = Places()
        inVirtualTime { scheduler in
            let signal = operation.build(
                .createSignal { _ in
                    places.note()
                    return nil
                }, Tracked(LiveCount()))
            signal.subscribeNext { _ in }
            let seen = places.wait(for: 1)
            #expect(seen.first?.scheduler === scheduler)
            #expect(seen.first?.thread === Thread.current)
        }
    }

    private static let staticSignals: [OperatorCase] = [
        OperatorCase("return") { _, _ in .return(1) },
        OperatorCase("empty") { _, _ in .empty() },
        OperatorCase("error") { _, _ in .error(nil) },
        OperatorCase("behavior subject") { _, _ in RACBehaviorSubject(defaultValue: 1) },
        OperatorCase("replay subject") { _, _ in
            let subject = RACReplaySubject()
            subject.sendNext(1)
            subject.sendCompleted()
            return subject
        },
    ]

    @Test(arguments: staticSignals)
    func signalsThatSendAtOnceHopAsWell(operation: OperatorCase) {
        let places = Places()
        let signal = operation.build(.never(), Tracked(LiveCount()))
        onThread {
            signal.subscribeNext({ _ in places.note() }, error: { _ in places.note() }, completed: { places.note() })
        }
        #expect(places.wait(for: 1).first?.scheduler?.name.contains("backgroundScheduler") == true)
    }

    @Test func aPlainSubjectAttachesInPlaceOnAnyThread() {
        let log = Recorder()
        onThread {
            let subject = RACSubject()
            log.subscribe(to: subject)
            subject.sendNext(1)
            #expect(log.entries == ["1"])
        }
    }

    @Test func aBehaviorSubjectAttachesInPlaceAndSendsItsValueLater() {
        let log = Recorder()
        let blocker = DispatchSemaphore(value: 0)
        onThread {
            // Holds the shared scheduler up.
            RACScheduler.subscriptionScheduler().schedule { blocker.wait() }
            let subject = RACBehaviorSubject(defaultValue: 0)
            log.subscribe(to: subject)
            subject.sendNext(1)
            #expect(log.entries == ["1"])
            blocker.signal()
            RACSignal.empty().subscribeCompleted { log.note("later") }
        }
        #expect(log.wait(for: "later"))
        #expect(log.entries == ["1", "1", "later"])
    }

    @Test("Dated blocks of the subscription scheduler run on the current scheduler, or on the background scheduler")
    func datedBlocks() {
        let subscriptions = RACScheduler.subscriptionScheduler()
        inVirtualTime { clock in
            let log = Recorder()
            let note = { (block: String) in
                let place = RACScheduler.currentScheduler() === clock ? "" : " elsewhere"
                log.note("\(Int(clock.now.timeIntervalSinceReferenceDate)) \(block)\(place)")
            }
            let start = clock.now
            let repetition = subscriptions.after(
                start.addingTimeInterval(1), repeatingEvery: 2, withLeeway: 0, schedule: { note("again") })
            subscriptions.after(start.addingTimeInterval(2)) { note("date") }
            subscriptions.afterDelay(4) { repetition?.dispose() }
            #expect(log.entries.isEmpty)
            clock.stepAll()
            #expect(log.entries == ["1 again", "2 date", "3 again"])
        }
        let log = Recorder()
        onThread {
            subscriptions.afterDelay(0.001) { log.note(RACScheduler.currentScheduler() == nil ? "nowhere" : "there") }
        }
        #expect(log.wait(for: "there"))
    }

    @Test func insideTheHopTheRestOfTheChainSubscribesInPlace() {
        let places = Places()
        let inner = RACSignal.createSignal { subscriber in
            places.note()
            subscriber.sendNext(1)
            places.note()
            return nil
        }
        onThread { inner.map { $0 }.flattenMap { .return($0) }.merge(inner).subscribeNext { _ in places.note() } }
        let seen = places.wait(for: 6)
        #expect(seen.count == 6)
        #expect(Set(seen.map { ObjectIdentifier($0.thread) }).count == 1)
    }

    @Test func aValueSentFromAnUnknownThreadThroughMapHops() {
        let places = Places()
        let subject = RACSubject()
        RACTestScheduler().performAsCurrentScheduler {
            subject.map { value in
                places.note()
                return value
            }
            .subscribeNext { _ in places.note() }
        }
        onThread { subject.sendNext(1) }
        let seen = places.wait(for: 2)
        #expect(seen.first?.scheduler == nil)
        #expect(seen.last?.scheduler != nil)
        #expect(seen.first?.thread !== seen.last?.thread)
    }

    @Test func disposalBeforeTheHopPreventsTheSubscription() {
        let log = Recorder()
        let blocker = DispatchSemaphore(value: 0)
        onThread {
            RACScheduler.subscriptionScheduler().schedule { blocker.wait() }
            let signal = RACSignal.createSignal { _ in
                log.note("subscribed")
                return nil
            }
            signal.subscribeNext { _ in }.dispose()
            RACSignal.empty().subscribeCompleted { log.note("later") }
            blocker.signal()
        }
        #expect(log.wait(for: "later"))
        #expect(log.entries == ["later"])
    }

    @Test func theMainQueueCountsAsASchedulerOfItsOwn() async {
        let places = Places()
        await MainActor.run {
            _ = RACSignal.return(1).subscribeNext { _ in places.note() }
        }
        #expect(places.wait(for: 1).first?.scheduler === RACScheduler.mainThreadScheduler())
    }
}
