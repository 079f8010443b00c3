import RACCompat
import StreamTesting
import Testing

@Suite("throttle") struct ThrottleTests {
    private let log = Recorder()

    /// Lower-case letters are throttled, digits are not.
    private func throttled(_ diagram: String) -> String {
        timeline { drawn(diagram).throttle(2) { !(("0"..."9").contains(text($0))) } }
    }

    @Test("throttle: only settled values") func settled() {
        #expect(timeline { drawn("abc---d--e").throttle(2) } == "4c 8d 11e")
        #expect(timeline { drawn("(ab)").throttle(2) } == "2b")
        #expect(timeline { drawn("~").throttle(2) } == "2nil")
    }

    @Test("throttle: completion immediate") func completion() {
        #expect(timeline { drawn("-|").throttle(2) } == "1|")
        #expect(timeline { drawn("ab|").throttle(2) } == "2b 2|")
    }

    @Test("throttle: error immediate") func error() {
        #expect(timeline { drawn("ab#").throttle(2) } == "2#first")
    }

    @Test("throttle: cancelled by disposal") func disposal() {
        inVirtualTime { scheduler in
            let subscription = log.subscribe(to: sending(1).concat(.never()).throttle(1))
            subscription.dispose()
            scheduler.stepAll()
        }
        #expect(log.entries.isEmpty)
    }

    @Test("throttle test: unthrottled passes now") func unthrottled() {
        #expect(throttled("1-(23)") == "01 22 23")
    }

    @Test("throttle test: throttled is delayed") func isDelayed() {
        #expect(throttled("a-----b") == "2a 8b")
    }

    @Test("throttle test: newer throttled replaces") func replaces() {
        #expect(throttled("ab---") == "3b")
    }

    @Test("throttle test: immediate value drops the parked one") func drops() {
        #expect(throttled("a1---b") == "11 7b")
    }

    @Test("throttle test: not sent again at completion") func notAgain() {
        #expect(throttled("a---|") == "2a 4|")
        #expect(throttled("a1-|") == "11 3|")
    }

    @Test("throttle test: completion immediate") func testCompletion() {
        #expect(throttled("1|") == "01 1|")
        #expect(throttled("a|") == "1a 1|")
    }

    @Test("throttle test: error immediate") func testError() {
        #expect(throttled("a#") == "1#first")
    }

    @Test("throttle test: cancelled by disposal") func testDisposal() {
        let probe = ManualStream<Any?>()
        inVirtualTime { scheduler in
            let subscription = log.subscribe(to: probe.racSignal.throttle(1) { _ in true })
            probe.send(1)
            subscription.dispose()
            scheduler.stepAll()
        }
        #expect(log.entries.isEmpty)
        #expect(probe.openSubscriptionCount == 0)
    }
}
