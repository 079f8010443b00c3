import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct ConcatTests {
    private let recorder = Recorder()
    private let first = Inner<Int>()
    private let second = Inner<Int>()

    @Test("concat starts the second producer when the first has completed")
    func order() {
        first.producer.concat(second.producer).start(recorder.observer())
        first.send(1)
        #expect(second.starts == 0)
        first.complete()
        second.send(2)
        #expect(recorder.history == "1 2")
        second.complete()
        #expect(recorder.history == "1 2 completed")
    }

    @Test("Failure of the first producer ends the result")
    func failure() {
        first.producer.concat(second.producer).start(recorder.observer())
        first.fail(.first)
        #expect(recorder.history == "failed(first)")
        #expect(second.starts == 0)
    }

    @Test("Interruption of the first producer counts as its completion")
    func interruption() {
        first.producer.concat(second.producer).start(recorder.observer())
        first.interrupt()
        second.send(2)
        #expect(recorder.history == "2")
    }

    @Test("Disposal stops the running producer and starts no other")
    func disposal() {
        first.producer.concat(second.producer).start(recorder.observer()).dispose()
        #expect(recorder.history == "interrupted")
        #expect(!first.isRunning)
        #expect(second.starts == 0)
    }

    @Test("Nothing is started after enough has been taken")
    func stopsWhenTaken() {
        SignalProducer(value: 1).concat(second.producer).take(first: 1).start(recorder.observer())
        #expect(recorder.history == "1 completed")
        #expect(second.starts == 0)
    }

    @Test("Values, failures, signals and prefixes can be put in line")
    func forms() {
        SignalProducer<Int, TestFailure>([2, 3])
            .concat(value: 4)
            .concat(Result<Int, TestFailure>.success(5))
            .prefix(value: 1)
            .prefix(SignalProducer(value: 0))
            .prefix(Result<Int, TestFailure>.success(-1))
            .concat(error: .second)
            .start(recorder.observer())
        #expect(recorder.history == "-1 0 1 2 3 4 5 failed(second)")
    }

    @Test("100,000 parts appended in a loop start, run and are freed in constant stack", arguments: [true, false])
    func appendedInLoop(immediate: Bool) {
        onSmallStack {
            var sum = 0
            var all = SignalProducer<Int, Never>.empty
            for _ in 0..<many(100_000) { all = all.concat(immediate ? SignalProducer(value: 1) : SignalProducer([1])) }
            all.startWithValues { sum += $0 }
            all = .empty
            #expect(sum == many(100_000))
        }
    }

    @Test("100,000 parts put in front in a loop start, run and are freed in constant stack")
    func prefixedInLoop() {
        onSmallStack {
            var sum = 0
            var all = SignalProducer<Int, Never>.empty
            for _ in 0..<many(100_000) { all = all.prefix(SignalProducer([1])) }
            all.startWithValues { sum += $0 }
            all = .empty
            #expect(sum == many(100_000))
        }
    }

    @Test("Parts that end on other threads follow one another")
    func threads() {
        let (signal, input) = Signal<Int, Never>.pipe()
        var all = SignalProducer<Int, Never>.empty
        for _ in 0..<1000 { all = all.concat(signal.producer.take(first: 1)) }
        var count = 0
        var isCompleted = false
        all.start(Signal.Observer(value: { count += $0 }, completed: { isCompleted = true }))
        onThreads(8) { _ in
            for _ in 0..<5000 { input.send(value: 1) }
        }
        #expect(count == 1000)
        #expect(isCompleted)
    }
}
