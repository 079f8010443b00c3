import RACCompat
import Testing

@Suite("switchToLatest") struct SwitchToLatestTests {
    private let log = EventLog()
    private let signals = RACSubject()
    private let inner = [Probe(), Probe()]

    private func switched(_ body: (RACDisposable) -> Void) -> [String] {
        inVirtualTime { _ in body(log.subscribe(to: signals.switchToLatest())) }
        return log.events
    }

    @Test("switchToLatest: newest inner's values") func values() {
        let events = switched { _ in
            signals.sendNext(inner[0].signal)
            inner[0].subject.sendNext(1)
            signals.sendNext(inner[1].signal)
            inner[0].subject.sendNext("missed")
            inner[1].subject.sendNext(2)
            #expect(inner.map(\.openCount) == [0, 1])
        }
        #expect(events == ["1", "2"])
    }

    @Test("switchToLatest: newest inner's error") func innerError() {
        let events = switched { _ in
            signals.sendNext(inner[0].signal)
            signals.sendNext(inner[1].signal)
            inner[0].subject.sendError(TestFailure.second)
            inner[1].subject.sendError(TestFailure.first)
        }
        #expect(events == ["error first"])
    }

    @Test("switchToLatest: an error of the outer signal ends the newest one") func outerError() {
        let events = switched { _ in
            signals.sendNext(inner[0].signal)
            signals.sendError(TestFailure.first)
        }
        #expect(events == ["error first"])
        #expect(inner[0].openCount == 0)
    }

    @Test("switchToLatest: outer completion alone does not end it") func outerCompletion() {
        let events = switched { _ in
            signals.sendNext(inner[0].signal)
            signals.sendCompleted()
            inner[0].subject.sendNext(1)
        }
        #expect(events == ["1"])
    }

    @Test("switchToLatest: ends with outer and inner", arguments: [true, false]) func ends(outerIsFirst: Bool) {
        let events = switched { _ in
            signals.sendNext(inner[0].signal)
            let ends = outerIsFirst ? [signals, inner[0].subject] : [inner[0].subject, signals]
            ends[0].sendCompleted()
            #expect(log.events.isEmpty)
            ends[1].sendCompleted()
        }
        #expect(events == ["completed"])
    }

    @Test("switchToLatest: nil inner") func nilInner() {
        let events = switched { _ in
            signals.sendNext(inner[0].signal)
            signals.sendNext(nil)
            inner[0].subject.sendNext("missed")
            #expect(inner[0].openCount == 0)
            signals.sendNext(inner[1].signal)
            inner[1].subject.sendNext(1)
        }
        #expect(events == ["1"])
    }

    @Test("switchToLatest: result is cold") func cold() {
        let outer = Probe()
        let signal = outer.signal.switchToLatest()
        inVirtualTime { _ in
            #expect(outer.count == 0)
            let subscriptions = (0..<2).map { _ in signal.subscribeNext { _ in } }
            #expect(outer.count == 2)
            for subscription in subscriptions { subscription.dispose() }
            #expect(outer.openCount == 0)
        }
    }

    @Test("The new signal is subscribed to before the old one is disposed") func overlap() {
        let events = switched { _ in
            let old = RACSignal.createSignal { subscriber in
                // Kept, or the subscription would end at once.
                RACDisposable { withExtendedLifetime(subscriber) { log.add("old is disposed") } }
            }
            signals.sendNext(old)
            signals.sendNext(sending("new"))
        }
        #expect(events == ["new", "old is disposed"])
    }

    @Test("Disposal reaches the newest signal") func disposal() {
        let events = switched { subscription in
            signals.sendNext(inner[0].signal)
            subscription.dispose()
            signals.sendNext(inner[1].signal)
        }
        #expect(events.isEmpty)
        #expect(inner.map(\.count) == [1, 0])
        #expect(inner[0].openCount == 0)
    }
}
