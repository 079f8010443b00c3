import RACCompat
import StreamTesting
import Testing

@Suite("map") struct MapTests {
    @Test("map adds one to each") func addsOne() {
        #expect(events(of: sending(0, 1, 2).map { int($0) + 1 }) == ["1", "2", "3", "completed"])
    }

    @Test("mapReplace gives a constant per value") func constant() {
        #expect(events(of: sending(0, nil, 2).mapReplace("x")) == ["x", "x", "x", "completed"])
        #expect(events(of: sending(0, 1).mapReplace(nil)) == ["nil", "nil", "completed"])
    }

    @Test("The block may return nil, and sees it") func nils() {
        #expect(events(of: sending(0, nil).map { $0 == nil ? "none" : nil }) == ["nil", "none", "completed"])
    }

    @Test("An error passes, and the block is not called for it") func failure() {
        #expect(events(of: RACSignal.error(nil).map { _ in "called" }) == ["failed(nil)"])
    }

    @Test("A nested value is mapped inside the value before") func reentrant() {
        let subject = RACSubject()
        let log = Recorder()
        inVirtualTime { _ in
            subject.map { int($0) * 10 }.subscribeNext { value in
                log.note(text(value))
                if int(value) < 30 { subject.sendNext(int(value) / 10 + 1) }
                log.note("end \(text(value))")
            }
            subject.sendNext(1)
        }
        #expect(log.entries == ["10", "20", "30", "end 30", "end 20", "end 10"])
    }
}
