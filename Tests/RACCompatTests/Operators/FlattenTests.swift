import RACCompat
import StreamTesting
import Testing

@Suite("flatten with a limit", .takesTurns) struct FlattenTests {
    private let log = Recorder()
    private let signals = RACSubject()

    @Test("flatten 0: all concurrently") func concurrent() {
        inVirtualTime { _ in
            let inner = (0..<4).map { _ in ManualStream<Any?>() }
            log.subscribe(to: signals.flatten(0))
            for probe in inner { signals.sendNext(probe.racSignal) }
            #expect(inner.allSatisfy { $0.openSubscriptionCount == 1 })
            for (number, probe) in inner.enumerated().reversed() { probe.send(number) }
        }
        #expect(log.entries == ["3", "2", "1", "0"])
    }

    @Test("flatten n: limit respected, queue order") func limit() {
        inVirtualTime { _ in
            let inner = (0..<5).map { _ in ManualStream<Any?>() }
            log.subscribe(to: signals.flatten(2))
            for probe in inner { signals.sendNext(probe.racSignal) }
            #expect(inner.map(\.subscriptionCount) == [1, 1, 0, 0, 0])
            inner[1].complete()
            #expect(inner.map(\.subscriptionCount) == [1, 1, 1, 0, 0])
            inner[0].complete()
            inner[2].complete()
            #expect(inner.map(\.openSubscriptionCount) == [0, 0, 0, 1, 1])
            inner[4].send("e")
            inner[3].send("d")
        }
        #expect(log.entries == ["e", "d"])
    }

    @Test("flatten(n) completes only after outer and every inner, any n", arguments: [0, 1, 2, 3, 9])
    func completes(limit: Int) {
        for outerIsLast in [true, false] {
            let log = Recorder()
            inVirtualTime { _ in
                let inner = (0..<3).map { _ in RACSubject() }
                let signals = RACSubject()
                log.subscribe(to: signals.flatten(limit))
                for subject in inner { signals.sendNext(subject) }
                if !outerIsLast { signals.sendCompleted() }
                for subject in inner {
                    #expect(log.entries.isEmpty)
                    subject.sendCompleted()
                }
                if outerIsLast {
                    #expect(log.entries.isEmpty)
                    signals.sendCompleted()
                }
            }
            #expect(log.entries == ["completed"])
        }
    }

    @Test("flatten: an error of the outer or of an inner signal ends all", arguments: [true, false])
    func failure(isInner: Bool) {
        let inner = (0..<3).map { _ in ManualStream<Any?>() }
        inVirtualTime { _ in
            log.subscribe(to: signals.flatten(2))
            for probe in inner { signals.sendNext(probe.racSignal) }
            if isInner { inner[0].fail(TestFailure.first) } else { signals.sendError(TestFailure.first) }
        }
        #expect(log.entries == ["failed(first)"])
        #expect(inner.map(\.openSubscriptionCount) == [0, 0, 0])
        #expect(inner[2].subscriptionCount == 0)
    }

    @Test("flatten: disposal while subscribing is safe") func disposalWhileSubscribing() {
        inVirtualTime { _ in
            let serial = RACSerialDisposable()
            let inner = ManualStream<Any?>()
            let signal = RACSignal.createSignal { subscriber in
                serial.dispose()
                return inner.racSignal.subscribe(subscriber)
            }
            serial.disposable = log.subscribe(to: signals.flatten())
            signals.sendNext(signal)
            signals.sendNext(inner.racSignal)
            #expect(inner.openSubscriptionCount == 0)
        }
        #expect(log.entries.isEmpty)
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
        #expect(log.entries == ["1"])
    }

    @Test("flatten: disposal by takeUntil under load is safe", arguments: [0, 1, 3])
    func disposalUnderLoad(limit: Int) {
        // Inner signals and the trigger send from different threads.
        for _ in 0..<20 {
            let signals = RACSubject()
            let trigger = RACSubject()
            let log = Recorder()
            RACTestScheduler().performAsCurrentScheduler {
                _ = signals.flatten(limit).takeUntil(trigger)
                    .subscribeNext({ _ in }, completed: { log.note("completed") })
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
            #expect(log.entries == ["completed"])
        }
    }
}
