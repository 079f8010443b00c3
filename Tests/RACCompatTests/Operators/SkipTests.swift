import RACCompat
import Testing

@Suite("skip") struct SkipTests {
    private let numbers = sending(0, 1, 2)

    @Test("skip 0..n-1 values", arguments: 0..<3) func some(count: Int) {
        #expect(events(of: numbers.skip(count)) == (count..<3).map { "\($0)" } + ["completed"])
    }

    @Test("skip more than available gives empty") func tooMany() {
        #expect(events(of: numbers.skip(4)) == ["completed"])
    }

    @Test("skip: an error comes at once, however many values are to be skipped") func failure() {
        #expect(events(of: sending(1).concat(.error(TestFailure.first)).skip(5)) == ["failed(first)"])
    }

    @Test("skip: every subscription counts from the beginning") func everySubscription() {
        let signal = numbers.skip(2)
        for _ in 0..<2 { #expect(events(of: signal) == ["2", "completed"]) }
    }

    @Test("skipUntilBlock starts at the first match") func firstMatch() {
        #expect(events(of: sending(0, 1, 2, 0).skipUntilBlock { int($0) == 1 }) == ["1", "2", "0", "completed"])
    }

    @Test("skipWhileBlock starts at the first failure") func firstFailure() {
        #expect(events(of: sending(0, 1, 2, 0).skipWhileBlock { int($0) < 2 }) == ["2", "0", "completed"])
    }

    @Test("skipWhileBlock always true gives empty") func alwaysTrue() {
        #expect(events(of: numbers.skipWhileBlock { _ in true }) == ["completed"])
    }

    @Test("skipWhileBlock always false gives everything") func alwaysFalse() {
        #expect(events(of: numbers.skipWhileBlock { _ in false }) == ["0", "1", "2", "completed"])
    }

    @Test("The predicate is not asked again after the first match") func asksNoMore() {
        var asked: [Int] = []
        let signal = numbers.skipUntilBlock {
            asked.append(int($0))
            return int($0) == 1
        }
        #expect(events(of: signal) == ["1", "2", "completed"])
        #expect(asked == [0, 1])
    }
}
