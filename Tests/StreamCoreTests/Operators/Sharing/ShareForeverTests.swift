import StreamCore
import StreamTesting
import Testing

/// `share(replay:scope:)` with `.forever`.
@Suite struct ShareForeverTests {
    private let source = Inner<Int>()

    private func start(_ producer: SignalProducer<Int, TestFailure>) -> Recorder {
        let recorder = Recorder()
        producer.start(recorder.observer())
        return recorder
    }

    @Test("Starts that overlap share one start of the producer, and later ones get the latest values")
    func shares() {
        let shared = source.producer.share(replay: 1, scope: .forever)
        #expect(source.starts == 0)
        let first = start(shared)
        source.send(1, 2)
        let second = start(shared)
        source.send(3)
        #expect(source.starts == 1)
        #expect(first.history == "1 2 3")
        #expect(second.history == "2 3")
    }

    @Test(
        "Values kept by share(scope: .forever) outlive the connection: the next start gets them, and restarts the producer"
    )
    func reconnects() {
        let shared = source.producer.share(replay: 2, scope: .forever)
        let first = Recorder()
        let running = shared.start(first.observer())
        source.send(1, 2, 3)
        running.dispose()
        #expect(!source.isRunning)
        #expect(first.history == "1 2 3 interrupted")
        let second = start(shared)
        #expect(source.starts == 2)
        source.send(4)
        #expect(second.history == "2 3 4")
        #expect(start(shared).history == "3 4")
    }

    @Test("The end is kept with the latest values, and the producer is not started again")
    func keepsEnd() {
        for (end, name) in [(source.complete, "completed"), ({ source.fail(.first) }, "failed(first)")] {
            let shared = source.producer.share(replay: 1, scope: .forever)
            let starts = source.starts
            let first = start(shared)
            source.send(1, 2)
            end()
            #expect(first.history == "1 2 \(name)")
            #expect(start(shared).history == "2 \(name)")
            #expect(start(shared).history == "2 \(name)")
            #expect(source.starts == starts + 1)
            #expect(!source.isRunning)
        }
        let interrupted = source.producer.share(replay: 1, scope: .forever)
        let first = start(interrupted)
        source.send(1)
        source.interrupt()
        #expect(first.history == "1 interrupted")
        #expect(start(interrupted).history == "1 interrupted")
    }

    @Test("A synchronous producer is started once: the others get what it left")
    func synchronous() {
        var starts = 0
        let shared = SignalProducer<Int, TestFailure>([1, 2, 3]).on(starting: { starts += 1 })
            .share(replay: 2, scope: .forever)
        #expect(start(shared).history == "1 2 3 completed")
        #expect(start(shared).history == "2 3 completed")
        #expect(starts == 1)
    }

    @Test("An observer that takes what it wants stops a producer that would never stop, from its own delivery as well")
    func takesFromEndless() {
        let shared = SignalProducer<Int, TestFailure>(sequence(first: 1) { $0 + 1 }).share(replay: 1, scope: .forever)
        #expect(start(shared.take(first: 2)).history == "1 2 completed")
        // Each gets the latest value first: that is all that it wants.
        #expect(start(shared.take(first: 1).repeat(3)).history == "2 2 2 completed")
        #expect(start(shared.take(first: 2).repeat(2)).history == "2 1 1 1 completed")
    }

    @Test("Starting it again on completion gets the latest values and completion")
    func restartsInEnd() {
        let shared = source.producer.share(replay: 1, scope: .forever)
        let again = Recorder()
        shared.startWithCompleted { shared.start(again.observer()) }
        source.send(1, 2)
        source.complete()
        #expect(again.history == "2 completed")
        #expect(source.starts == 1)
    }

    @Test("A million starts one after the other take constant stack")
    func constantStack() {
        var count = 0
        let steps = many(1_000_000)
        onSmallStack {
            SignalProducer<Int, Never>.never.prefix(value: 1).share(scope: .forever).take(first: 1).repeat(steps)
                .startWithValues { count += $0 }
        }
        #expect(count == steps)
    }

    @Test("With the producer everything that is kept is released")
    func releases() {
        let counter = Counted.Counter()
        var shared: SignalProducer<Counted, Never>? = SignalProducer<Counted, Never> {
            input, _ in for _ in 0..<5 { input.send(value: Counted(counter)) }
        }
        .share(replay: 3, scope: .forever)
        shared?.start().dispose()
        #expect(counter.live == 3)
        shared = nil
        #expect(counter.live == 0)
    }
}
