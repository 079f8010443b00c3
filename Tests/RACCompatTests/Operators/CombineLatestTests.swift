import RACCompat
import StreamTesting
import Testing

@Suite("combineLatest") struct CombineLatestTests {
    private let log = Recorder()
    private let first = ManualStream<Any?>()
    private let second = ManualStream<Any?>()

    /// What both faces send for the two probes.
    private func combined(_ body: () -> Void) -> [String] {
        inVirtualTime { _ in
            log.subscribe(to: first.racSignal.combineLatestWith(second.racSignal))
            body()
        }
        return log.entries
    }

    @Test("combineLatestWith waits for both") func waits() {
        let events = combined {
            first.send(1)
            #expect(log.entries.isEmpty)
            second.send("a")
        }
        #expect(events == ["(1, a)"])
    }

    @Test("combineLatestWith sends on each change") func eachChange() {
        let events = combined {
            first.send(1)
            second.send("a")
            first.send(nil)
            second.send(nil)
            first.send(2)
        }
        #expect(events == ["(1, a)", "(nil, a)", "(nil, nil)", "(2, nil)"])
    }

    @Test("combineLatestWith completes after both") func completes() {
        let events = combined {
            first.complete()
            #expect(log.entries.isEmpty)
            second.send(1)
            second.complete()
        }
        #expect(events == ["completed"])
    }

    @Test("combineLatestWith errors from either", arguments: [true, false]) func errors(isFirst: Bool) {
        let events = combined { (isFirst ? first : second).fail(TestFailure.first) }
        #expect(events == ["failed(first)"])
        #expect(first.openSubscriptionCount == 0 && second.openSubscriptionCount == 0)
    }

    @Test("combineLatestWith same signal twice") func sameSignal() {
        inVirtualTime { _ in
            let subject = RACSubject()
            log.subscribe(to: subject.combineLatestWith(subject))
            subject.sendNext(1)
            subject.sendNext(2)
            subject.sendCompleted()
        }
        #expect(log.entries == ["(1, 1)", "(2, 1)", "(2, 2)", "completed"])
    }

    @Test("combineLatestWith same cold signal subscribed twice") func sameColdSignal() {
        let signal = first.signal(sendingFirst: 1)
        #expect(events(of: signal.combineLatestWith(signal)) == ["(1, 1)"])
        #expect(first.subscriptionCount == 2)
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
        #expect(timeline { .combineLatest(signals) } == "0(a, b, c) 5|")
    }

    @Test("combineLatest: an error of any ends all, and disposes the others") func anyError() {
        #expect(timeline { .combineLatest([first.racSignal, drawn("--#"), second.racSignal]) } == "2#first")
        #expect(first.openSubscriptionCount == 0 && second.openSubscriptionCount == 0)
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
            let subject = RACSubject()
            log.subscribe(
                to: .combineLatest([subject, subject, subject]) { (a: Int, b: Int, c: Int) in "\(a)\(b)\(c)" })
            subject.sendNext(1)
            subject.sendNext(2)
        }
        #expect(log.entries == ["111", "211", "221", "222"])
    }

    @Test("combineLatest+reduce: repeated cold signal") func repeatedColdSignal() {
        let signal = first.signal(sendingFirst: 1)
        let sum = RACSignal.combineLatest([signal, signal, signal]) { (a: Int, b: Int, c: Int) in a + b + c }
        #expect(events(of: sum) == ["3"])
        #expect(first.subscriptionCount == 3)
    }

    @Test("A value sent from inside a delivery is combined inside it") func reentrant() {
        inVirtualTime { _ in
            first.racSignal.combineLatestWith(second.racSignal).subscribeNext { value in
                log.note(text(value))
                if int((value as? RACTuple)?.first) == 1 { first.send(2) }
                log.note("end")
            }
            second.send("a")
            first.send(1)
        }
        #expect(log.entries == ["(1, a)", "(2, a)", "end", "end"])
    }
}
