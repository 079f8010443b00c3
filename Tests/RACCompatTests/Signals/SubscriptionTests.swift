import Foundation
import RACCompat
import StreamTesting
import Testing

/// What a subscription to a signal receives, and what its disposal does.
@Suite(.takesTurns) struct SubscriptionTests {
    private let log = Recorder()

    @Test("empty stream has no values") func empty() {
        #expect(events(of: .empty()) == ["completed"])
    }

    @Test("return holds exactly its value") func returnsValue() {
        #expect(events(of: .return(1)) == ["1", "completed"])
        #expect(events(of: .return(nil)) == ["nil", "completed"])
    }

    @Test("error sends its error, which may be nil") func error() {
        #expect(events(of: .error(TestFailure.first)) == ["failed(first)"])
        #expect(events(of: .error(nil)) == ["failed(nil)"])
    }

    @Test("never sends nothing, and does not end") func never() {
        #expect(events(of: .never()).isEmpty)
    }

    @Test("defer asks its block at every subscription") func deferred() {
        var count = 0
        let signal = RACSignal.defer {
            count += 1
            return .return(count)
        }
        #expect(count == 0)
        for number in 1...2 { #expect(events(of: signal) == ["\(number)", "completed"]) }
    }

    // MARK: Events

    private let two = RACSignal.createSignal { subscriber in
        subscriber.sendNext(1)
        subscriber.sendNext(2)
        subscriber.sendCompleted()
        return nil
    }

    @Test("values reach the next block") func values() {
        inVirtualTime { _ in two.subscribeNext { log.note(text($0)) } }
        #expect(log.entries == ["1", "2"])
    }

    @Test("completed block called") func completed() {
        inVirtualTime { _ in two.subscribeCompleted { log.note("completed") } }
        #expect(log.entries == ["completed"])
    }

    @Test("error block not called on success") func noError() {
        inVirtualTime { _ in
            two.subscribeError({ _ in log.note("error") }, completed: { log.note("completed") })
        }
        #expect(log.entries == ["completed"])
    }

    @Test("nothing after disposal") func afterDisposal() {
        inVirtualTime { scheduler in
            let subscription = log.subscribe(to: drawn("a-b-c|"))
            scheduler.advance(to: scheduler.now.addingTimeInterval(2))
            subscription.dispose()
            scheduler.stepAll()
        }
        #expect(log.entries == ["a", "b"])
    }

    @Test("subscribe block has a current scheduler even from a raw queue") func currentScheduler() {
        let signal = RACSignal.createSignal { subscriber in
            subscriber.sendNext(RACScheduler.currentScheduler() != nil)
            subscriber.sendCompleted()
            return nil
        }
        onUnknownQueue { _ = log.subscribe(to: signal) }
        #expect(log.wait(for: "completed"), "the subscription has not begun")
        #expect(log.entries == ["true", "completed"])
    }

    // MARK: Disposal

    @Test("one createSignal disposes its other subscriptions on termination", arguments: [true, false])
    func disposesOthers(completes: Bool) {
        let ending = RACSubject()
        let probe = ManualStream<Any?>()
        inVirtualTime { _ in
            let signal = RACSignal.createSignal { subscriber in
                let subscriptions = [ending, probe.racSignal].map { $0.subscribe(subscriber) }
                return RACDisposable { for subscription in subscriptions { subscription?.dispose() } }
            }
            log.subscribe(to: signal)
            #expect(probe.openSubscriptionCount == 1)
            if completes { ending.sendCompleted() } else { ending.sendError(TestFailure.first) }
            #expect(probe.openSubscriptionCount == 0)
            probe.send(1)
        }
        #expect(log.entries == [completes ? "completed" : "failed(first)"])
    }

    @Test("disposal runs the subscribe block's disposable") func runsDisposable() {
        let probe = ManualStream<Any?>()
        inVirtualTime { _ in
            let subscription = probe.racSignal.subscribeNext { _ in }
            #expect(probe.openSubscriptionCount == 1)
            subscription.dispose()
            subscription.dispose()
        }
        #expect(probe.openSubscriptionCount == 0)
    }

    @Test("same from another thread") func runsDisposableElsewhere() {
        let probe = ManualStream<Any?>()
        inVirtualTime { _ in
            let subscription = probe.racSignal.subscribeNext { _ in }
            onThread { subscription.dispose() }
        }
        #expect(probe.openSubscriptionCount == 0)
    }

    @Test("The subscribe block's disposable runs once, whether it ends or is disposed", arguments: 0..<3)
    func once(kind: Int) {
        let disposals = Counter()
        inVirtualTime { _ in
            let subject = RACSubject()
            let signal = RACSignal.createSignal { subscriber in
                let inner = subject.subscribe(subscriber)
                return RACDisposable {
                    inner?.dispose()
                    disposals.increment()
                }
            }
            let subscription = signal.subscribeNext { _ in }
            if kind == 1 { subject.sendCompleted() }
            if kind == 2 { subject.sendError(nil) }
            subscription.dispose()
        }
        #expect(disposals.value == 1)
    }
}
