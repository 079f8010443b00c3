import StreamCore
import Testing

@Suite struct RetryTests {
    private let recorder = Recorder<Int, TestFailure>()

    private func failing(times: Int) -> (producer: SignalProducer<Int, TestFailure>, starts: () -> Int) {
        var starts = 0
        let producer = SignalProducer<Int, TestFailure> { observer, _ in
            starts += 1
            observer.send(value: starts)
            if starts <= times { observer.send(error: .first) } else { observer.sendCompleted() }
        }
        return (producer, { starts })
    }

    @Test("It starts the producer again until it does not fail")
    func succeeds() {
        failing(times: 2).producer.retry(upTo: 5).start(recorder.observer)
        #expect(recorder.history == "1 2 3 completed")
    }

    @Test("It passes on the last failure")
    func givesUp() {
        failing(times: 9).producer.retry(upTo: 2).start(recorder.observer)
        #expect(recorder.history == "1 2 3 failed(first)")
    }

    @Test("With 0 it is the producer itself")
    func none() {
        failing(times: 9).producer.retry(upTo: 0).start(recorder.observer)
        #expect(recorder.history == "1 failed(first)")
    }

    @Test("Every start counts its own attempts")
    func counter() {
        let (producer, starts) = failing(times: .max)
        let retried = producer.retry(upTo: 1)
        retried.start()
        retried.start()
        #expect(starts() == 4)
    }

    @Test("Interruption is not retried, and disposal stops the running attempt", arguments: [true, false])
    func interruption(disposes: Bool) {
        let inner = Inner<Int>()
        let start = inner.producer.retry(upTo: 3).start(recorder.observer)
        inner.fail(.first)
        if disposes { start.dispose() } else { inner.interrupt() }
        #expect(recorder.history == "interrupted")
        #expect(inner.starts == 2)
        #expect(!inner.isRunning)
    }

    @Test("With an interval, attempts wait for it, and the last failure does not")
    func interval() {
        let scheduler = TestScheduler()
        let recorder = Recorder<Int, TestFailure>(scheduler)
        failing(times: 9).producer.retry(upTo: 2, interval: 10, on: scheduler).start(recorder.observer)
        scheduler.run()
        #expect(recorder.history == "0:1 10:2 20:3 20:failed(first)")
    }

    @Test("Disposal ends the wait for the next attempt")
    func disposalWhileWaiting() {
        let scheduler = TestScheduler()
        let (producer, starts) = failing(times: 9)
        let start = producer.retry(upTo: 2, interval: 10, on: scheduler).start(recorder.observer)
        start.dispose()
        scheduler.run()
        #expect(recorder.history == "1 interrupted")
        #expect(starts() == 1)
    }

    @Test("A million synchronous attempts take constant stack")
    func constantStack() {
        onSmallStack {
            let recorder = Recorder<Int, TestFailure>()
            var starts = 0
            let producer = SignalProducer<Int, TestFailure> { () -> Result<Int, TestFailure> in
                starts += 1
                return .failure(.first)
            }
            producer.retry(upTo: many(1_000_000)).start(recorder.observer)
            #expect(starts == many(1_000_000) + 1)
            #expect(recorder.history == "failed(first)")
        }
    }
}
