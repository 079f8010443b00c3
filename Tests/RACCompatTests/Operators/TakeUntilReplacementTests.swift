import RACCompat
import Testing

@Suite("takeUntilReplacement") struct TakeUntilReplacementTests {
    private let log = EventLog()
    private let source = Probe()
    private let replacement = Probe()

    private func subscribed(_ body: (RACDisposable) -> Void) -> [String] {
        inVirtualTime { _ in
            body(log.subscribe(to: source.signal.takeUntilReplacement(replacement.signal)))
        }
        return log.events
    }

    @Test("takeUntilReplacement: source values until the replacement speaks") func values() {
        let events = subscribed { _ in
            source.subject.sendNext(1)
            source.subject.sendNext(2)
            replacement.subject.sendNext(3)
            source.subject.sendNext(4)
            replacement.subject.sendNext(5)
        }
        #expect(events == ["1", "2", "3", "5"])
    }

    @Test("takeUntilReplacement: source error forwarded") func sourceError() {
        let events = subscribed { _ in source.subject.sendError(TestFailure.first) }
        #expect(events == ["error first"])
        #expect(replacement.openCount == 0)
    }

    @Test("takeUntilReplacement: source completion swallowed") func sourceCompletion() {
        let events = subscribed { _ in
            source.subject.sendCompleted()
            replacement.subject.sendNext(1)
        }
        #expect(events == ["1"])
    }

    @Test("takeUntilReplacement: replacement error forwarded") func replacementError() {
        #expect(subscribed { _ in replacement.subject.sendError(TestFailure.first) } == ["error first"])
    }

    @Test("takeUntilReplacement: replacement completion forwarded") func replacementCompletion() {
        #expect(subscribed { _ in replacement.subject.sendCompleted() } == ["completed"])
    }

    @Test("takeUntilReplacement: synchronous replacement wins") func synchronous() {
        let signal = source.signal(sendingFirst: "source").takeUntilReplacement(sending("replacement"))
        #expect(events(of: signal) == ["replacement", "completed"])
        #expect(source.count == 0)
    }

    @Test("takeUntilReplacement: disposal reaches the source") func disposesSource() {
        #expect(subscribed { $0.dispose() }.isEmpty)
        #expect(source.count == 1 && source.openCount == 0)
    }

    @Test("takeUntilReplacement: disposal reaches the replacement") func disposesReplacement() {
        let events = subscribed { subscription in
            replacement.subject.sendNext(1)
            #expect(replacement.openCount == 1)
            subscription.dispose()
        }
        #expect(events == ["1"])
        #expect(replacement.openCount == 0)
    }

    @Test("takeUntilReplacement: source disposed at replacement's first event", arguments: 0..<3)
    func sourceDisposed(kind: Int) {
        _ = subscribed { _ in
            #expect(source.openCount == 1)
            switch kind {
            case 0: replacement.subject.sendNext(1)
            case 1: replacement.subject.sendError(nil)
            default: replacement.subject.sendCompleted()
            }
            #expect(source.openCount == 0)
        }
    }
}
