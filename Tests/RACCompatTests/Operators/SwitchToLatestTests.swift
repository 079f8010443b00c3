import RACCompat
import StreamTesting
import Testing

@Suite("switchToLatest") struct SwitchToLatestTests {
    private let log = Recorder()
    private let signals = RACSubject()
    private let inner = [ManualStream<Any?>(), ManualStream<Any?>()]

    private func switched(_ body: (RACDisposable) -> Void) -> [String] {
        inVirtualTime { _ in body(log.subscribe(to: signals.switchToLatest())) }
        return log.entries
    }

    @Test("switchToLatest: newest inner's values") func values() {
        let events = switched { _ in
            signals.sendNext(inner[0].racSignal)
            inner[0].send(1)
            signals.sendNext(inner[1].racSignal)
            inner[0].send("missed")
            inner[1].send(2)
            #expect(inner.map(\.openSubscriptionCount) == [0, 1])
        }
        #expect(events == ["1", "2"])
    }

    @Test("switchToLatest: newest inner's error") func innerError() {
        let events = switched { _ in
            signals.sendNext(inner[0].racSignal)
            signals.sendNext(inner[1].racSignal)
            inner[0].fail(TestFailure.second)
            inner[1].fail(TestFailure.first)
        }
        #expect(events == ["failed(first)"])
    }

    @Test("switchToLatest: an error of the outer signal ends the newest one") func outerError() {
        let events = switched { _ in
            signals.sendNext(inner[0].racSignal)
            signals.sendError(TestFailure.first)
        }
        #expect(events == ["failed(first)"])
        #expect(inner[0].openSubscriptionCount == 0)
    }

    @Test("switchToLatest: outer completion alone does not end it") func outerCompletion() {
        let events = switched { _ in
            signals.sendNext(inner[0].racSignal)
            signals.sendCompleted()
            inner[0].send(1)
        }
        #expect(events == ["1"])
    }

    @Test("switchToLatest: ends with outer and inner", arguments: [true, false]) func ends(outerIsFirst: Bool) {
        let events = switched { _ in
            signals.sendNext(inner[0].racSignal)
            if outerIsFirst { signals.sendCompleted() } else { inner[0].complete() }
            #expect(log.entries.isEmpty)
            if outerIsFirst { inner[0].complete() } else { signals.sendCompleted() }
        }
        #expect(events == ["completed"])
    }

    @Test("switchToLatest: nil inner") func nilInner() {
        let events = switched { _ in
            signals.sendNext(inner[0].racSignal)
            signals.sendNext(nil)
            inner[0].send("missed")
            #expect(inner[0].openSubscriptionCount == 0)
            signals.sendNext(inner[1].racSignal)
            inner[1].send(1)
        }
        #expect(events == ["1"])
    }

    @Test("switchToLatest: result is cold") func cold() {
        let outer = ManualStream<Any?>()
        let signal = outer.racSignal.switchToLatest()
        inVirtualTime { _ in
            #expect(outer.subscriptionCount == 0)
            let subscriptions = (0..<2).map { _ in signal.subscribeNext { _ in } }
            #expect(outer.subscriptionCount == 2)
            for subscription in subscriptions { subscription.dispose() }
            #expect(outer.openSubscriptionCount == 0)
        }
    }

    @Test("The new signal is subscribed to before the old one is disposed") func overlap() {
        let events = switched { _ in
            let old = RACSignal.createSignal { subscriber in
                // Kept, or the subscription would end at once.
                RACDisposable { withExtendedLifetime(subscriber) { log.note("old is disposed") } }
            }
            signals.sendNext(old)
            signals.sendNext(sending("new"))
        }
        #expect(events == ["new", "old is disposed"])
    }

    @Test("Disposal reaches the newest signal") func disposal() {
        let events = switched { subscription in
            signals.sendNext(inner[0].racSignal)
            subscription.dispose()
            signals.sendNext(inner[1].racSignal)
        }
        #expect(events.isEmpty)
        #expect(inner.map(\.subscriptionCount) == [1, 0])
        #expect(inner[0].openSubscriptionCount == 0)
    }
}
