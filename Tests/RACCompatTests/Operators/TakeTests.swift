import RACCompat
import StreamTesting
import Testing

@Suite("take") struct TakeTests {
    private let numbers = sending(0, 1, 2)
    private let infinite = RACSignal.return(1).repeat()

    /// 0, 1, 2 and so on, each in a pass of its own.
    private var counter: RACSignal {
        .defer {
            var count = -1
            return RACSignal.defer {
                count += 1
                return .return(count)
            }
            .repeat()
        }
    }

    @Test("take 0..n-1 values", arguments: 0..<3) func some(count: Int) {
        #expect(events(of: numbers.take(count)) == (0..<count).map { "\($0)" } + ["completed"])
    }

    @Test("take more than available gives all") func tooMany() {
        #expect(events(of: numbers.take(4)) == ["0", "1", "2", "completed"])
    }

    @Test("take 0/1/2 of an infinite stream ends", arguments: 0...2) func infinite(count: Int) {
        #expect(events(of: infinite.take(count)) == Array(repeating: "1", count: count) + ["completed"])
    }

    @Test("take 1 of a one-element stream") func single() {
        #expect(events(of: RACSignal.return(1).take(1)) == ["1", "completed"])
    }

    @Test("take completes although the source does not") func endlessSource() {
        let probe = ManualStream<Any?>()
        let log = Recorder()
        inVirtualTime { _ in
            log.subscribe(to: probe.racSignal.take(1))
            probe.send(1)
        }
        #expect(log.entries == ["1", "completed"])
        #expect(probe.openSubscriptionCount == 0)
    }

    @Test("take completes on a re-entrant source") func reentrant() {
        let subject = RACSubject()
        let log = Recorder()
        inVirtualTime { _ in
            subject.take(1).subscribeNext(
                { value in
                    log.note(text(value))
                    subject.sendNext(int(value) + 1)
                }, completed: { log.note("completed") })
            subject.sendNext(1)
        }
        #expect(log.entries == ["1", "completed"])
    }

    @Test("take 0 does not subscribe") func none() {
        let probe = ManualStream<Any?>()
        #expect(events(of: probe.racSignal.take(0)) == ["completed"])
        #expect(probe.subscriptionCount == 0)
    }

    @Test("take: an error before the last value passes") func failure() {
        #expect(timeline { drawn("a-#").take(2) } == "0a 2#first")
        #expect(timeline { drawn("a-#").take(1) } == "0a 0|")
    }

    @Test("takeUntilBlock stops before the first match") func firstMatch() {
        #expect(events(of: numbers.takeUntilBlock { int($0) == 2 }) == ["0", "1", "completed"])
    }

    @Test("takeWhileBlock stops before the first failure") func firstFailure() {
        #expect(events(of: numbers.takeWhileBlock { int($0) < 1 }) == ["0", "completed"])
    }

    @Test("takeWhileBlock always true gives everything") func alwaysTrue() {
        #expect(events(of: numbers.takeWhileBlock { _ in true }) == ["0", "1", "2", "completed"])
    }

    @Test("takeWhileBlock always false gives empty") func alwaysFalse() {
        #expect(events(of: numbers.takeWhileBlock { _ in false }) == ["completed"])
    }

    @Test("takeWhileBlock ends an infinite counter") func infiniteCounter() {
        #expect(events(of: counter.takeWhileBlock { int($0) < 3 }) == ["0", "1", "2", "completed"])
    }
}
