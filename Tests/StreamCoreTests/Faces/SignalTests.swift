import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct SignalTests {
    @Test("The generator runs at once, and its events are sent")
    func runsGenerator() {
        var input: Signal<Int, TestFailure>.Observer?
        let signal = Signal<Int, TestFailure> { observer, _ in input = observer }
        let recorder = Recorder()
        signal.observe(recorder.observer())
        input?.send(value: 1)
        input?.sendCompleted()
        #expect(recorder.history == "1 completed")
    }

    @Test("The lifetime ends after the terminal event, whatever it is", arguments: 0...2)
    func endsLifetime(end: Int) {
        let recorder = Recorder()
        var input: Signal<Int, TestFailure>.Observer?
        let signal = Signal<Int, TestFailure> { observer, lifetime in
            input = observer
            lifetime.observeEnded { recorder.note("ended") }
        }
        signal.observe(recorder.observer())
        switch end {
        case 0: input?.sendCompleted()
        case 1: input?.send(error: .first)
        default: input?.sendInterrupted()
        }
        #expect(recorder.history == ["completed ended", "failed(first) ended", "interrupted ended"][end])
    }

    @Test("A signal that ended in its generator interrupts every observer")
    func endsInGenerator() {
        let recorder = Recorder()
        let signal = Signal<Int, Never> { observer, lifetime in
            lifetime.observeEnded { recorder.note("ended") }
            observer.sendCompleted()
        }
        #expect(signal.observe(recorder.observer()) == nil)
        #expect(recorder.history == "ended interrupted")
    }

    @Test("empty interrupts whoever observes it; never sends nothing")
    func makesEmptyAndNever() {
        let recorder = Recorder()
        #expect(Signal<Int, Never>.empty.observe(recorder.observer()) == nil)
        #expect(Signal<Int, Never>.never.observe(recorder.observer()) != nil)
        #expect(recorder.history == "interrupted")
    }

    @Test("A pipe disposes of what it was given when the signal ends")
    func disposesWithPipe() {
        let disposable = AnyDisposable()
        let (signal, input) = Signal<Int, Never>.pipe(disposable: disposable)
        signal.observe(Signal.Observer())
        #expect(!disposable.isDisposed)
        input.sendCompleted()
        #expect(disposable.isDisposed)
    }

    @Test("All observers see an event, in the order in which they came")
    func keepsObserversInOrder() {
        let recorder = Recorder()
        let (signal, input) = Signal<Int, Never>.pipe()
        for name in ["a", "b", "c"] { signal.observeValues { recorder.note("\(name)\($0)") } }
        input.send(value: 1)
        input.send(value: 2)
        #expect(recorder.history == "a1 b1 c1 a2 b2 c2")
    }

    @Test("A value that is sent from inside a delivery comes after it, for every observer")
    func keepsOrderUnderRecursion() {
        let recorder = Recorder()
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.observeValues { value in
            recorder.note("a\(value)")
            if value < 3 { input.send(value: value + 1) }
        }
        signal.observeValues { recorder.note("b\($0)") }
        signal.map { $0 * 10 }.observeValues { recorder.note("c\($0)") }
        input.send(value: 1)
        #expect(recorder.history == "a1 b1 c10 a2 b2 c20 a3 b3 c30")
    }

    @Test("A million sends, each from inside the delivery of the one before, take constant stack")
    func takesConstantStack() {
        onSmallStack {
            let (signal, input) = Signal<Int, Never>.pipe()
            var last = 0
            signal.observeValues { value in
                last = value
                if value < many(1_000_000) { input.send(value: value + 1) }
            }
            input.send(value: 1)
            #expect(last == many(1_000_000))
        }
    }

    @Test("Completion from inside a delivery comes after it")
    func completesUnderRecursion() {
        let recorder = Recorder()
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.observeValues { _ in input.sendCompleted() }
        signal.observe(recorder.observer())
        input.send(value: 1)
        input.send(value: 2)
        #expect(recorder.history == "1 completed")
    }

    @Test("Disposal of an observation stops its calls at once, even during a delivery")
    func stopsAtOnce() {
        let recorder = Recorder()
        let (signal, input) = Signal<Int, Never>.pipe()
        var observation: (any Disposable)?
        signal.observeValues { _ in observation?.dispose() }
        observation = signal.observe(recorder.observer())
        input.send(value: 1)
        #expect(recorder.history.isEmpty)
        #expect(observation?.isDisposed == true)
    }

    @Test("An observer that is added during a delivery misses only the delivered value")
    func addsDuringDelivery() {
        let recorder = Recorder()
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.observeValues { if $0 == 1 { signal.observe(recorder.observer()) } }
        input.send(value: 1)
        input.send(value: 2)
        #expect(recorder.history == "2")
    }

    @Test("Each way to observe a signal takes its kind of event")
    func observesKinds() {
        let recorder = Recorder()
        for end in [Signal<Int, TestFailure>.Event.completed, .failed(.first), .interrupted] {
            let (signal, input) = Signal<Int, TestFailure>.pipe()
            signal.observeResult { recorder.note("\($0)") }
            signal.observeCompleted { recorder.note("completed") }
            signal.observeFailed { recorder.note("failed(\($0))") }
            signal.observeInterrupted { recorder.note("interrupted") }
            signal.observe { recorder.note("\($0)") }
            input.send(end)
        }
        #expect(
            recorder.history
                == """
                completed COMPLETED failure(StreamCoreTests.TestFailure.first) failed(first) FAILED first \
                interrupted INTERRUPTED
                """)
    }

    @Test("Threads that send together are delivered one at a time, and nothing is lost")
    func serializesThreads() {
        let (signal, input) = Signal<Int, Never>.pipe()
        var count = 0
        signal.map { $0 + 1 }.filter { _ in true }.observeValues { count += $0 }
        onThreads(8) { _ in
            for _ in 0..<10_000 { input.send(value: 0) }
        }
        #expect(count == 80_000)
    }

    @Test("Two signals that forward to each other from two threads do not deadlock")
    func avoidsDeadlock() {
        let (first, firstInput) = Signal<Int, Never>.pipe()
        let (second, secondInput) = Signal<Int, Never>.pipe()
        first.observeValues { if $0 > 0 { secondInput.send(value: $0 - 1) } }
        second.observeValues { if $0 > 0 { firstInput.send(value: $0 - 1) } }
        onThreads(2) { thread in
            let input = thread == 0 ? firstInput : secondInput
            for _ in 0..<10_000 { input.send(value: 1) }
        }
        var isDelivered = false
        first.observeValues { _ in isDelivered = true }
        firstInput.send(value: 0)
        #expect(isDelivered)
    }
}
