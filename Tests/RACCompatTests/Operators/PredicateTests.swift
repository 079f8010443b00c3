import RACCompat
import StreamTesting
import Testing

@Suite("any and all") struct PredicateTests {
    @Test("any: true at the first value") func any() {
        #expect(timeline { drawn("--~-a|").any() } == "2true 2|")
    }

    @Test("any: false when there is none, also at an error", arguments: ["--|", "--#"]) func anyNone(diagram: String) {
        #expect(timeline { drawn(diagram).any() } == "2false 2|")
    }

    @Test("any: true at the first value that passes the test") func anyPassing() {
        #expect(timeline { drawn("a-b-b|").any { text($0) == "b" } } == "2true 2|")
        #expect(timeline { drawn("a-b|").any { $0 == nil } } == "3false 3|")
        #expect(timeline { drawn("a-#").any { $0 == nil } } == "2false 2|")
    }

    @Test("all: false at the first value that does not pass the test") func allFailing() {
        #expect(timeline { drawn("a-b-c|").all { text($0) == "a" } } == "2false 2|")
    }

    @Test("all: true at completion, false at an error") func allPassing() {
        #expect(timeline { drawn("a-a|").all { text($0) == "a" } } == "3true 3|")
        #expect(timeline { drawn("--|").all { _ in false } } == "2true 2|")
        #expect(timeline { drawn("a-#").all { _ in true } } == "2false 2|")
    }

    @Test("any, all: the source is disposed when the answer is known", arguments: [true, false])
    func disposal(isAny: Bool) {
        let probe = ManualStream<Any?>()
        inVirtualTime { _ in
            (isAny ? probe.racSignal.any() : probe.racSignal.all { _ in false }).subscribeNext { _ in }
            probe.send(1)
        }
        #expect(probe.subscriptionCount == 1 && probe.openSubscriptionCount == 0)
    }
}
