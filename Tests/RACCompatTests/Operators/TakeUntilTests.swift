import RACCompat
import Testing

@Suite("takeUntil") struct TakeUntilTests {
    private let log = EventLog()
    private let source = Probe()
    private let trigger = Probe()

    @Test("takeUntil: value triggers") func value() {
        inVirtualTime { _ in
            log.subscribe(to: source.signal.takeUntil(trigger.signal))
            source.subject.sendNext(1)
            source.subject.sendNext(2)
            trigger.subject.sendNext(nil)
            source.subject.sendNext(3)
        }
        #expect(log.events == ["1", "2", "completed"])
        #expect(source.openCount == 0 && trigger.openCount == 0)
    }

    @Test("takeUntil: completion triggers") func completion() {
        #expect(timeline { drawn("abc-d|").takeUntil(drawn("---|")) } == "0a 1b 2c 3|")
    }

    @Test("takeUntil: immediate trigger suppresses synchronous source values", arguments: ["a", "|"])
    func immediate(trigger: String) {
        #expect(timeline { source.signal(sendingFirst: 1).takeUntil(drawn(trigger)) } == "0|")
        #expect(source.count == 0)
    }

    @Test("takeUntil: a failure of the trigger is ignored") func triggerFailure() {
        #expect(timeline { drawn("a-b-c|").takeUntil(drawn("-#")) } == "0a 2b 4c 5|")
    }

    @Test("takeUntil: the end of the source ends, and disposes the trigger", arguments: ["|", "#"])
    func sourceEnd(end: String) {
        let signal = drawn("a" + end).takeUntil(trigger.signal)
        #expect(timeline { signal } == (end == "|" ? "0a 1|" : "0a 1#first"))
        #expect(trigger.count == 1 && trigger.openCount == 0)
    }

    @Test("takeUntil: disposal reaches both") func disposal() {
        inVirtualTime { _ in
            let subscription = log.subscribe(to: source.signal.takeUntil(trigger.signal))
            #expect(source.openCount == 1 && trigger.openCount == 1)
            subscription.dispose()
        }
        #expect(source.openCount == 0 && trigger.openCount == 0)
        #expect(log.events.isEmpty)
    }

    @Test("takeUntil: a trigger from another thread ends a busy source")
    func otherThread() {
        let subject = RACSubject()
        let trigger = RACSubject()
        let ended = EventLog()
        RACTestScheduler().performAsCurrentScheduler {
            _ = subject.takeUntil(trigger).subscribeNext({ _ in }, completed: { ended.add("completed") })
        }
        onThreads(2) { index in
            RACTestScheduler().performAsCurrentScheduler {
                if index == 0 {
                    for number in 0..<1000 { subject.sendNext(number) }
                } else {
                    trigger.sendNext(nil)
                }
            }
        }
        #expect(ended.events == ["completed"])
    }
}
