import StreamCore
import StreamTesting
import Testing

@Suite struct SignalProducerTests {
    private typealias Producer = SignalProducer<Int, TestFailure>

    private func history(_ producer: Producer) -> String {
        let recorder = Recorder()
        producer.start(recorder.observer())
        return recorder.history
    }

    @Test("Each way to make a producer sends its events")
    func constructs() {
        #expect(history(Producer(value: 1)) == "1 completed")
        #expect(history(Producer(error: .first)) == "failed(first)")
        #expect(history(Producer(result: .success(1))) == "1 completed")
        #expect(history(Producer(result: .failure(.first))) == "failed(first)")
        #expect(history(Producer([1, 2])) == "1 2 completed")
        #expect(history(Producer(values: 1, 2, 3)) == "1 2 3 completed")
        #expect(history(Producer { 7 }) == "7 completed")
        #expect(history(Producer { Result<Int, TestFailure>.failure(.second) }) == "failed(second)")
        #expect(history(Result<Int, TestFailure>.success(1).producer) == "1 completed")
        #expect(history(.empty) == "completed")
        #expect(history(.never).isEmpty)
        #expect(history(Producer(Signal<Int, TestFailure>.empty)) == "interrupted")
    }

    @Test("A closure that throws makes a failure")
    func catches() {
        let recorder = Recorder()
        SignalProducer<Int, any Error> { () throws -> Int in throw TestFailure.first }.start(recorder.observer())
        #expect(recorder.history == "failed(first)")
    }

    @Test("The work is done once for every start")
    func startsAnew() {
        var starts = 0
        let producer = Producer { observer, _ in
            starts += 1
            observer.send(value: starts)
            observer.sendCompleted()
        }
        #expect(starts == 0)
        #expect(history(producer) == "1 completed")
        #expect(history(producer) == "2 completed")
    }

    @Test("Disposal interrupts, then ends the lifetime, once")
    func disposes() {
        let recorder = Recorder()
        var input: Signal<Int, TestFailure>.Observer?
        let producer = Producer { observer, lifetime in
            input = observer
            lifetime.observeEnded { recorder.note("ended") }
        }
        let start = producer.start(recorder.observer())
        #expect(!start.isDisposed)
        start.dispose()
        start.dispose()
        input?.send(value: 1)
        #expect(start.isDisposed)
        #expect(recorder.history == "interrupted ended")
    }

    @Test("The lifetime ends after the terminal event")
    func endsLifetime() {
        let recorder = Recorder()
        Producer { observer, lifetime in
            lifetime.observeEnded { recorder.note("ended") }
            observer.sendCompleted()
            recorder.note("after")
        }
        .start(recorder.observer())
        #expect(recorder.history == "completed ended after")
    }

    @Test("Releasing the observer of a start interrupts it")
    func interruptsWithInput() {
        #expect(history(Producer { _, _ in }) == "interrupted")
    }

    @Test("Each way to start a producer takes its kind of event")
    func startsKinds() {
        let recorder = Recorder()
        Producer([1]).startWithResult { recorder.note("\($0)") }
        Producer.empty.startWithCompleted { recorder.note("completed") }
        Producer(error: .first).startWithFailed { recorder.note("failed(\($0))") }
        Producer.never.startWithInterrupted { recorder.note("interrupted") }.dispose()
        Producer(value: 2).start { recorder.note("\($0)") }
        SignalProducer<Int, Never>(value: 3).startWithValues { recorder.note("\($0)") }
        #expect(recorder.history == "success(1) completed failed(first) interrupted VALUE 2 COMPLETED 3")
    }

    @Test("startWithSignal sets up before the work, and returns what its closure did")
    func setsUpFirst() {
        let recorder = Recorder()
        let answer = Producer([1, 2]).on(starting: { recorder.note("starting") }).startWithSignal { signal, _ in
            recorder.note("setup")
            signal.observe(recorder.observer())
            return 42
        }
        #expect(answer == 42)
        #expect(recorder.history == "setup starting 1 2 completed")
    }

    @Test("Disposing in the closure of startWithSignal cancels the start")
    func cancelsInSetup() {
        let recorder = Recorder()
        Producer([1])
            .on(starting: { recorder.note("starting") }, started: { recorder.note("started") })
            .startWithSignal { signal, interrupter in
                signal.observe(recorder.observer())
                interrupter.dispose()
            }
        #expect(recorder.history == "interrupted")
    }

    @Test("The handle of startWithSignal interrupts and ends the work")
    func interruptsStartedSignal() {
        let recorder = Recorder()
        let handle = Producer.never.on(disposed: { recorder.note("disposed") }).startWithSignal { signal, interrupter in
            signal.observe(recorder.observer())
            return interrupter
        }
        handle.dispose()
        #expect(recorder.history == "interrupted disposed")
    }

    @Test("A lifted operator is applied to every start, and misses nothing")
    func lifts() {
        var applications = 0
        let lifted = Producer([1, 2]).lift { signal in
            applications += 1
            return signal.map { $0 * 10 }
        }
        #expect(applications == 0)
        #expect(history(lifted) == "10 20 completed")
        #expect(history(lifted) == "10 20 completed")
        #expect(applications == 2)
    }

    @Test("A lifted operator of two signals starts the other first")
    func liftsTwo() {
        let recorder = Recorder()
        let lifted = Producer([1]).on(starting: { recorder.note("receiver") })
            .lift { (signal: Signal<Int, TestFailure>) in { (_: Signal<Int, Never>) in signal } }
        lifted(SignalProducer<Int, Never>([2]).on(starting: { recorder.note("argument") })).start(recorder.observer())
        #expect(recorder.history == "argument receiver 1 completed")
    }

    @Test("Disposing a lifted start ends the work of both")
    func disposesLifted() {
        let recorder = Recorder()
        Producer.never.on(disposed: { recorder.note("disposed") }).lift { $0.map { $0 } }.start(recorder.observer())
            .dispose()
        #expect(recorder.history == "interrupted disposed")
    }

    @Test("A sequence stops as soon as the start is disposed")
    func stopsSequence() {
        let recorder = Recorder()
        var start: (any Disposable)?
        Producer(1...many(1_000_000)).startWithSignal { signal, interrupter in
            start = interrupter
            signal.observe(recorder.observer())
            signal.observe(Signal.Observer(value: { if $0 == 2 { start?.dispose() } }))
        }
        #expect(recorder.history == "1 2 interrupted")
    }

    @Test("Values of a hot signal come from the moment of the start")
    func followsSignal() {
        let recorder = Recorder()
        let (signal, input) = Signal<Int, Never>.pipe()
        input.send(value: 1)
        let start = signal.producer.start(recorder.observer())
        input.send(value: 2)
        start.dispose()
        input.send(value: 3)
        #expect(recorder.history == "2 interrupted")
    }
}
