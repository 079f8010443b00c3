import RACCompat
import Testing

@Suite("distinctUntilChanged") struct DistinctUntilChangedTests {
    @Test("distinctUntilChanged drops repeats") func repeats() {
        #expect(events(of: sending(1, 1, 2, 2, 1).distinctUntilChanged()) == ["1", "2", "1", "completed"])
        #expect(events(of: sending(1, 1.0, true, 2).distinctUntilChanged()) == ["1", "2", "completed"])
    }

    @Test("distinctUntilChanged: a letter with a combining mark is another text than the composed letter")
    func combiningMarks() {
        let texts = sending("e\u{301}", "\u{E9}", "\u{E9}", "a\u{323}\u{307}", "a\u{307}\u{323}")
        #expect(events(of: texts.distinctUntilChanged()).count == 5)
    }

    @Test("distinctUntilChanged: nil repeats dropped") func nilRepeats() {
        #expect(events(of: sending(1, nil, nil, 1).distinctUntilChanged()) == ["1", "nil", "1", "completed"])
    }

    @Test("distinctUntilChanged: first nil passes") func firstNil() {
        #expect(events(of: sending(nil, nil, 1).distinctUntilChanged()) == ["nil", "1", "completed"])
    }

    @Test("Every subscription has its own last value") func everySubscription() {
        let signal = sending(1).distinctUntilChanged()
        for _ in 0..<2 { #expect(events(of: signal) == ["1", "completed"]) }
    }
}
