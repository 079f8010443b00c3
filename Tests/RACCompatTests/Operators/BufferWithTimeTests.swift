import Foundation
import RACCompat
import StreamTesting
import Testing

@Suite("bufferWithTime") struct BufferWithTimeTests {
    private func buffered(_ diagram: String) -> String {
        timeline { drawn(diagram).bufferWithTime(2, onScheduler: virtualScheduler) }
    }

    @Test("buffer: groups by time") func groups() {
        #expect(buffered("-ab---c") == "3(a, b) 8(c)")
    }

    @Test("buffer: timer starts with a value") func timer() {
        #expect(buffered("-----a") == "7(a)")
        #expect(buffered("a----b") == "2(a) 7(b)")
    }

    @Test("buffer: flush on completion") func completion() {
        #expect(buffered("ab|") == "2(a, b) 2|")
        #expect(buffered("a|") == "1(a) 1|")
        #expect(buffered("a--|") == "2(a) 3|")
    }

    @Test("buffer: a negative time is none, as in the original") func negative() {
        #expect(timeline { drawn("(ab)-c").bufferWithTime(-1, onScheduler: virtualScheduler) } == "0(a, b) 2(c)")
    }

    @Test("buffer: an error drops what is buffered") func failure() {
        #expect(buffered("a#") == "1#first")
    }

    /// The first tuple that is sent for values.
    private func tuple(of values: RACSignal) -> RACTuple? {
        var tuple: RACTuple?
        inVirtualTime { scheduler in
            values.bufferWithTime(1, onScheduler: scheduler).subscribeNext { tuple = $0 as? RACTuple }
            scheduler.stepAll()
        }
        return tuple
    }

    @Test("buffer: NSNull kept") func null() {
        let tuple = tuple(of: sending(NSNull(), 1))
        #expect(tuple?.count == 2)
        #expect(tuple?.first is NSNull)
    }

    @Test("buffer: nil kept") func nilValue() {
        let tuple = tuple(of: sending(nil, 1))
        #expect(tuple?.count == 2)
        #expect(tuple?.first == nil)
        #expect(tuple?.second as? Int == 1)
    }

    @Test("buffer: disposal drops what is buffered") func disposal() {
        let live = LiveCount()
        let log = Recorder()
        inVirtualTime { scheduler in
            let subject = RACSubject()
            let subscription = log.subscribe(to: subject.bufferWithTime(1, onScheduler: scheduler))
            subject.sendNext(Tracked(live))
            subscription.dispose()
            scheduler.stepAll()
        }
        #expect(log.entries.isEmpty)
        #expect(live.now == 0)
    }
}
