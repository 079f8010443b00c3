import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct ConnectableProducerTests {
    private let source = Inner<Int>()

    private func start(_ producer: SignalProducer<Int, TestFailure>) -> Recorder {
        let recorder = Recorder()
        producer.start(recorder.observer())
        return recorder
    }

    @Test("Observers wait until it is connected, and then share one start")
    func connects() {
        let connectable = source.producer.makeConnectable()
        let recorders = [start(connectable.producer), start(connectable.producer)]
        #expect(source.starts == 0)
        connectable.connect()
        #expect(source.starts == 1)
        source.send(1)
        let late = start(connectable.producer)
        source.send(2)
        source.complete()
        #expect(recorders.map(\.history) == ["1 2 completed", "1 2 completed"])
        #expect(late.history == "2 completed")
    }

    @Test("A synchronous producer is heard from its first value on by all who wait")
    func synchronous() {
        let connectable = SignalProducer<Int, TestFailure>([1, 2]).makeConnectable()
        let recorders = [start(connectable.producer), start(connectable.producer)]
        connectable.connect()
        #expect(recorders.map(\.history) == ["1 2 completed", "1 2 completed"])
    }

    @Test("Connecting while it is connected does nothing, and either disposable disconnects")
    func connectsOnce() {
        let connectable = source.producer.makeConnectable()
        let recorder = start(connectable.producer)
        connectable.connect()
        let second = connectable.connect()
        #expect(source.starts == 1)
        second.dispose()
        #expect(!source.isRunning)
        #expect(recorder.history == "", "Whoever is there hears nothing of it.")
    }

    @Test("Observers stay when it is disconnected, and hear what comes when it is connected again")
    func reconnects() {
        let connectable = source.producer.makeConnectable(replay: 1)
        let recorder = start(connectable.producer)
        let first = connectable.connect()
        source.send(1)
        first.dispose()
        let between = start(connectable.producer)
        connectable.connect()
        first.dispose()
        #expect(source.starts == 2)
        #expect(source.isRunning, "A connection that is over disconnects no other.")
        source.send(2)
        #expect(recorder.history == "1 2")
        #expect(between.history == "1 2")
    }

    @Test(
        "Values are kept whether or not anybody is there",
        arguments: [(0, ""), (1, "3 "), (2, "2 3 "), (9, "1 2 3 ")])
    func replays(capacity: Int, latest: String) {
        let connectable = source.producer.makeConnectable(replay: capacity)
        connectable.connect()
        source.send(1, 2, 3)
        let recorder = start(connectable.producer)
        source.complete()
        #expect(recorder.history == latest + "completed")
    }

    @Test("The end is the end of all: it is replayed, and connecting starts nothing any more")
    func ends() {
        for (end, name) in [
            (source.complete, "completed"), ({ source.fail(.first) }, "failed(first)"),
            (source.interrupt, "interrupted"),
        ] {
            let starts = source.starts
            let connectable = source.producer.makeConnectable(replay: 1)
            let recorder = start(connectable.producer)
            connectable.connect()
            source.send(1, 2)
            end()
            #expect(connectable.connect().isDisposed)
            #expect(source.starts == starts + 1)
            #expect(recorder.history == "1 2 \(name)")
            #expect(start(connectable.producer).history == "2 \(name)")
        }
    }

    @Test("An observer that disconnects and connects again in a delivery hears the new start after that delivery")
    func reconnectsInDelivery() {
        let connectable = source.producer.makeConnectable()
        var connection: (any Disposable)?
        let recorder = Recorder()
        connectable.producer.start { event in
            recorder.receive(event)
            guard event.value == 1 else { return }
            connection?.dispose()
            connectable.connect()
        }
        connection = connectable.connect()
        source.send(1, 2)
        #expect(source.starts == 2)
        #expect(source.isRunning)
        #expect(recorder.history == "1 2")
    }

    @Test("A connectable producer is accepted wherever a producer is")
    func isConvertible() {
        let connectable = source.producer.makeConnectable()
        let recorder = Recorder()
        SignalProducer<Int, TestFailure>(value: 0).flatMap(.latest) { _ in connectable }.start(recorder.observer())
        connectable.connect()
        source.send(1)
        #expect(recorder.history == "1")
    }

    @Test("A connection lasts without anybody who refers to it; who waits in vain is released")
    func lifetimes() {
        source.producer.makeConnectable().connect()
        #expect(source.isRunning)
        let counter = Counted.Counter()
        var kept: Counted? = Counted(counter)
        source.producer.makeConnectable().producer.on(value: { [kept] _ in withExtendedLifetime(kept) {} }).start()
        kept = nil
        #expect(counter.live == 0)
    }

    @Test("An observer that leaves a connectable producer is released, even if only the source is left")
    func releasesWhoLeaves() {
        let counter = Counted.Counter()
        var kept: Counted? = Counted(counter)
        var connectable: ConnectableProducer<Int, TestFailure>? = source.producer.makeConnectable()
        let start = connectable?.producer.on(value: { [kept] _ in withExtendedLifetime(kept) {} }).start()
        kept = nil
        connectable?.connect()
        connectable = nil
        source.send(1)
        #expect(counter.live == 1)
        start?.dispose()
        #expect(counter.live == 0)
        #expect(source.isRunning)
    }

    @Test("Connecting and disconnecting on several threads never runs two starts for long, and leaves none")
    func threads() {
        let running = Counter()
        let stopped = Counter()
        let connectable = SignalProducer<Int, Never> { input, lifetime in
            running.increment()
            lifetime.observeEnded {
                withExtendedLifetime(input) {}
                stopped.increment()
            }
        }
        .makeConnectable()
        onThreads(4) { _ in
            for _ in 0..<2000 { connectable.connect().dispose() }
        }
        connectable.connect().dispose()
        #expect(running.value > 0)
        #expect(running.value == stopped.value)
    }
}
