import RACCompat
import Testing

@Suite("flatten with a limit") struct FlattenTests {
    private let log = EventLog()
    private let signals = RACSubject()

    @Test("flatten 0: all concurrently") func concurrent() {
        inVirtualTime { _ in
            let inner = (0..<4).map { _ in Probe() }
            log.subscribe(to: signals.flatten(0))
            for probe in inner { signals.sendNext(probe.signal) }
            #expect(inner.allSatisfy { $0.openCount == 1 })
            for (number, probe) in inner.enumerated().reversed() { probe.subject.sendNext(number) }
        }
        #expect(log.events == ["3", "2", "1", "0"])
    }

    @Test("flatten n: limit respected, queue order") func limit() {
        inVirtualTime { _ in
            let inner = (0..<5).map { _ in Probe() }
            log.subscribe(to: signals.flatten(2))
            for probe in inner { signals.sendNext(probe.signal) }
            #expect(inner.map(\.count) == [1, 1, 0, 0, 0])
            inner[1].subject.sendCompleted()
            #expect(inner.map(\.count) == [1, 1, 1, 0, 0])
            inner[0].subject.sendCompleted()
            inner[2].subject.sendCompleted()
            #expect(inner.map(\.openCount) == [0, 0, 0, 1, 1])
            inner[4].subject.sendNext("e")
            inner[3].subject.sendNext("d")
        }
        #expect(log.events == ["e", "d"])
    }

    @Test("flatten(n) completes only after outer and every inner, any n", arguments: [0, 1, 2, 3, 9])
    func completes(limit: Int) {
        for outerIsLast in [true, false] {
            let log = EventLog()
            inVirtualTime { _ in
                let inner = (0..<3).map { _ in RACSubject() }
                let signals = RACSubject()
                log.subscribe(to: signals.flatten(limit))
                for subject in inner { signals.sendNext(subject) }
                if !outerIsLast { signals.sendCompleted() }
                for subject in inner {
                    #expect(log.events.isEmpty)
                    subject.sendCompleted()
                }
                if outerIsLast {
                    #expect(log.events.isEmpty)
                    signals.sendCompleted()
                }
            }
            #expect(log.events == ["completed"])
        }
    }

    @Test("flatten: an error of the outer or of an inner signal ends all", arguments: [true, false])
    func failure(isInner: Bool) {
        let inner = (0..<3).map { _ in Probe() }
        inVirtualTime { _ in
            log.subscribe(to: signals.flatten(2))
            for probe in inner { signals.sendNext(probe.signal) }
            (isInner ? inner[0].subject : signals).sendError(TestFailure.first)
        }
        #expect(log.events == ["error first"])
        #expect(inner.map(\.openCount) == [0, 0, 0])
        #expect(inner[2].count == 0)
    }

    @Test("flatten: disposal while subscribing is safe") func disposalWhileSubscribing() {
        inVirtualTime { _ in
            let serial = RACSerialDisposable()
            let inner = Probe()
            let signal = RACSignal.createSignal { subscriber in
                serial.dispose()
                return inner.signal.subscribe(subscriber)
            }
            serial.disposable = log.subscribe(to: signals.flatten())
            signals.sendNext(signal)
            signals.sendNext(inner.signal)
            #expect(inner.openCount == 0)
        }
        #expect(log.events.isEmpty)
    }

    @Test("flatten: disposal after the last synchronous inner is safe", arguments: [0, 1, 2])
    func disposalAfterLast(limit: Int) {
        inVirtualTime { _ in
            let subscription = log.subscribe(to: signals.flatten(limit))
            signals.sendNext(sending(1))
            signals.sendNext(RACSignal.empty())
            subscription.dispose()
            signals.sendNext(sending(2))
            signals.sendCompleted()
        }
        #expect(log.events == ["1"])
    }

    @Test("flatten: disposal by takeUntil under load is safe", arguments: [0, 1, 3])
    func disposalUnderLoad(limit: Int) {
        // Inner signals and the trigger send from different threads.
        for _ in 0..<20 {
            let signals = RACSubject()
            let trigger = RACSubject()
            let log = EventLog()
            RACTestScheduler().performAsCurrentScheduler {
                _ = signals.flatten(limit).takeUntil(trigger)
                    .subscribeNext({ _ in }, completed: { log.add("completed") })
            }
            onThreads(3) { index in
                RACTestScheduler().performAsCurrentScheduler {
                    if index == 0 {
                        trigger.sendNext(nil)
                    } else {
                        for number in 0..<100 { signals.sendNext(RACSignal.return(number)) }
                    }
                }
            }
            #expect(log.events == ["completed"])
        }
    }
}
