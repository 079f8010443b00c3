import RACCompat
import StreamTesting
import Testing

@Suite("catch") struct CatchTests {
    private let failing = sending(1).concat(.error(TestFailure.first))

    @Test("catch: continues with the returned signal") func continues() {
        #expect(events(of: failing.catch { _ in sending(2, 3) }) == ["1", "2", "3", "completed"])
        #expect(timeline { drawn("a-#").catch { _ in drawn("-b|") } } == "0a 3b 4|")
    }

    @Test("catch: original error hidden") func hidden() {
        var caught: [TestFailure?] = []
        let signal = failing.catch { error in
            caught.append(error as? TestFailure)
            return .empty()
        }
        #expect(events(of: signal) == ["1", "completed"])
        #expect(caught == [.first])
    }

    @Test("catch: second error shown") func secondError() {
        #expect(events(of: failing.catch { _ in .error(TestFailure.second) }) == ["1", "failed(second)"])
    }

    @Test("catch: replacement disposed") func disposal() {
        let probe = ManualStream<Any?>()
        inVirtualTime { _ in
            let subscription = RACSignal.error(nil).catch { _ in probe.racSignal }.subscribeNext { _ in }
            #expect(probe.openSubscriptionCount == 1)
            subscription.dispose()
        }
        #expect(probe.openSubscriptionCount == 0)
    }

    @Test("catch: without an error the block is not called") func noError() {
        var calls = 0
        let signal = sending(1).catch { _ in
            calls += 1
            return .empty()
        }
        #expect(events(of: signal) == ["1", "completed"])
        #expect(calls == 0)
    }

    @Test("catchTo: continues with the given signal, for the first error alone") func catchTo() {
        #expect(events(of: failing.catchTo(sending(2))) == ["1", "2", "completed"])
        #expect(events(of: failing.catchTo(failing)) == ["1", "1", "failed(first)"])
        #expect(events(of: RACSignal.error(nil).catchTo(.never())).isEmpty)
    }
}
