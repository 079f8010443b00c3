import RACCompat
import StreamTesting
import Testing

@Suite("bind") struct BindTests {
    private let log = Recorder()
    private let infinite = RACSignal.return(1).repeat()

    @Test("bind: single value transformed") func single() {
        let signal = RACSignal.return(1).bind { { value, _ in .return(int(value) + 1) } }
        #expect(events(of: signal) == ["2", "completed"])
    }

    @Test("bind: several results are concatenated") func several() {
        let signal = sending(1, 3).bind { { value, _ in sending(value, int(value) + 1) } }
        #expect(events(of: signal) == ["1", "2", "3", "4", "completed"])
    }

    @Test("bind: empty result contributes nothing") func emptyResult() {
        let signal = sending(1, 2, 3).bind { { value, _ in int(value) == 2 ? .empty() : .return(value) } }
        #expect(events(of: signal) == ["1", "3", "completed"])
    }

    @Test("bind: nil ends an infinite stream with no output") func nilResult() {
        #expect(events(of: infinite.bind { { _, _ in nil } }) == ["completed"])
    }

    @Test("bind: stop flag ends an infinite stream after one value") func stop() {
        let signal = infinite.bind {
            { value, stop in
                stop = true
                return .return(value)
            }
        }
        #expect(events(of: signal) == ["1", "completed"])
    }

    @Test("bind: nil plus stop ends it with no output") func nilAndStop() {
        let signal = infinite.bind {
            { _, stop in
                stop = true
                return nil
            }
        }
        #expect(events(of: signal) == ["completed"])
    }

    /// Counts its values, in the closure that is made for every subscription.
    private func counting(_ source: RACSignal) -> RACSignal {
        source.bind {
            var count = 0
            return { _, _ in
                count += 1
                return .return(count)
            }
        }
    }

    @Test("bind: closure state is fresh on re-evaluation") func freshState() {
        let signal = counting(sending("a", "b"))
        for _ in 0..<2 { #expect(events(of: signal) == ["1", "2", "completed"]) }
    }

    @Test("bind: closure state independent when two copies are zipped") func independentState() {
        let signal = counting(sending("a", "b"))
        #expect(events(of: signal.zipWith(signal)) == ["(1, 1)", "(2, 2)", "completed"])
    }

    @Test("bind: nil disposes the source") func nilDisposes() {
        let probe = ManualStream<Any?>()
        inVirtualTime { _ in
            log.subscribe(to: probe.racSignal.bind { { _, _ in nil } })
            #expect(probe.openSubscriptionCount == 1)
            probe.send(1)
        }
        #expect(probe.openSubscriptionCount == 0)
        #expect(log.entries == ["completed"])
    }

    @Test("bind: stop disposes the source") func stopDisposes() {
        let probe = ManualStream<Any?>()
        let inner = RACSubject()
        inVirtualTime { _ in
            let signal = probe.racSignal.bind {
                { _, stop in
                    stop = true
                    return inner
                }
            }
            log.subscribe(to: signal)
            probe.send(1)
            #expect(probe.openSubscriptionCount == 0)
            // What was returned goes on.
            inner.sendNext(2)
            #expect(log.entries == ["2"])
            inner.sendCompleted()
        }
        #expect(log.entries == ["2", "completed"])
    }

    @Test("bind: no further inner subscriptions after an error") func noSubscriptionAfterError() {
        var calls = 0
        let signal = sending(1, 2, 3).bind {
            { value, _ in
                calls += 1
                return int(value) == 2 ? .error(TestFailure.first) : .return(value)
            }
        }
        #expect(events(of: signal) == ["1", "failed(first)"])
        #expect(calls == 2)
    }

    @Test("An error of the source or of a result disposes all the others") func errorDisposes() {
        for failsInside in [true, false] {
            let source = ManualStream<Any?>()
            let inner = [ManualStream<Any?>(), ManualStream<Any?>()]
            let log = Recorder()
            inVirtualTime { _ in
                log.subscribe(to: source.racSignal.bind { { value, _ in inner[int(value)].racSignal } })
                source.send(0)
                source.send(1)
                #expect(inner.map(\.openSubscriptionCount) == [1, 1])
                (failsInside ? inner[0] : source).fail(TestFailure.first)
            }
            #expect(source.openSubscriptionCount == 0)
            #expect(inner.map(\.openSubscriptionCount) == [0, 0])
            #expect(log.entries == ["failed(first)"])
        }
    }

    @Test("Results are merged as they come") func merged() {
        let signal = drawn("ab|").bind { { value, _ in drawn("1-2|").map { text(value) + text($0) } } }
        #expect(timeline { signal } == "0a1 1b1 2a2 3b2 4|")
    }
}
