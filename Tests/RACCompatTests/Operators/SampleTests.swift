import RACCompat
import Testing

@Suite("sample") struct SampleTests {
    @Test("sample: newest value at each tick") func newest() {
        #expect(timeline { drawn("-ab--~---").sample(drawn("x--xx-x")) } == "3b 4b 6nil")
    }

    @Test("sample: the end of either side ends both", arguments: [true, false]) func ends(isSource: Bool) {
        for end in ["|", "#"] {
            let other = Probe()
            let ending = drawn("--" + end)
            let signal = isSource ? ending.sample(other.signal) : other.signal.sample(ending)
            #expect(timeline { signal } == (end == "|" ? "2|" : "2#first"))
            #expect(other.openCount == 0)
        }
    }

    @Test("sample: disposal reaches both") func disposal() {
        inVirtualTime { _ in
            let source = Probe()
            let sampler = Probe()
            let subscription = source.signal.sample(sampler.signal).subscribeNext { _ in }
            #expect(source.openCount == 1 && sampler.openCount == 1)
            subscription.dispose()
            #expect(source.openCount == 0 && sampler.openCount == 0)
        }
    }
}
