import StreamCore
import StreamTesting
import Testing

@Suite struct RetryTests {
    private let recorder = Recorder()

    private func failing(times: Int) -> (producer: SignalProducer<Int, TestFailure>, starts: () -> Int) {
        var starts = 0
        let producer = SignalProducer<Int, TestFailure> { observer, _ in
            starts += 1
            observer.send(value: starts)
            if starts <= times { observer.send(error: .first) } else { observer.sendCompleted() }
        }
        return (producer, { starts })
    }

    @Test("retry starts the producer again until it does not fail")
    func succeeds() {
        failing(times: 2).producer.retry(upTo: 5).start(recorder.observer())
        #expect(recorder.history == "1 2 3 completed")
    }

    @Test("retry passes on the last failure")
    func givesUp() {
        failing(times: 9).producer.retry(upTo: 2).start(recorder.observer())
        #expect(recorder.history == "1 2 3 failed(first)")
    }

    @Test("With 0 it is the producer itself")
    func none() {
        failing(times: 9).producer.retry(upTo: 0).start(recorder.observer())
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
        let start = inner.producer.retry(upTo: 3).start(recorder.observer())
        inner.fail(.first)
        if disposes { start.dispose() } else { inner.interrupt() }
        #expect(recorder.history == "interrupted")
        #expect(inner.starts == 2)
        #expect(!inner.isRunning)
    }

    @Test("With an interval, attempts wait for it, and the last failure does not")
    func interval() {
        let scheduler = TestScheduler()
        let recorder = Recorder(clock: scheduler)
        failing(times: 9).producer.retry(upTo: 2, interval: 10, on: scheduler).start(recorder.observer())
        scheduler.run()
        #expect(recorder.history == "0:1 10:2 20:3 20:failed(first)")
    }

    @Test("Disposal ends the wait for the next attempt")
    func disposalWhileWaiting() {
        let scheduler = TestScheduler()
        let (producer, starts) = failing(times: 9)
        let start = producer.retry(upTo: 2, interval: 10, on: scheduler).start(recorder.observer())
        start.dispose()
        scheduler.run()
        #expect(recorder.history == "1 interrupted")
        #expect(starts() == 1)
    }

    @Test("With a backoff, each attempt waits as it says")
    func backoff() {
        let scheduler = TestScheduler()
        let recorder = Recorder(clock: scheduler)
        failing(times: 9).producer
            .retry(upTo: 4, backoff: .exponential(initial: 1, limit: 3), on: scheduler)
            .start(recorder.observer())
        scheduler.run()
        #expect(recorder.history == "0:1 1:2 3:3 6:4 9:5 9:failed(first)")
    }

    @Test("Every start has its own backoff")
    func backoffOfEachStart() {
        let scheduler = TestScheduler()
        let retried = failing(times: .max).producer.retry(upTo: 2, backoff: .exponential(initial: 1), on: scheduler)
        for _ in 1...2 {
            let recorder = Recorder(clock: scheduler)
            retried.start(recorder.observer())
            scheduler.advance(by: 2.5)
            #expect(recorder.count == 2)
            scheduler.advance(by: 0.5)
            #expect(recorder.history.hasSuffix("failed(first)"))
        }
    }

    @Test("Disposal ends the wait of a backoff")
    func disposalInBackoff() {
        let scheduler = TestScheduler()
        let (producer, starts) = failing(times: 9)
        let start = producer.retry(upTo: 2, backoff: .constant(10), on: scheduler).start(recorder.observer())
        scheduler.advance(by: 5)
        start.dispose()
        scheduler.run()
        #expect(recorder.history == "1 interrupted")
        #expect(starts() == 1)
    }

    @Test("With 0 retries a backoff is not asked")
    func noBackoff() {
        failing(times: 9).producer.retry(upTo: 0, backoff: .constant(10), on: TestScheduler()).start(
            recorder.observer())
        #expect(recorder.history == "1 failed(first)")
    }

    @Test("A million synchronous attempts take constant stack")
    func constantStack() {
        onSmallStack {
            let recorder = Recorder()
            var starts = 0
            let producer = SignalProducer<Int, TestFailure> { () -> Result<Int, TestFailure> in
                starts += 1
                return .failure(.first)
            }
            producer.retry(upTo: many(1_000_000)).start(recorder.observer())
            #expect(starts == many(1_000_000) + 1)
            #expect(recorder.history == "failed(first)")
        }
    }
}
