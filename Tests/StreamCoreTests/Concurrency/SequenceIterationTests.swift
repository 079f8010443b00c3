import StreamCore
import StreamTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(40)), .takesTurns) struct SequenceIterationTests {
    @Test("Elements are the values, and the end of the sequence completes")
    func sendsElements() async {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        for number in 1...3 { continuation.yield(number) }
        continuation.finish()
        let producer = SignalProducer(stream)
        let _: SignalProducer<Int, Never> = producer
        #expect(await producer.toArray() == [1, 2, 3])
    }

    @Test("An error that a sequence throws is the failure of the producer, with its type, after the values before it")
    func failsTyped() async {
        let numbers = SignalProducer<Int, TestFailure>([1, 2]).concat(SignalProducer(error: .second))
        let recorder = Recorder()
        SignalProducer(numbers.values).start(recorder.observer())
        await wait(for: "the failure") { recorder.count == 3 }
        #expect(recorder.history == "1 2 failed(second)")
        let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
        continuation.finish(throwing: CancellationError())
        await #expect(throws: CancellationError.self) { try await SignalProducer(stream).first() }
    }

    @Test("Every start iterates anew")
    func iteratesAnew() async {
        let starts = Counter()
        let values = SignalProducer<Int, Never> { starts.increment() }.values
        let producer = SignalProducer(values)
        #expect(starts.value == 0)
        #expect(await producer.toArray() == [1])
        #expect(await producer.toArray() == [2])
    }

    @Test("Disposal cancels the task that iterates, and ends the sequence", arguments: Face.allCases)
    func disposalCancels(face: Face) async {
        let recorder = Recorder()
        let (signal, input) = Signal<Int, Never>.pipe()
        let source = SignalProducer<Int, Never> { observer, lifetime in
            lifetime.observeEnded { recorder.note("released") }
            lifetime += signal.observe(observer)
            recorder.note("started")
        }
        let disposable: (any Disposable)? =
            switch face {
            case .producer: SignalProducer(source.values).start(recorder.observer())
            case .signal:
                Signal<Int, Never> { observer, lifetime in
                    lifetime += SignalProducer(source.values).start(observer)
                }.observe(recorder.observer())
            }
        await wait(for: "the start") { recorder.count == 1 }
        input.send(value: 1)
        await wait(for: "the value") { recorder.count == 2 }
        disposable?.dispose()
        input.send(value: 2)
        await wait(for: "the release") { recorder.history.contains("released") }
        #expect(!recorder.history.contains("2"))
    }

    @Test("The consumer ends an endless sequence, from inside a delivery")
    func endsEndless() async {
        let endless = AsyncStream<Int> { 1 }
        #expect(await SignalProducer(endless).take(first: 3).toArray() == [1, 1, 1])
    }

    @Test("A sequence that has ended completes every start")
    func endedCompletes() async {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        continuation.yield(1)
        continuation.finish()
        let producer = SignalProducer(stream)
        #expect(await producer.toArray() == [1])
        #expect(await producer.toArray() == [])
    }

    @Test("Many values pass in order and constant stack")
    func passesMany() async {
        let count = many(100_000)
        let producer = SignalProducer(SignalProducer(1...count).values)
        var last = 0
        for await value in producer.values {
            #expect(value == last + 1)
            last = value
        }
        #expect(last == count)
    }
}
