import StreamCore
import StreamTesting
import Testing

@Suite struct SignalProducerPipeTests {
    private func start(_ producer: SignalProducer<Int, TestFailure>) -> Recorder {
        let recorder = Recorder()
        producer.start(recorder.observer())
        return recorder
    }

    @Test(
        "A start gets the latest values, then new ones",
        arguments: [(0, ""), (1, "2 "), (2, "1 2 "), (Int.max, "1 2 ")])
    func replays(capacity: Int, latest: String) {
        let (output, input) = SignalProducer<Int, TestFailure>.pipe(replaying: capacity)
        input.send(value: 1)
        input.send(value: 2)
        let recorder = start(output)
        input.send(value: 3)
        #expect(recorder.history == latest + "3")
    }

    @Test("The end is replayed after the values, and nothing is sent after it")
    func replaysEnd() {
        let (output, input) = SignalProducer<Int, TestFailure>.pipe(replaying: 1)
        input.send(value: 1)
        input.send(error: .first)
        input.send(value: 2)
        #expect(start(output).history == "1 failed(first)")
    }

    @Test("Releasing the input interrupts the starts")
    func interrupts() {
        var recorder: Recorder?
        do {
            let (output, input) = SignalProducer<Int, TestFailure>.pipe(replaying: 1)
            recorder = start(output)
            input.send(value: 1)
        }
        #expect(recorder?.history == "1 interrupted")
    }

    @Test("A start that is disposed of gets no more")
    func disposes() {
        let (output, input) = SignalProducer<Int, TestFailure>.pipe(replaying: 1)
        let recorder = Recorder()
        let start = output.start(recorder.observer())
        input.send(value: 1)
        start.dispose()
        input.send(value: 2)
        #expect(recorder.history == "1 interrupted")
    }

    @Test("A value sent during a delivery is delivered after it, to all")
    func queues() {
        let (output, input) = SignalProducer<Int, Never>.pipe(replaying: 1)
        let log = Recorder()
        output.startWithValues { value in
            log.note("a\(value)")
            if value == 1 { input.send(value: 2) }
        }
        output.startWithValues { log.note("b\($0)") }
        input.send(value: 1)
        #expect(log.history == "a1 b1 a2 b2")
    }

    @Test("A current value comes first, and changes with what is sent")
    func current() {
        let (output, input) = SignalProducer<Int, TestFailure>.pipe(current: 0)
        let early = start(output)
        input.send(value: 1)
        let late = start(output)
        input.sendCompleted()
        #expect(early.history == "0 1 completed")
        #expect(late.history == "1 completed")
        #expect(start(output).history == "1 completed")
    }
}
