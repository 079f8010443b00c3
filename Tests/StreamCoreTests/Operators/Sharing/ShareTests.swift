import StreamCore
import StreamTesting
import Testing

/// `share(replay:scope:)` with `.whileConnected`, which is the default.
@Suite struct ShareTests {
    private let source = Inner<Int>()

    private func start(_ producer: SignalProducer<Int, TestFailure>) -> Recorder {
        let recorder = Recorder()
        producer.start(recorder.observer())
        return recorder
    }

    @Test("The first start starts the producer, and all share it")
    func startsOnce() {
        let shared = source.producer.share()
        #expect(source.starts == 0)
        let first = start(shared)
        source.send(1)
        let second = start(shared)
        source.send(2)
        source.complete()
        #expect(source.starts == 1)
        #expect(first.history == "1 2 completed")
        #expect(second.history == "2 completed")
    }

    @Test(
        "A later start gets the latest values first",
        arguments: [(0, ""), (1, "2 "), (2, "1 2 "), (Int.max, "1 2 ")])
    func replays(capacity: Int, latest: String) {
        let shared = source.producer.share(replay: capacity)
        let first = start(shared)
        source.send(1, 2)
        let second = start(shared)
        source.send(3)
        #expect(first.history == "1 2 3")
        #expect(second.history == latest + "3")
    }

    @Test("When the last observer has left the producer is stopped, and the next start begins anew")
    func restartsAfterLeaving() {
        let shared = source.producer.share(replay: 2)
        let recorders = [Recorder(), Recorder()]
        let starts = recorders.map { shared.start($0.observer()) }
        source.send(1)
        starts[0].dispose()
        starts[0].dispose()
        #expect(source.isRunning)
        source.send(2)
        starts[1].dispose()
        #expect(!source.isRunning)
        #expect(recorders.map(\.history) == ["1 interrupted", "1 2 interrupted"])
        let third = start(shared)
        #expect(source.starts == 2)
        source.send(3)
        #expect(third.history == "3")
    }

    @Test("After every kind of end the next start begins anew, and nothing is replayed")
    func restartsAfterEnd() {
        let shared = source.producer.share(replay: 2)
        var recorders: [Recorder] = []
        for end in [source.complete, { source.fail(.first) }, source.interrupt] {
            recorders.append(start(shared))
            source.send(source.starts)
            end()
        }
        #expect(source.starts == 3)
        #expect(recorders.map(\.history) == ["1 completed", "2 failed(first)", "3 interrupted"])
    }

    @Test("Every start of a synchronous producer is one of its own: it has ended before another can join")
    func synchronous() {
        var starts = 0
        let shared = SignalProducer<Int, TestFailure>([1, 2]).on(starting: { starts += 1 }).share(replay: 1)
        #expect(start(shared).history == "1 2 completed")
        #expect(start(shared).history == "1 2 completed")
        #expect(starts == 2)
    }

    @Test("An observer that takes what it wants stops a producer that would never stop")
    func takesFromEndless() {
        let shared = SignalProducer<Int, TestFailure>(sequence(first: 1) { $0 + 1 }).share(replay: 1)
        #expect(start(shared.take(first: 2)).history == "1 2 completed")
        #expect(start(shared.take(first: 3).repeat(2)).history == "1 2 3 1 2 3 completed")
    }

    @Test("A start from a delivery gets what is kept, then each value once")
    func joinsInDelivery() {
        let shared = source.producer.share(replay: 1)
        let recorder = Recorder()
        shared.start { if $0.value == 1 { shared.start(recorder.observer()) } }
        source.send(1, 2)
        source.complete()
        #expect(recorder.history == "1 2 completed")
    }

    @Test("A start from a replay joins the same start of the producer")
    func joinsInReplay() {
        let shared = source.producer.share(replay: 2)
        let first = start(shared)
        source.send(1, 2)
        let inner = Recorder()
        let outer = Recorder()
        shared.start { event in
            outer.receive(event)
            if event.value == 1 {
                shared.start(inner.observer())
                source.send(3)
            }
        }
        #expect(source.starts == 1)
        #expect(first.history == "1 2 3")
        #expect(outer.history == "1 2 3")
        #expect(inner.history == "1 2 3")
    }

    @Test("An observer that leaves during its replay gets no more of it, and stays gone")
    func leavesInReplay() {
        let shared = source.producer.share(replay: 3)
        let first = start(shared)
        source.send(1, 2, 3)
        let second = start(shared.take(first: 2))
        source.send(4)
        #expect(second.history == "1 2 completed")
        #expect(first.history == "1 2 3 4")
    }

    @Test("All observers may leave during a delivery: those whose turn had not come miss it, and the producer stops")
    func leavesInDelivery() {
        let shared = source.producer.share()
        var starts: [any Disposable] = []
        starts.append(shared.start { _ in for start in starts { start.dispose() } })
        let recorder = Recorder()
        starts.append(shared.start(recorder.observer()))
        source.send(1)
        #expect(recorder.history == "interrupted")
        #expect(!source.isRunning)
    }

    @Test("An observer that starts it again on completion begins anew, before others hear of the end")
    func restartsInEnd() {
        let shared = source.producer.share(replay: 1)
        let again = Recorder()
        shared.startWithCompleted { shared.start(again.observer()) }
        let other = start(shared)
        source.send(1)
        source.complete()
        #expect(source.starts == 2)
        #expect(other.history == "1 completed")
        source.send(2)
        #expect(again.history == "2")
    }

    @Test("A producer that starts its own share while it is started joins that start")
    func recursiveStart() {
        var shared: SignalProducer<Int, TestFailure>?
        let inner = Recorder()
        var starts = 0
        shared = SignalProducer<Int, TestFailure> { input, _ in
            starts += 1
            shared?.start(inner.observer())
            input.send(value: 1)
            input.sendCompleted()
        }
        .share()
        #expect(shared.map { start($0).history } == "1 completed")
        #expect(inner.history == "1 completed")
        #expect(starts == 1)
        shared = nil
    }

    @Test("retry and repeat after it restart the producer, in constant stack")
    func constantStack() {
        let steps = many(1_000_000)
        var starts = 0
        let failing = SignalProducer<Int, TestFailure>(error: .first).on(starting: { starts += 1 })
        onSmallStack { failing.share(replay: 1).retry(upTo: steps - 1).start() }
        #expect(starts == steps)
        var count = 0
        onSmallStack {
            SignalProducer<Int, Never>(value: 1).share(replay: 1).repeat(steps).startWithValues { count += $0 }
        }
        #expect(count == steps)
    }

    @Test("Disposal before the producer was reached starts nothing")
    func disposedBefore() {
        let recorder = Recorder()
        source.producer.share().startWithSignal { signal, interrupter in
            signal.observe(recorder.observer())
            interrupter.dispose()
        }
        #expect(recorder.history == "interrupted")
        #expect(source.starts == 0)
    }

    @Test("Nothing stays alive when all have left, or when the producer has ended", arguments: [true, false])
    func releases(ends: Bool) {
        let counter = Counted.Counter()
        var shared: SignalProducer<Counted, TestFailure>?
        var input: Signal<Counted, TestFailure>.Observer?
        shared = SignalProducer<Counted, TestFailure> { observer, _ in input = observer }.share(replay: 3)
        var kept: Counted? = Counted(counter)
        let starts = (0..<2).map { _ in shared?.on(value: { [kept] _ in withExtendedLifetime(kept) {} }).start() }
        kept = nil
        for _ in 0..<5 { input?.send(value: Counted(counter)) }
        #expect(counter.live == 4, "Three values and what the observers hold.")
        if ends { input?.sendCompleted() } else { for start in starts { start?.dispose() } }
        input = nil
        #expect(counter.live == 0)
        shared = nil
    }
}
