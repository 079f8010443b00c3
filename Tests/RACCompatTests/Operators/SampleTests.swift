import RACCompat
import StreamTesting
import Testing

@Suite("sample") struct SampleTests {
    @Test("sample: newest value at each tick") func newest() {
        #expect(timeline { drawn("-ab--~---").sample(drawn("x--xx-x")) } == "3b 4b 6nil")
    }

    @Test("sample: the end of either side ends both", arguments: [true, false]) func ends(isSource: Bool) {
        for end in ["|", "#"] {
            let other = ManualStream<Any?>()
            let ending = drawn("--" + end)
            let signal = isSource ? ending.sample(other.racSignal) : other.racSignal.sample(ending)
            #expect(timeline { signal } == (end == "|" ? "2|" : "2#first"))
            #expect(other.openSubscriptionCount == 0)
        }
    }

    @Test("sample: disposal reaches both") func disposal() {
        inVirtualTime { _ in
            let source = ManualStream<Any?>()
            let sampler = ManualStream<Any?>()
            let subscription = source.racSignal.sample(sampler.racSignal).subscribeNext { _ in }
            #expect(source.openSubscriptionCount == 1 && sampler.openSubscriptionCount == 1)
            subscription.dispose()
            #expect(source.openSubscriptionCount == 0 && sampler.openSubscriptionCount == 0)
        }
    }
}
