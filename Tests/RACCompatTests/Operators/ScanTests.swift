import RACCompat
import Testing

@Suite("scan and combinePrevious") struct ScanTests {
    private let numbers = sending(1, 2, 3)

    @Test("scan running sum") func sum() {
        #expect(events(of: numbers.scanWithStart(0) { int($0) + int($1) }) == ["1", "3", "6", "completed"])
    }

    @Test("scan with index") func index() {
        let signal = numbers.scanWithStart(0, reduceWithIndex: { int($0) + int($1) * $2 })
        #expect(events(of: signal) == ["0", "2", "8", "completed"])
    }

    @Test("scan: nothing is sent for an empty source, and an error passes") func ends() {
        #expect(events(of: RACSignal.empty().scanWithStart(0) { _, _ in 1 }) == ["completed"])
        #expect(events(of: RACSignal.error(nil).scanWithStart(0) { _, _ in 1 }) == ["failed(nil)"])
    }

    @Test("scan: every subscription begins with the start") func everySubscription() {
        let signal = numbers.scanWithStart(10) { int($0) + int($1) }
        for _ in 0..<2 { #expect(events(of: signal) == ["11", "13", "16", "completed"]) }
    }

    @Test("combinePrevious: previous values seen by the block (nil start allowed)") func previous() {
        var seen: [String] = []
        let signal = numbers.combinePreviousWithStart(nil) { previous, next in
            seen.append("\(text(previous)) \(text(next))")
            return nil
        }
        #expect(events(of: signal) == ["nil", "nil", "nil", "completed"])
        #expect(seen == ["nil 1", "1 2", "2 3"])
    }

    @Test("combinePrevious: results sent") func results() {
        let signal = numbers.combinePreviousWithStart(10) { int($1) - int($0) }
        #expect(events(of: signal) == ["-9", "1", "1", "completed"])
        #expect(
            events(of: sending(1, nil, 3).combinePreviousWithStart(0) { "\(text($0))\(text($1))" })
                == ["01", "1nil", "nil3", "completed"])
    }
}
