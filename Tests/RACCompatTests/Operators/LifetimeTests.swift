import RACCompat
import Testing

/// What a subscription holds, and when it lets go.
@Suite(.takesTurns) struct LifetimeTests {
    /// A source of numbers that is kept by its subscribers' senders alone.
    private final class Source: @unchecked Sendable {  // used by one thread
        var subscribers: [any RACSubscriber] = []
        var openCount = 0

        func signal() -> RACSignal {
            .createSignal { [self] subscriber in
                subscribers.append(subscriber)
                openCount += 1
                return RACDisposable { [self] in openCount -= 1 }
            }
        }

        func sendNumbers() {
            for number in 1...2 {
                for subscriber in subscribers { subscriber.sendNext(number) }
            }
        }
    }

    @Test(arguments: OperatorCase.all)
    func disposalReleasesTheChainAndItsClosures(operation: OperatorCase) {
        let live = LiveCount()
        let subject = RACSubject()
        inVirtualTime { scheduler in
            let subscription = subscribe(to: subject, operation, live)
            scheduler.advance(to: scheduler.now)
            subject.sendNext(1)
            subject.sendNext(2)
            #expect(live.now > 0)
            subscription.dispose()
            scheduler.stepAll()
        }
        flushMainQueue()
        #expect(live.now == 0)
    }

    @Test(arguments: OperatorCase.all + OperatorCase.replaying)
    func aSourceThatDropsItsSubscribersReleasesTheChainAndDisposes(operation: OperatorCase) {
        let live = LiveCount()
        let source = Source()
        var subscription: RACDisposable?
        inVirtualTime { scheduler in
            subscription = subscribe(to: source.signal(), operation, live)
            scheduler.advance(to: scheduler.now)
            source.sendNumbers()
            #expect(live.now > 0)
            source.subscribers = []
            scheduler.stepAll()
        }
        flushMainQueue()
        #expect(live.now == 0)
        #expect(source.openCount == 0)
        withExtendedLifetime(subscription) {}
    }

    @Test(arguments: OperatorCase.all + OperatorCase.replaying)
    func aSubjectThatIsReleasedReleasesTheChain(operation: OperatorCase) {
        let live = LiveCount()
        weak var released: RACSubject?
        inVirtualTime { scheduler in
            do {
                let subject = RACSubject()
                released = subject
                // The chain does not hold the subject, or operators that subscribe again would keep it.
                let source = RACSignal.defer { [weak subject] in subject ?? .never() }
                subscribe(to: source, operation, live)
                scheduler.advance(to: scheduler.now)
                subject.sendNext(1)
                subject.sendNext(2)
            }
            scheduler.stepAll()
        }
        flushMainQueue()
        #expect(released == nil)
        #expect(live.now == 0)
    }

    @Test(arguments: OperatorCase.all + OperatorCase.replaying)
    func theEndOfTheSourceAndDisposalReleaseTheChain(operation: OperatorCase) {
        let live = LiveCount()
        let subject = RACSubject()
        inVirtualTime { scheduler in
            let subscription = subscribe(to: subject, operation, live)
            scheduler.advance(to: scheduler.now)
            subject.sendNext(1)
            subject.sendCompleted()
            subscription.dispose()
            scheduler.stepAll()
        }
        flushMainQueue()
        #expect(live.now == 0)
    }

    @discardableResult
    private func subscribe(to source: RACSignal, _ operation: OperatorCase, _ live: LiveCount) -> RACDisposable {
        let held = Tracked(live)
        let subscriber = Tracked(live)
        return operation.build(source, held).subscribeNext(
            { _ in _ = subscriber.pass(nil) },
            error: { _ in _ = subscriber.pass(nil) },
            completed: { _ = subscriber.pass(nil) })
    }

    @Test("An interval is released when it is disposed") func interval() {
        let live = LiveCount()
        inVirtualTime { scheduler in
            let subscription = RACSignal.interval(1, onScheduler: scheduler).map { [held = Tracked(live)] in
                held.pass($0)
            }
            .subscribeNext { _ in }
            scheduler.step(3)
            #expect(live.now == 1)
            subscription.dispose()
            scheduler.stepAll()
        }
        #expect(live.now == 0)
    }

    @Test func aConnectionIsReleasedWithItsSource() {
        let source = Source()
        weak var connection: RACMulticastConnection?
        weak var subject: RACSignal?
        inVirtualTime { _ in
            let own = source.signal().publish()
            own.connect()
            own.signal.subscribeNext { _ in }
            connection = own
            subject = own.signal
        }
        #expect(connection == nil)
        #expect(subject != nil)
        source.subscribers = []
        #expect(subject == nil)
        #expect(source.openCount == 0)
    }

    @Test func aSubscriberThatIsNotKeptLeavesNothingBehind() {
        final class Silent: RACSubscriber {
            func sendNext(_ value: Any?) {}
            func sendError(_ error: (any Error)?) {}
            func sendCompleted() {}
            func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) { kept = disposable }
            var kept: RACCompoundDisposable?
        }
        let live = LiveCount()
        weak var subscriber: Silent?
        inVirtualTime { _ in
            let own = Silent()
            let held = Tracked(live)
            subscriber = own
            RACSignal.createSignal { _ in RACDisposable { _ = held.pass(nil) } }.subscribe(own)
        }
        #expect(subscriber == nil)
        #expect(live.now == 0)
    }

    @Test func aSubjectReleasesWhatItIsSubscribedTo() {
        let source = Source()
        inVirtualTime { _ in
            let subject = RACSubject()
            source.signal().subscribe(subject)
            source.signal().subscribe(subject)
            #expect(source.openCount == 2)
            source.subscribers = []
        }
        #expect(source.openCount == 0)
    }
}
