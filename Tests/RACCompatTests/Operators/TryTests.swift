import RACCompat
import StreamTesting
import Testing

@Suite("try and tryMap") struct TryTests {
    @Test("try factory: value") func factoryValue() {
        #expect(events(of: .try { 1 }) == ["1", "completed"])
    }

    @Test("try factory: value wins over a set error") func factoryValueAndError() {
        // What was an error that is set beside a value is, here, one that the block has caught itself.
        let signal = RACSignal.try {
            do { throw TestFailure.first } catch { return "value" }
        }
        #expect(events(of: signal) == ["value", "completed"])
    }

    @Test("try factory: nil gives the error") func factoryError() {
        #expect(events(of: .try { throw TestFailure.first }) == ["failed(first)"])
        #expect(events(of: .try { nil }) == ["failed(nil)"])
    }

    @Test("try factory: the block runs at every subscription") func factoryEverySubscription() {
        var count = 0
        let signal = RACSignal.try {
            count += 1
            return count
        }
        #expect(count == 0)
        for number in 1...2 { #expect(events(of: signal) == ["\(number)", "completed"]) }
    }

    @Test("try: passes while true") func passes() {
        #expect(events(of: sending(1, nil, 3).try { _ in true }) == ["1", "nil", "3", "completed"])
    }

    @Test("try: error at the first false") func firstFalse() {
        let signal = sending(1, 2, 3, 4).try { value in
            if int(value) == 3 { throw TestFailure.first }
            return true
        }
        #expect(events(of: signal) == ["1", "2", "failed(first)"])
        #expect(events(of: sending(1, 2, 3).try { int($0) < 2 }) == ["1", "failed(nil)"])
    }

    @Test("tryMap: maps") func maps() {
        #expect(events(of: sending(1, 2).tryMap { int($0) * 2 }) == ["2", "4", "completed"])
    }

    @Test("tryMap: error at the first nil") func firstNil() {
        let signal = sending(1, 2, 3, 4).tryMap { value -> Any? in
            if int(value) == 3 { throw TestFailure.first }
            return int(value) * 2
        }
        #expect(events(of: signal) == ["2", "4", "failed(first)"])
        #expect(events(of: sending(1, 2, 3).tryMap { int($0) < 2 ? $0 : nil }) == ["1", "failed(nil)"])
    }

    @Test("try, tryMap: the source is disposed at the error", arguments: [true, false]) func disposal(maps: Bool) {
        let probe = ManualStream<Any?>()
        inVirtualTime { _ in
            (maps ? probe.racSignal.tryMap { _ in nil } : probe.racSignal.try { _ in false }).subscribeNext { _ in }
            probe.send(1)
        }
        #expect(probe.subscriptionCount == 1 && probe.openSubscriptionCount == 0)
    }
}
