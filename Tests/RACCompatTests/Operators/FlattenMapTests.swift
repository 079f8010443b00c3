import RACCompat
import StreamTesting
import Testing

@Suite("flattenMap and flatten without a limit") struct FlattenMapTests {
    @Test("flatten of a one-element stream of streams") func oneElement() {
        #expect(events(of: RACSignal.return(RACSignal.return(1)).flatten()) == ["1", "completed"])
    }

    @Test("flattenMap: single") func single() {
        #expect(events(of: RACSignal.return(1).flattenMap { .return(int($0) + 1) }) == ["2", "completed"])
    }

    @Test("flattenMap: several in order") func several() {
        let signal = sending(1, 3).flattenMap { sending($0, int($0) + 1) }
        #expect(events(of: signal) == ["1", "2", "3", "4", "completed"])
    }

    @Test("flattenMap: empty result skipped") func emptyResult() {
        let signal = sending(1, 2, 3).flattenMap { int($0) == 2 ? .empty() : .return($0) }
        #expect(events(of: signal) == ["1", "3", "completed"])
    }

    @Test("flattenMap: nil result treated as empty") func nilResult() {
        let signal = sending(1, 2, 3).flattenMap { int($0) == 2 ? nil : .return($0) }
        #expect(events(of: signal) == ["1", "3", "completed"])
        #expect(events(of: sending(nil, RACSignal.return(1)).flatten()) == ["1", "completed"])
    }

    @Test("Results are merged as they come, and completion waits for all") func merged() {
        let signal = drawn("ab|").flattenMap { value in drawn("1-2--|").map { text(value) + text($0) } }
        #expect(timeline { signal } == "0a1 1b1 2a2 3b2 6|")
    }

    @Test("An error of one result ends all") func failure() {
        let signal = drawn("abc|").flattenMap { value in text(value) == "a" ? drawn("1-#") : drawn("1--2|") }
        #expect(timeline { signal } == "01 11 2#first")
    }

    @Test("An error that the block of flattenMap throws is the failure") func thrown() {
        let tuples = sending(RACTuplePack("a", 1), RACTuplePack("b", "c"))
        let typed = tuples.flattenMap { (tuple: RACTuple) in
            let (name, count) = try tuple.values(as: String.self, Int.self)
            return .return(name).repeat().take(count)
        }
        let untyped = tuples.flattenMap { value in
            guard let tuple = value as? RACTuple else { return .empty() }
            let (name, count) = try tuple.values(as: String.self, Int.self)
            return .return(name).repeat().take(count)
        }
        for signal in [typed, untyped] {
            let log = Recorder()
            inVirtualTime { _ in
                signal.subscribeNext(
                    { (name: String) in log.note(name) }, error: { (error: RACTupleMismatch) in log.note("\(error)") })
            }
            #expect(log.entries == ["a", "Value 1 of the tuple is expected to be Int, and is of type String."])
        }
    }
}
