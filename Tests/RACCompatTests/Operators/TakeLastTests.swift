import RACCompat
import StreamTesting
import Testing

@Suite("takeLast") struct TakeLastTests {
    @Test(
        "takeLast: the newest values come at completion, nil among them",
        arguments: [
            (0, []), (1, ["3"]), (2, ["nil", "3"]), (4, ["0", "1", "nil", "3"]), (9, ["0", "1", "nil", "3"]),
        ])
    func newest(count: Int, expected: [String]) {
        #expect(events(of: sending(0, 1, nil, 3).takeLast(count)) == expected + ["completed"])
    }

    @Test("takeLast: nothing comes before completion") func waits() {
        #expect(timeline { drawn("ab-c-|").takeLast(2) } == "5b 5c 5|")
    }

    @Test("takeLast: an error drops the values") func failure() {
        #expect(timeline { drawn("ab-#").takeLast(2) } == "3#first")
    }

    @Test("takeLast: disposal drops the values, and reaches the source") func disposal() {
        let probe = ManualStream<Any?>()
        let log = Recorder()
        inVirtualTime { _ in
            let subscription = log.subscribe(to: probe.racSignal.takeLast(1))
            probe.send(1)
            subscription.dispose()
            probe.complete()
        }
        #expect(log.entries.isEmpty)
        #expect(probe.openSubscriptionCount == 0)
    }

    @Test("takeLast: every subscription has its own values") func everySubscription() {
        let signal = sending(1, 2).takeLast(5)
        for _ in 0..<2 { #expect(events(of: signal) == ["1", "2", "completed"]) }
    }

    @Test("takeLast: many values need no more room than those that are kept") func memory() {
        let live = LiveCount()
        let signal = RACSignal.createSignal { subscriber in
            for _ in 0..<many(100_000) { subscriber.sendNext(Tracked(live)) }
            subscriber.sendCompleted()
            return nil
        }
        #expect(events(of: signal.takeLast(3)).count == 4)
        #expect(live.peak <= 5)
    }
}
