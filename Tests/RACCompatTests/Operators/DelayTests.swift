import RACCompat
import StreamTesting
import Testing

@Suite("delay") struct DelayTests {
    @Test("delay: values") func values() {
        #expect(timeline { drawn("a~-b").delay(2) } == "2a 3nil 5b")
    }

    @Test("delay: completion") func completion() {
        #expect(timeline { drawn("-|").delay(2) } == "3|")
        #expect(timeline { drawn("(a|)").delay(2) } == "2a 2|")
    }

    @Test("delay: errors immediate") func errors() {
        #expect(timeline { drawn("a--b#").delay(2) } == "2a 4#first")
    }

    @Test("delay: a date that has passed is no delay, as in the original") func negative() {
        #expect(timeline { drawn("a-b|").delay(-1) } == "0a 2b 3|")
    }

    @Test("delay: cancelled by disposal") func disposal() {
        let log = Recorder()
        let live = LiveCount()
        inVirtualTime { scheduler in
            let subscription = log.subscribe(to: sending(Tracked(live), Tracked(live)).delay(1))
            #expect(live.now == 2)
            subscription.dispose()
            scheduler.stepAll()
        }
        #expect(log.entries.isEmpty)
        #expect(live.now == 0)
    }
}
