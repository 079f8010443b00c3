import StreamCore
import StreamTesting
import Testing

@Suite struct RepeatTests {
    private let recorder = Recorder()

    @Test("repeat runs the producer the given number of times", arguments: [0, 1, 2, 3])
    func repeats(count: Int) {
        SignalProducer<Int, TestFailure>([1, 2]).repeat(count).start(recorder.observer())
        let history = Array(repeating: "1 2", count: count) + ["completed"]
        #expect(recorder.history == history.joined(separator: " "))
    }

    @Test("repeat does not run the producer again after a failure or an interruption", arguments: [true, false])
    func otherEnds(fails: Bool) {
        let inner = Inner<Int>()
        inner.producer.repeat(3).start(recorder.observer())
        inner.complete()
        if fails { inner.fail(.first) } else { inner.interrupt() }
        #expect(recorder.history == (fails ? "failed(first)" : "interrupted"))
        #expect(inner.starts == 2)
    }

    @Test("repeat starts a producer again that completes later")
    func later() {
        let inner = Inner<Int>()
        let start = inner.producer.repeat(.max).start(recorder.observer())
        for number in 0..<5 {
            inner.send(number)
            inner.complete()
        }
        start.dispose()
        #expect(recorder.history == "0 1 2 3 4 interrupted")
        #expect(inner.starts == 6)
        #expect(!inner.isRunning)
    }

    @Test("An endless repetition stops when enough has been taken")
    func taken() {
        SignalProducer<Int, TestFailure>([1, 2]).repeat(.max).take(first: 3).start(recorder.observer())
        #expect(recorder.history == "1 2 1 completed")
    }

    @Test("A million synchronous runs take constant stack")
    func constantStack() {
        onSmallStack {
            var sum = 0
            SignalProducer<Int, Never>(value: 1).repeat(many(1_000_000)).startWithValues { sum += $0 }
            #expect(sum == many(1_000_000))
        }
    }
}
