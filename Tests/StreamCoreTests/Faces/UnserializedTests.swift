import StreamCore
import StreamTesting
import Testing

/// ReactiveSwift's `unserialized` and `reentrantUnserialized` forms, which opt out of a lock that streams here do not have.
@Suite struct UnserializedTests {
    typealias Pipe = (output: Signal<Int, TestFailure>, input: Signal<Int, TestFailure>.Observer)

    /// Sends 1, and 2 from inside the delivery of 1; two observers receive both in one order.
    private func check(_ pipe: Pipe) {
        let (first, second) = (Recorder(), Recorder())
        pipe.output.observe(first.observer())
        pipe.output.observeResult { result in if case .success(1) = result { pipe.input.send(value: 2) } }
        pipe.output.observe(second.observer())
        pipe.input.send(value: 1)
        pipe.input.sendCompleted()
        #expect(first.history == "1 2 completed")
        #expect(second.history == "1 2 completed")
    }

    @Test("Unserialized pipes keep the order of values that are sent from inside a delivery, and dispose at their end")
    func pipes() {
        for make in [Signal<Int, TestFailure>.unserializedPipe, Signal.reentrantUnserializedPipe] {
            let disposable = AnyDisposable()
            check(make(disposable))
            #expect(disposable.isDisposed)
        }
    }

    @Test(
        "Unserialized signals keep the order of values that are sent from inside a delivery, and dispose at their end")
    func signals() {
        for make in [Signal<Int, TestFailure>.unserialized, Signal.reentrantUnserialized] {
            let disposable = AnyDisposable()
            var input: Signal<Int, TestFailure>.Observer?
            let signal = make { observer, lifetime in
                input = observer
                lifetime += disposable
            }
            if let input { check((signal, input)) }
            #expect(disposable.isDisposed)
        }
    }

    @Test("An unserialized producer sends what its closure sends, and disposes at its end")
    func producers() {
        let disposable = AnyDisposable()
        let recorder = Recorder()
        SignalProducer<Int, TestFailure>.unserialized { observer, lifetime in
            lifetime += disposable
            observer.send(value: 1)
            observer.sendCompleted()
        }
        .start(recorder.observer())
        #expect(recorder.history == "1 completed")
        #expect(disposable.isDisposed)
    }
}
