import RACCompat
import StreamTesting
import Testing

@Suite("startWith") struct StartWithTests {
    @Test("startWith prepends") func prepends() {
        #expect(events(of: sending(1, 2).startWith(0)) == ["0", "1", "2", "completed"])
        #expect(events(of: RACSignal.empty().startWith(nil)) == ["nil", "completed"])
    }

    @Test("The value comes before the receiver is subscribed to") func order() {
        let log = Recorder()
        inVirtualTime { _ in
            log.subscribe(to: sending(1).initially { log.note("subscribed") }.startWith(0))
        }
        #expect(log.entries == ["0", "subscribed", "1", "completed"])
    }
}
