import RACCompat
import StreamTesting
import Testing

@Suite("takeUntilReplacement") struct TakeUntilReplacementTests {
    private let log = Recorder()
    private let source = ManualStream<Any?>()
    private let replacement = ManualStream<Any?>()

    private func subscribed(_ body: (RACDisposable) -> Void) -> [String] {
        inVirtualTime { _ in
            body(log.subscribe(to: source.racSignal.takeUntilReplacement(replacement.racSignal)))
        }
        return log.entries
    }

    @Test("takeUntilReplacement: source values until the replacement speaks") func values() {
        let events = subscribed { _ in
            source.send(1)
            source.send(2)
            replacement.send(3)
            source.send(4)
            replacement.send(5)
        }
        #expect(events == ["1", "2", "3", "5"])
    }

    @Test("takeUntilReplacement: source error forwarded") func sourceError() {
        let events = subscribed { _ in source.fail(TestFailure.first) }
        #expect(events == ["failed(first)"])
        #expect(replacement.openSubscriptionCount == 0)
    }

    @Test("takeUntilReplacement: source completion swallowed") func sourceCompletion() {
        let events = subscribed { _ in
            source.complete()
            replacement.send(1)
        }
        #expect(events == ["1"])
    }

    @Test("takeUntilReplacement: replacement error forwarded") func replacementError() {
        #expect(subscribed { _ in replacement.fail(TestFailure.first) } == ["failed(first)"])
    }

    @Test("takeUntilReplacement: replacement completion forwarded") func replacementCompletion() {
        #expect(subscribed { _ in replacement.complete() } == ["completed"])
    }

    @Test("takeUntilReplacement: synchronous replacement wins") func synchronous() {
        let signal = source.signal(sendingFirst: "source").takeUntilReplacement(sending("replacement"))
        #expect(events(of: signal) == ["replacement", "completed"])
        #expect(source.subscriptionCount == 0)
    }

    @Test("takeUntilReplacement: disposal reaches the source") func disposesSource() {
        #expect(subscribed { $0.dispose() }.isEmpty)
        #expect(source.subscriptionCount == 1 && source.openSubscriptionCount == 0)
    }

    @Test("takeUntilReplacement: disposal reaches the replacement") func disposesReplacement() {
        let events = subscribed { subscription in
            replacement.send(1)
            #expect(replacement.openSubscriptionCount == 1)
            subscription.dispose()
        }
        #expect(events == ["1"])
        #expect(replacement.openSubscriptionCount == 0)
    }

    @Test("takeUntilReplacement: source disposed at replacement's first event", arguments: 0..<3)
    func sourceDisposed(kind: Int) {
        _ = subscribed { _ in
            #expect(source.openSubscriptionCount == 1)
            switch kind {
            case 0: replacement.send(1)
            case 1: replacement.fail(nil)
            default: replacement.complete()
            }
            #expect(source.openSubscriptionCount == 0)
        }
    }
}
