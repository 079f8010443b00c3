import RACCompat
import Testing

@Suite("then") struct ThenTests {
    @Test("then: next signal after completion") func next() {
        #expect(timeline { drawn("ab-|").then { drawn("-c|") } } == "4c 5|")
    }

    @Test("then: even without values") func withoutValues() {
        #expect(events(of: RACSignal.empty().then { .return(1) }) == ["1", "completed"])
    }

    @Test("then: a failure passes, and the block is not called") func failure() {
        var calls = 0
        let signal = RACSignal.error(TestFailure.first).then {
            calls += 1
            return .return(1)
        }
        #expect(events(of: signal) == ["failed(first)"])
        #expect(calls == 0)
    }

    @Test("then: the block is called for every subscription") func everySubscription() {
        var calls = 0
        let signal = RACSignal.empty().then {
            calls += 1
            return .return(calls)
        }
        #expect(events(of: signal) == ["1", "completed"])
        #expect(events(of: signal) == ["2", "completed"])
    }
}
