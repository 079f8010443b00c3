import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct ReplayLazilyTests {
    private let source = Inner<Int>()

    private func start(_ producer: SignalProducer<Int, TestFailure>) -> Recorder {
        let recorder = Recorder()
        producer.start(recorder.observer())
        return recorder
    }

    @Test("The producer is started by the first start, and only once")
    func startsOnce() {
        let replayed = source.producer.replayLazily(upTo: 2)
        #expect(source.starts == 0)
        let first = start(replayed)
        let second = start(replayed)
        #expect(source.starts == 1)
        source.send(1)
        #expect(first.history == "1")
        #expect(second.history == "1")
    }

    @Test(
        "A later start gets the latest values, then new ones",
        arguments: [(0, ""), (1, "2 "), (2, "1 2 "), (9, "1 2 ")])
    func replays(capacity: Int, latest: String) {
        let replayed = source.producer.replayLazily(upTo: capacity)
        let first = start(replayed)
        source.send(1, 2)
        let second = start(replayed)
        source.send(3)
        #expect(first.history == "1 2 3")
        #expect(second.history == latest + "3")
    }

    @Test("The end is replayed after the values, and the producer is not started again")
    func replaysEnd() {
        let completing = source.producer.replayLazily(upTo: 1)
        _ = start(completing)
        source.send(1, 2)
        source.complete()
        #expect(start(completing).history == "2 completed")
        #expect(source.starts == 1)
        let failing = source.producer.replayLazily(upTo: 1)
        _ = start(failing)
        source.send(3)
        source.fail(.first)
        #expect(start(failing).history == "3 failed(first)")
        let interrupted = source.producer.replayLazily(upTo: 1)
        _ = start(interrupted)
        source.interrupt()
        #expect(start(interrupted).history == "interrupted")
    }

    @Test("Starting it again from its own completion gets everything")
    func restartsWhenCompleted() {
        let replayed = source.producer.replayLazily(upTo: 2)
        let recorder = Recorder()
        replayed.startWithCompleted { replayed.start(recorder.observer()) }
        source.send(1, 2)
        source.complete()
        #expect(recorder.history == "1 2 completed")
        let again = Recorder()
        replayed.startWithCompleted { replayed.start(again.observer()) }
        #expect(again.history == "1 2 completed")
    }

    @Test("Starting it from a delivery gets each value once")
    func startsInDelivery() {
        let replayed = source.producer.replayLazily(upTo: 5)
        let recorder = Recorder()
        var hasStarted = false
        replayed.start { _ in
            if !hasStarted {
                hasStarted = true
                replayed.start(recorder.observer())
            }
        }
        source.send(1, 2)
        #expect(recorder.history == "1 2")
    }

    @Test("Disposing of one start leaves the others alone")
    func disposesOne() {
        let replayed = source.producer.replayLazily(upTo: 1)
        let recorder = Recorder()
        let one = replayed.start(recorder.observer())
        let other = start(replayed)
        one.dispose()
        source.send(1)
        #expect(recorder.history == "interrupted")
        #expect(other.history == "1")
    }

    @Test("replayLazily stops when neither the producer nor a start is left")
    func stopsWhenReleased() {
        var replayed: SignalProducer<Int, TestFailure>? = source.producer.replayLazily(upTo: 1)
        let running = replayed?.start()
        replayed = nil
        #expect(source.isRunning)
        running?.dispose()
        #expect(!source.isRunning)
    }

    @Test("replayLazily goes on while the producer is referenced, and stops with it")
    func stopsWithProducer() {
        var replayed: SignalProducer<Int, TestFailure>? = source.producer.replayLazily(upTo: 1)
        replayed?.start().dispose()
        #expect(source.isRunning)
        source.send(7)
        #expect(replayed.map { start($0).history } == "7")
        replayed = nil
        #expect(source.isRunning, "The second start is not disposed of.")
    }

    @Test("An observer that has had enough of the replay is sent no more of it")
    func stopsReplay() {
        let replayed = SignalProducer<Int, TestFailure>([1, 2, 3]).replayLazily(upTo: 3)
        _ = start(replayed)
        #expect(start(replayed.take(first: 2)).history == "1 2 completed")
    }

    @Test("Starts on many threads all get every value, in order")
    func threads() {
        let replayed = SignalProducer<Int, Never>(0..<100).replayLazily(upTo: 100)
        let order = ThreadOrder(threads: 4)
        onThreads(4) { index in replayed.startWithValues { order.note(index, $0) } }
        #expect(order.isKept(upTo: 100))
    }
}
