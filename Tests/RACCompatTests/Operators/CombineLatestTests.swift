import RACCompat
import Testing

@Suite("combineLatest") struct CombineLatestTests {
    private let log = EventLog()
    private let first = Probe()
    private let second = Probe()

    /// What both faces send for the two probes.
    private func combined(_ body: () -> Void) -> [String] {
        inVirtualTime { _ in
            log.subscribe(to: first.signal.combineLatestWith(second.signal))
            body()
        }
        return log.events
    }

    @Test("combineLatestWith waits for both") func waits() {
        let events = combined {
            first.subject.sendNext(1)
            #expect(log.events.isEmpty)
            second.subject.sendNext("a")
        }
        #expect(events == ["(1 a)"])
    }

    @Test("combineLatestWith sends on each change") func eachChange() {
        let events = combined {
            first.subject.sendNext(1)
            second.subject.sendNext("a")
            first.subject.sendNext(nil)
            second.subject.sendNext(nil)
            first.subject.sendNext(2)
        }
        #expect(events == ["(1 a)", "(nil a)", "(nil nil)", "(2 nil)"])
    }

    @Test("combineLatestWith completes after both") func completes() {
        let events = combined {
            first.subject.sendCompleted()
            #expect(log.events.isEmpty)
            second.subject.sendNext(1)
            second.subject.sendCompleted()
        }
        #expect(events == ["completed"])
    }

    @Test("combineLatestWith errors from either", arguments: [true, false]) func errors(isFirst: Bool) {
        let events = combined { (isFirst ? first : second).subject.sendError(TestFailure.first) }
        #expect(events == ["error first"])
        #expect(first.openCount == 0 && second.openCount == 0)
    }

    @Test("combineLatestWith same signal twice") func sameSignal() {
        inVirtualTime { _ in
            log.subscribe(to: first.subject.combineLatestWith(first.subject))
            first.subject.sendNext(1)
            first.subject.sendNext(2)
            first.subject.sendCompleted()
        }
        #expect(log.events == ["(1 1)", "(2 1)", "(2 2)", "completed"])
    }

    @Test("combineLatestWith same cold signal subscribed twice") func sameColdSignal() {
        let signal = first.signal(sendingFirst: 1)
        #expect(events(of: signal.combineLatestWith(signal)) == ["(1 1)"])
        #expect(first.count == 2)
    }

    @Test("combineLatest of one gives tuples") func one() {
        #expect(events(of: .combineLatest([sending(1, nil)])) == ["(1)", "(nil)", "completed"])
    }

    @Test("combineLatest of none completes") func none() {
        #expect(events(of: .combineLatest([])) == ["completed"])
        #expect(events(of: .combineLatest([], reduce: { (values: [Any?]) in values.count })) == ["completed"])
    }

    @Test("combineLatest completes after all") func completesAfterAll() {
        let signals = [drawn("a--|"), drawn("b-|"), drawn("c----|")]
        #expect(timeline { .combineLatest(signals) } == "0(a b c) 5|")
    }

    @Test("combineLatest: an error of any ends all, and disposes the others") func anyError() {
        #expect(timeline { .combineLatest([first.signal, drawn("--#"), second.signal]) } == "2#first")
        #expect(first.openCount == 0 && second.openCount == 0)
    }

    @Test("combineLatest+reduce: nils reach the block") func nils() {
        var seen: [[Any?]] = []
        let signal = RACSignal.combineLatest([sending(nil), sending(nil)]) { (values: [Any?]) in
            seen.append(values)
            return values.count
        }
        #expect(events(of: signal) == ["2", "completed"])
        #expect(seen.count == 1 && seen[0].allSatisfy { $0 == nil })
    }

    @Test("combineLatest+reduce: block result sent") func result() {
        let signal = RACSignal.combineLatest([sending("a"), sending("b", "c")]) { (first: String, second: String) in
            first + second
        }
        #expect(events(of: signal) == ["ab", "ac", "completed"])
    }

    @Test("combineLatest+reduce: repeated signals") func repeatedSignals() {
        inVirtualTime { _ in
            let subject = first.subject
            log.subscribe(
                to: .combineLatest([subject, subject, subject]) { (a: Int, b: Int, c: Int) in "\(a)\(b)\(c)" })
            subject.sendNext(1)
            subject.sendNext(2)
        }
        #expect(log.events == ["111", "211", "221", "222"])
    }

    @Test("combineLatest+reduce: repeated cold signal") func repeatedColdSignal() {
        let signal = first.signal(sendingFirst: 1)
        let sum = RACSignal.combineLatest([signal, signal, signal]) { (a: Int, b: Int, c: Int) in a + b + c }
        #expect(events(of: sum) == ["3"])
        #expect(first.count == 3)
    }

    @Test("A value sent from inside a delivery is combined inside it") func reentrant() {
        inVirtualTime { _ in
            first.signal.combineLatestWith(second.signal).subscribeNext { value in
                log.add(text(value))
                if int((value as? RACTuple)?.first) == 1 { first.subject.sendNext(2) }
                log.add("end")
            }
            second.subject.sendNext("a")
            first.subject.sendNext(1)
        }
        #expect(log.events == ["(1 a)", "(2 a)", "end", "end"])
    }
}
