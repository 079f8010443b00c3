import RACCompat
import StreamTesting
import Testing

@Suite("concat") struct ConcatTests {
    private let log = Recorder()

    @Test("concat of two") func two() {
        #expect(events(of: RACSignal.return(0).concat(.return(1))) == ["0", "1", "completed"])
    }

    @Test("concat of three") func three() {
        let signal = RACSignal.return(0).concat(.return(1)).concat(.return(2))
        #expect(events(of: signal) == ["0", "1", "2", "completed"])
    }

    @Test("concat with an empty one in the middle") func emptyInTheMiddle() {
        #expect(events(of: RACSignal.return(0).concat(.empty()).concat(.return(2))) == ["0", "2", "completed"])
    }

    @Test("class concat of an array incl. empty streams") func array() {
        let signals: [RACSignal] = [.return(0), .empty(), sending(1, nil), .empty()]
        #expect(events(of: .concat(signals)) == ["0", "1", "nil", "completed"])
    }

    @Test("class concat of an enumerator") func anySequence() {
        #expect(events(of: .concat((0..<3).lazy.map { RACSignal.return($0) })) == ["0", "1", "2", "completed"])
    }

    @Test("class concat of none completes") func none() {
        #expect(events(of: .concat([])) == ["completed"])
    }

    @Test("The second signal is subscribed to when the first has completed, and not when it has failed")
    func order() {
        #expect(timeline { drawn("a--|").concat(drawn("-b|")) } == "0a 4b 5|")
        #expect(timeline { drawn("a--#").concat(drawn("-b|")) } == "0a 3#first")
    }

    // MARK: Signals that a signal sends

    @Test("concat: inner values in order") func innerValues() {
        inVirtualTime { _ in
            let signals = RACSubject()
            let inner = [ManualStream<Any?>(), ManualStream<Any?>()]
            log.subscribe(to: signals.concat())
            for probe in inner { signals.sendNext(probe.racSignal) }
            #expect(inner.map(\.subscriptionCount) == [1, 0])
            inner[0].send(1)
            inner[1].send("missed")
            inner[0].complete()
            inner[1].send(2)
        }
        #expect(log.entries == ["1", "2"])
    }

    @Test("concat: completes after all") func completesAfterAll() {
        inVirtualTime { _ in
            let signals = RACSubject()
            let inner = [RACSubject(), RACSubject()]
            log.subscribe(to: signals.concat())
            for subject in inner { signals.sendNext(subject) }
            inner[0].sendCompleted()
            signals.sendCompleted()
            #expect(log.entries.isEmpty)
            inner[1].sendCompleted()
        }
        #expect(log.entries == ["completed"])
    }

    @Test("concat: errors pass") func errors() {
        let signals = sending(sending(1), RACSignal.error(TestFailure.first), sending(2))
        #expect(events(of: signals.concat()) == ["1", "failed(first)"])
        #expect(events(of: RACSignal.error(TestFailure.second).concat()) == ["failed(second)"])
    }

    @Test("concat: later inner signals") func laterSignals() {
        inVirtualTime { _ in
            let signals = RACSubject()
            log.subscribe(to: signals.concat())
            signals.sendNext(sending(1))
            signals.sendNext(sending(2))
        }
        #expect(log.entries == ["1", "2"])
    }

    @Test("concat: current inner disposed") func disposesCurrent() {
        inVirtualTime { _ in
            let inner = ManualStream<Any?>()
            let subscription = log.subscribe(to: sending(inner.racSignal).concat())
            #expect(inner.openSubscriptionCount == 1)
            subscription.dispose()
            #expect(inner.openSubscriptionCount == 0)
        }
        #expect(log.entries.isEmpty)
    }

    @Test("concat: later inner disposed") func disposesLater() {
        inVirtualTime { _ in
            let inner = [ManualStream<Any?>(), ManualStream<Any?>()]
            let subscription = log.subscribe(to: sending(inner[0].racSignal, inner[1].racSignal).concat())
            inner[0].complete()
            #expect(inner.map(\.openSubscriptionCount) == [0, 1])
            subscription.dispose()
            #expect(inner.map(\.openSubscriptionCount) == [0, 0])
        }
        #expect(log.entries.isEmpty)
    }
}
