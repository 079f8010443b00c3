import StreamCore
import StreamTesting
import Testing

@Suite struct ThenTests {
    private let recorder = Recorder()
    private let first = Inner<Int>()
    private let second = Inner<String>()

    @Test("then ignores the values of the first producer and starts the second when the first has completed")
    func order() {
        first.producer.then(second.producer).start(recorder.observer())
        first.send(1)
        #expect(second.starts == 0)
        first.complete()
        second.send("a")
        second.complete()
        #expect(recorder.history == "a completed")
    }

    @Test("Failure of the first producer ends the result")
    func failure() {
        first.producer.then(second.producer).start(recorder.observer())
        first.fail(.first)
        #expect(recorder.history == "failed(first)")
        #expect(second.starts == 0)
    }

    @Test("Interruption of either producer interrupts the result", arguments: [true, false])
    func interruption(ofFirst: Bool) {
        first.producer.then(second.producer).start(recorder.observer())
        if ofFirst {
            first.interrupt()
        } else {
            first.complete()
            second.interrupt()
        }
        #expect(recorder.history == "interrupted")
        #expect(second.starts == (ofFirst ? 0 : 1))
    }

    @Test("Failure of the second producer ends the result")
    func secondFailure() {
        first.producer.then(second.producer).start(recorder.observer())
        first.complete()
        second.fail(.second)
        #expect(recorder.history == "failed(second)")
    }

    @Test("Disposal stops the running producer")
    func disposal() {
        first.producer.then(second.producer).start(recorder.observer()).dispose()
        #expect(recorder.history == "interrupted")
        #expect(!first.isRunning)
        #expect(second.starts == 0)
    }

    @Test("Where one of the two cannot fail, the result can fail as the other does")
    func failureTypes() {
        let never = SignalProducer<Int, Never>(value: 1)
        let text = SignalProducer<String, TestFailure>(value: "a")
        never.then(text).start(recorder.observer())
        text.then(SignalProducer<String, Never>(value: "b")).start(recorder.observer())
        never.then(never).map(String.init).startWithValues { recorder.note($0) }
        text.then(Result<String, TestFailure>.success("c")).start(recorder.observer())
        text.then(.empty).start(recorder.observer())
        never.then(SignalProducer<String, Never>(value: "d")).startWithValues { recorder.note($0) }
        #expect(recorder.history == "a completed b completed 1 c completed completed d")
    }

    @Test("100,000 parts chained in a loop start, run and are freed in constant stack")
    func chainedInLoop() {
        onSmallStack {
            var starts = 0
            let part = SignalProducer<Int, Never> {
                starts += 1
                return starts
            }
            var all = part
            for _ in 1..<many(100_000) { all = all.then(part) }
            let recorder = Recorder()
            all.start(recorder.observer())
            all = part
            #expect(recorder.history == "\(many(100_000)) completed")
        }
    }
}
