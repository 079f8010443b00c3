import RACCompat
import StreamTesting
import Testing

@Suite("takeUntil", .takesTurns) struct TakeUntilTests {
    private let log = Recorder()
    private let source = ManualStream<Any?>()
    private let trigger = ManualStream<Any?>()

    @Test("takeUntil: value triggers") func value() {
        inVirtualTime { _ in
            log.subscribe(to: source.racSignal.takeUntil(trigger.racSignal))
            source.send(1)
            source.send(2)
            trigger.send(nil)
            source.send(3)
        }
        #expect(log.entries == ["1", "2", "completed"])
        #expect(source.openSubscriptionCount == 0 && trigger.openSubscriptionCount == 0)
    }

    @Test("takeUntil: completion triggers") func completion() {
        #expect(timeline { drawn("abc-d|").takeUntil(drawn("---|")) } == "0a 1b 2c 3|")
    }

    @Test("takeUntil: immediate trigger suppresses synchronous source values", arguments: ["a", "|"])
    func immediate(trigger: String) {
        #expect(timeline { source.signal(sendingFirst: 1).takeUntil(drawn(trigger)) } == "0|")
        #expect(source.subscriptionCount == 0)
    }

    @Test("takeUntil: a failure of the trigger is ignored") func triggerFailure() {
        #expect(timeline { drawn("a-b-c|").takeUntil(drawn("-#")) } == "0a 2b 4c 5|")
    }

    @Test("takeUntil: the end of the source ends, and disposes the trigger", arguments: ["|", "#"])
    func sourceEnd(end: String) {
        let signal = drawn("a" + end).takeUntil(trigger.racSignal)
        #expect(timeline { signal } == (end == "|" ? "0a 1|" : "0a 1#first"))
        #expect(trigger.subscriptionCount == 1 && trigger.openSubscriptionCount == 0)
    }

    @Test("takeUntil: disposal reaches both") func disposal() {
        inVirtualTime { _ in
            let subscription = log.subscribe(to: source.racSignal.takeUntil(trigger.racSignal))
            #expect(source.openSubscriptionCount == 1 && trigger.openSubscriptionCount == 1)
            subscription.dispose()
        }
        #expect(source.openSubscriptionCount == 0 && trigger.openSubscriptionCount == 0)
        #expect(log.entries.isEmpty)
    }

    @Test("takeUntil: a trigger from another thread ends a busy source")
    func otherThread() {
        let subject = RACSubject()
        let trigger = RACSubject()
        let ended = Recorder()
        RACTestScheduler().performAsCurrentScheduler {
            _ = subject.takeUntil(trigger).subscribeNext({ _ in }, completed: { ended.note("completed") })
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
        #expect(ended.entries == ["completed"])
    }
}
